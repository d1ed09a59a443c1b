import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { fileDocument } from '../../../../documents/files/server/public.ts'
import { fileTextMedia } from '../../contract/text-media.ts'

const found = z.object({
  organizationId: z.string(),
  candidateId: z.nullable(z.string()),
  key: z.nullable(z.string()),
  mime: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
})

const find = async (tx: Tx, id: string) => {
  const media = await tx.one(
    found,
    sql`select m.organization_id as "organizationId", t.candidate_id as "candidateId", m.stored_as as key, m.mime, m.document_id as "documentId"
        from text_media m left join text_messages t on ${tenantCondition(tx, 't')} and t.organization_id = m.organization_id and t.id = m.message_id
        where ${tenantCondition(tx, 'm')} and m.id = ${id}`,
  )
  if (!media) throw new UserError('not-found', 'File not found')
  const { candidateId, key, mime, documentId } = media
  if (documentId !== null) throw new UserError('conflict', 'This file is already a document.')
  if (candidateId === null) throw new UserError('conflict', 'File the number with a candidate first.')
  if (key === null || mime === null) throw new UserError('conflict', 'This file isn’t available.')
  return { organizationId: media.organizationId, candidateId, key, mime }
}

/** Files a picture or file of a text with its candidate: the bytes are copied, so that each goes its own way later. */
export const fileTextMediaRoute = external(fileTextMedia, async ({ input, transact, services, actor, now }) => {
  const media = await transact(async (tx) => await find(tx, input.id), { readOnly: true })
  const bytes = await services.files.bytes(media.key)
  const { organizationId, candidateId, mime } = media
  const filed = { organizationId, candidateId, mime, name: input.name, by: actor.userId, at: now.toISOString() }
  return await fileDocument(bytes, filed, {
    files: services.files,
    inTransaction: transact,
    // Locked before anything is written: a second press waits here, and learns of it.
    before: async (tx) => {
      await tx.run(
        sql`select from text_media m where m.organization_id = ${organizationId} and m.id = ${input.id} for update`,
      )
      await find(tx, input.id)
    },
    after: async (tx, documentId) => {
      await tx.run(
        sql`update text_media m set document_id = ${documentId}, filed_by = ${actor.userId} where m.organization_id = ${organizationId} and m.id = ${input.id}`,
      )
      await notifyChange(tx, [organizationId], ['texts'])
    },
  })
})
