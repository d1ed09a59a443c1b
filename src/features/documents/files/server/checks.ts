import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { releaseDocument } from '../contract/changes.ts'
import { createDocumentEvent, requireLiveFile } from './change-documents.ts'

export type Inspection = { state: 'waiting' | 'checked' | 'quarantined'; reason: string | null }

/** Stores the findings from before the bytes were stored, in the transaction that stores their owner. */
export const saveCheck = async (
  tx: Tx,
  of: { organizationId: string; stored_as: string; by: string | null; at: string },
  { state, reason }: Inspection,
) => {
  await tx.run(sql`insert into document_checks (organization_id, stored_as, state, reason, uploaded_by, created_at, checked_at)
    values (${of.organizationId}, ${of.stored_as}, ${state}, ${reason}, ${of.by}, ${of.at}, ${state === 'waiting' ? null : of.at})`)
}

/** Returns the event of a hold, one of its own: no one but the check decided it. */
export const createQuarantineEvents = (
  row: Parameters<typeof createDocumentEvent>[2],
  name: string,
  { reason }: Inspection,
): DomainEvent[] => (reason === null ? [] : [createDocumentEvent('files', 'held', row, null, { name, reason })])

const held = z.object({
  stored_as: z.string(),
  version: z.number(),
  state: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  released_at: z.nullable(z.string()),
})

/** Releases a file that the check holds or has not come to yet, by an Admin with a reason. */
export const releaseDocumentRoute = command(releaseDocument, async ({ input, tx, actor, now }) => {
  const reason = input.reason.trim()
  if (reason === '') throw UserError.at('reason', 'Enter why this file is safe.')
  const file = await requireLiveFile(tx, input.id)
  const row = await tx.one(
    held,
    sql`select v.stored_as, v.version, k.state, k.reason, k.released_at
        from (select stored_as, version from document_files where ${tenantCondition(tx)} and id = ${file.id}
              union all select stored_as, number from document_versions where ${tenantCondition(tx)} and file_id = ${file.id}) v
          left join document_checks k on k.organization_id = ${file.organization_id} and k.stored_as = v.stored_as
        where v.version = ${input.version ?? file.version}`,
  )
  if (!row) throw new UserError('not-found', 'Version not found')
  if (row.state !== 'quarantined' || row.released_at !== null)
    throw new UserError('conflict', 'This file is no longer held.')
  await tx.run(sql`update document_checks set released_by = ${actor.userId}, released_at = ${now.toISOString()}, release_reason = ${reason}
    where organization_id = ${file.organization_id} and stored_as = ${row.stored_as}`)
  const event = createDocumentEvent(
    'files',
    'released',
    file,
    { held: row.reason },
    { name: file.name, version: row.version, reason },
  )
  return { reply: { id: file.id, name: file.name }, events: [event] }
})
