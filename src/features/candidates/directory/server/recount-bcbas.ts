import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** With or without culture fit: the scores of all BCBAs of an organization, in one statement and in the order of their ids. */
export const recountBcbas = async (tx: Tx, organizationId: string, counts: boolean) => {
  await tx.run(
    sql`with those as (
          select id from all_candidates where organization_id = ${organizationId} and position = 'BCBA' and counts_culture_fit <> ${counts}
          order by id for no key update
        )
        update all_candidates c set counts_culture_fit = ${counts} from those where c.organization_id = ${organizationId} and c.id = those.id`,
  )
}
