import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { moveRows } from '../../../../platform/server/merging/merge-personal-data.ts'
import {
  type ErasureTarget,
  type MergedPair,
  matchPeople,
  type PersonalDataTable,
  type ReversibleMerge,
  type UndoNotes,
} from '../../../../platform/server/personal-data.ts'
import { dropEmptyThread, parseThreadsWritten, splitThread } from '../../../texting/messages/server/public.ts'

const selectRecipientIds = (gone: ErasureTarget) =>
  sql`select r.id from text_recipients r where ${matchPeople('candidate_id', gone)}`

/** Notes that were written into a thread after it had moved stay with the kept record. */
const keepNewer = async (tx: Tx, merged: MergedPair, written: UndoNotes, known: string) => {
  const { organizationId, keptId, otherId } = merged
  const newer = sql`n.organization_id = ${organizationId} and n.recipient_id in (
      select r.id from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${otherId})
    and not exists (select from jsonb_to_recordset(${known}::jsonb) as k(id uuid) where k.id = n.id)`
  if ((await tx.run(sql`select from text_notes n where ${newer} limit 1`)) === 0) return
  await splitThread(tx, merged, written)
  await tx.run(
    sql`update text_notes n set recipient_id = mine.id from text_recipients mine
        where ${newer} and mine.organization_id = ${organizationId} and mine.candidate_id = ${keptId}`,
  )
}

/**
 * Moves notes of the other record to the kept record's thread. The threads were merged before, and split before the
 * notes.
 */
const mergeNotes: ReversibleMerge = {
  there: async (tx, { organizationId, keptId, otherId }, written) => {
    const threads = parseThreadsWritten(written)
    // They came with their thread; which ones, tells those that are written later.
    if (threads && 'moved' in threads) {
      const { rows } = await moveRows(
        tx,
        sql`select n.id from text_notes n where n.organization_id = ${organizationId} and n.recipient_id = ${threads.moved.id}`,
      )
      return { count: 0, rows }
    }
    return await moveRows(
      tx,
      sql`update text_notes n set recipient_id = mine.id from text_recipients mine, text_recipients theirs
          where n.organization_id = ${organizationId} and n.recipient_id = theirs.id
            and mine.organization_id = ${organizationId} and theirs.organization_id = ${organizationId}
            and mine.candidate_id = ${keptId} and theirs.candidate_id = ${otherId} returning n.id`,
    )
  },
  back: async (tx, merged, written) => {
    const { organizationId, keptId, otherId } = merged
    const known = JSON.stringify(written.text_notes ?? [])
    const back = await tx.run(
      sql`update text_notes n set recipient_id = theirs.id
          from text_recipients mine, text_recipients theirs, jsonb_to_recordset(${known}::jsonb) as k(id uuid)
          where n.organization_id = ${organizationId} and n.id = k.id and n.recipient_id = mine.id
            and mine.organization_id = ${organizationId} and theirs.organization_id = ${organizationId}
            and mine.candidate_id = ${keptId} and theirs.candidate_id = ${otherId}`,
    )
    const threads = parseThreadsWritten(written)
    if (threads && 'moved' in threads) await keepNewer(tx, merged, written, known)
    await dropEmptyThread(tx, merged, written)
    return back
  },
}

/** Personal data of a candidate in the inbox: the notes in their thread. */
export const inboxTraces: readonly PersonalDataTable[] = [
  {
    table: 'text_notes',
    by: (gone) => sql`organization_id = ${gone.organizationId} and recipient_id in (${selectRecipientIds(gone)})`,
    erase: 'delete',
    merge: mergeNotes,
  },
]
