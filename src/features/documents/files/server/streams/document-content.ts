import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { type DomainEvent, recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { documentContent } from '../../contract/files.ts'
import { describeBlocked } from '../../rules/document-check.ts'
import { findKind, getPreview } from '../../rules/document-kind.ts'
import { addExtension } from '../../rules/document-name.ts'
import { createDocumentEvent } from '../change-documents.ts'
import { checkColumns, checkRow, getCheck, refuseMissingDocument } from '../entries.ts'

const contents = z.object({
  id: z.string(),
  organization_id: z.string(),
  candidate_id: z.nullable(z.string()),
  folder_id: z.nullable(z.string()),
  name: z.string(),
  version: z.number(),
  mime: z.string(),
  stored_as: z.string(),
  ...checkRow.shape,
})

const find = async (tx: Tx, id: string, number: number | undefined) =>
  await tx.one(
    contents,
    sql`select f.id, f.organization_id, f.candidate_id, f.folder_id, f.name, f.version, f.mime, f.stored_as, ${checkColumns(tx)}
          from document_files f left join document_checks k on k.organization_id = f.organization_id and k.stored_as = f.stored_as
          where ${tenantCondition(tx, 'f')} and f.id = ${id} and (${number ?? null}::int is null or f.version = ${number ?? null})
        union all
        select f.id, f.organization_id, f.candidate_id, f.folder_id, f.name, v.number, v.mime, v.stored_as, ${checkColumns(tx)}
          from document_files f join document_versions v on ${tenantCondition(tx, 'v')} and v.file_id = f.id
            left join document_checks k on k.organization_id = v.organization_id and k.stored_as = v.stored_as
          where ${tenantCondition(tx, 'f')} and f.id = ${id} and v.number = ${number ?? null}`,
  )

/** Whether this is one more piece of a reading that was recorded just now: a reader of long files asks for many. */
const isRecorded = async (tx: Tx, range: string | undefined, who: string, event: DomainEvent) => {
  if (range === undefined) return false
  const found = await tx.one(
    z.object({ there: z.boolean() }),
    sql`select exists (select from events where organization_id = ${event.organizationId} and about = ${event.about} and who = ${who}
          and name = ${event.name} and at > now() - interval '10 minutes') as there`,
  )
  return found?.there ?? false
}

/** The bytes of a version. A page can show PDF and images; nothing in them runs, and everything else is a download. */
export const documentContentRoute = stream(
  documentContent,
  async ({ input, actor, transact, request, reply, services: { files } }) => {
    const open = async (tx: Tx) => {
      const row = await find(tx, input.id, input.version)
      if (!row) return undefined
      if (!row.opens) throw new UserError('forbidden', describeBlocked(getCheck(row)))
      const contents = { name: row.name, version: row.version }
      const event = createDocumentEvent('files', input.as === 'view' ? 'viewed' : 'downloaded', row, null, contents)
      if (!(await isRecorded(tx, request.headers.range, actor.userId, event)))
        await recordEvents(tx, actor.userId, [event])
      return row
    }
    const found = await transact(open, { records: true })
    if (!found) throw refuseMissingDocument()
    const isShown = input.as === 'view' && getPreview(found.mime) !== null
    return await files.send(reply, found.stored_as, {
      name: addExtension(found.name, findKind(found.mime)?.extensions ?? []),
      download: !isShown,
      etag: `"${found.id}-${found.version}"`,
      contentType: findKind(found.mime)?.mime ?? 'application/octet-stream',
      harmless: true,
    })
  },
)
