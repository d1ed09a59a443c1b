import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { job } from '../../../../../platform/server/job.ts'

/** The organizations whose counters have more rows than statuses. */
const unfolded = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ id: z.string() }),
    sql`select organization_id as id from candidate_counts group by 1 having count(*) > count(distinct status) or bool_or(n = 0)`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Replaces one organization's differences by their sums in one statement. Writers only append and readers see the rows of one
 * moment, so no one waits and every sum stays right.
 */
export const foldOrganization = async (tx: Tx, organizationId: string) => {
  await tx.run(
    sql`with gone as (delete from candidate_counts where organization_id = ${organizationId} returning status, n)
        insert into candidate_counts (organization_id, status, n)
        select ${organizationId}::uuid, status, sum(n) from gone group by status having sum(n) <> 0`,
  )
}

/** Keeps the counters of candidates short; every five minutes. */
export const foldCounts = job({
  name: 'fold-counts',
  tries: 1,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    for (const organizationId of await inAll(unfolded, { readOnly: true })) {
      if (signal.aborted) return
      await inAll(async (tx) => await foldOrganization(tx, organizationId))
    }
  },
})
