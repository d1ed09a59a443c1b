import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { clearFilledFields, forgetConsent, removeImported } from '../../../candidates/directory/server/public.ts'
import { undoImport } from '../contract/imports.ts'
import { removeImportNotes } from './import-notes.ts'
import { canUndo, type ImportRecord, loadImport } from './import-records.ts'

/** Why a candidate stays: the first that holds. Looking at a résumé is no change. */
const reasonToStay = (one: ImportRecord): SQL => sql`
  case
    when exists (select from text_recipients t where t.organization_id = c.organization_id and t.candidate_id = c.id) then 'Was texted since'
    when exists (select from interviews i where i.organization_id = c.organization_id and i.candidate_id = c.id) then 'Has an interview'
    when exists (select from candidate_notes n where n.organization_id = c.organization_id and n.candidate_id = c.id) then 'Has a note'
    when exists (select from import_changes x where x.organization_id = c.organization_id and x.candidate_id = c.id
      and x.import_id <> ${one.id}) then 'Was filled by a later import'
    when exists (select from events f where f.organization_id = c.organization_id and f.about = c.id and f.name not in ('resume.viewed', 'resume.opened'))
      then 'Was changed since'
  end`

const total = z.object({ n: z.number() })
const stays = z.object({ id: z.string(), full_name: z.string(), reason: z.string() })

const removeCreated = async (tx: Tx, one: ImportRecord) => {
  const judged = sql`judged as (
    select c.id, c.full_name, ${reasonToStay(one)} as reason from all_candidates c
    where c.organization_id = ${one.organization_id} and c.import_id = ${one.id} order by c.id for update of c)`
  const staying = await tx.rows(
    stays,
    sql`with ${judged} select * from judged where reason is not null order by full_name, id`,
  )
  const gone = await removeImported(
    tx,
    one,
    staying.map(({ id }) => id),
  )
  return { gone, staying }
}

const claim = async (tx: Tx, id: string, now: Date): Promise<ImportRecord> => {
  const seen = await loadImport(tx, id)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${seen.organization_id}`}, 0))`)
  const one = await loadImport(tx, id)
  if (one.state === 'running') throw new UserError('conflict', 'This import is still running. Undo it when it’s done.')
  if (!canUndo(one, now)) throw new UserError('conflict', 'You can no longer undo this import.')
  const marked = await tx.one(
    total,
    sql`with marked as (update imports set undone_at = ${now.toISOString()}
      where ${tenantCondition(tx)} and id = ${id} returning 1) select count(*)::int as n from marked`,
  )
  if (marked?.n !== 1) throw new UserError('not-found', 'Import not found')
  return one
}

/**
 * Undoes an import: removes people it added, empties fields it filled. People changed since stay and are named with the
 * reason.
 */
export const undoImportRoute = command(undoImport, async ({ input, tx, now }) => {
  const one = await claim(tx, input.id, now)
  await removeImportNotes(tx, one.id)
  const created = await removeCreated(tx, one)
  const filled = await clearFilledFields(tx, one)
  if (one.consent !== null) await forgetConsent(tx, one, { source: one.consent, at: one.at })
  const staying = [...created.staying, ...filled.staying]
  const reply = { removed: created.gone, restored: filled.restored, stayed: staying.length }
  return {
    reply: {
      ...reply,
      examples: staying.slice(0, 50).map(({ id, full_name, reason }) => ({ id, name: cleanName(full_name), reason })),
    },
    events: [{ name: 'import.undone', about: one.id, organizationId: one.organization_id, after: reply }],
  }
})
