import { sql } from 'drizzle-orm'
import { matchNumber, type PersonalDataTable, selectByNumber } from '../../../../platform/server/personal-data.ts'

/** Personal data of a candidate on the simulated phones. */
export const simulatorTraces: readonly PersonalDataTable[] = [
  {
    table: 'simulated_texts',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and (candidate_id = any(${sql.param(gone.ids)}::uuid[])
          or (candidate_id is null and (${matchNumber('to_phone', gone)} or ${matchNumber('from_phone', gone)})))`,
    erase: 'delete',
    merge: 'stay',
  },
  { table: 'simulated_replies', by: selectByNumber, erase: 'delete', merge: 'stay' },
  { table: 'simulated_phones', by: selectByNumber, erase: 'delete', merge: 'stay' },
]
