import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { type Gone, isOneOf, type Merged, type Trace } from '../../../platform/server/traces.ts'

const threadsOf = (gone: Gone) => sql`select r.id from text_recipients r where ${isOneOf('candidate_id', gone)}`

/** Notes of the other record lie in the kept one's thread from now on; the threads were merged before. */
const mergeNotes = async (tx: Tx, { organizationId, keptId, otherId }: Merged) =>
  await tx.run(
    sql`update text_notes n set recipient_id = mine.id from text_recipients mine, text_recipients theirs
        where n.organization_id = ${organizationId} and n.recipient_id = theirs.id
          and mine.organization_id = ${organizationId} and theirs.organization_id = ${organizationId}
          and mine.candidate_id = ${keptId} and theirs.candidate_id = ${otherId}`,
  )

/** What the inbox holds of a candidate: the notes in their thread. */
export const inboxTraces: readonly Trace[] = [
  {
    table: 'text_notes',
    by: (gone) => sql`organization_id = ${gone.organizationId} and recipient_id in (${threadsOf(gone)})`,
    erase: 'delete',
    merge: mergeNotes,
  },
]
