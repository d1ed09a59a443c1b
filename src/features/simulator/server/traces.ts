import { sql } from 'drizzle-orm'
import type { Trace } from '../../../platform/server/traces.ts'
import { byNumber, numbersOf } from '../../opt-outs/server/door.ts'

/** What the simulated phones hold of a candidate. */
export const simulatorTraces: readonly Trace[] = [
  {
    table: 'simulated_texts',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and (candidate_id = any(${sql.param(gone.ids)}::uuid[])
          or (candidate_id is null and (to_phone in (${numbersOf(gone)}) or from_phone in (${numbersOf(gone)}))))`,
    erase: 'delete',
    merge: 'stay',
  },
  { table: 'simulated_replies', by: byNumber, erase: 'delete', merge: 'stay' },
  { table: 'simulated_phones', by: byNumber, erase: 'delete', merge: 'stay' },
]
