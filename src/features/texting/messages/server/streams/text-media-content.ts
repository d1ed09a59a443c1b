import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { findKind, getPreview } from '../../../../documents/files/rules/document-kind.ts'
import { textMediaContent } from '../../contract/text-media.ts'

const stored = z.object({ key: z.string(), name: z.string(), mime: z.string() })

/** The bytes of a picture or file, for people who may read its text. Pages show pictures and PDF; all else is a download. */
export const textMediaContentRoute = stream(textMediaContent, async ({ input, transact, services, reply }) => {
  const file = await transact(
    async (tx) =>
      await tx.one(
        stored,
        sql`select m.stored_as as key, m.name, m.mime from text_media m where ${tenantCondition(tx, 'm')} and m.id = ${input.id} and m.state = 'kept'`,
      ),
    { readOnly: true },
  )
  if (!file) throw new UserError('not-found', 'File not found')
  return await services.files.send(reply, file.key, {
    name: file.name,
    download: input.as !== 'view' || getPreview(file.mime) === null,
    contentType: findKind(file.mime)?.mime ?? 'application/octet-stream',
    harmless: true,
  })
})
