import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { job } from '../../../../../platform/server/job.ts'
import { selectKept } from '../hiring/funnel-queries.ts'

const perTransaction = 10_000
const lockKey = 7_301_970

/** Works out what is stale, so many candidates at most; answers how many marks it took away. One at a time: a second one does nothing. */
export const foldStale = async (tx: Tx, most = perTransaction): Promise<number> => {
  const lock = await tx.one(z.object({ mine: z.boolean() }), sql`select pg_try_advisory_xact_lock(${lockKey}) as mine`)
  if (!lock?.mine) return 0
  const marks = await tx.rows(
    z.object({ id: z.string() }),
    sql`delete from candidate_funnel_stale where ctid = any(array(select ctid from candidate_funnel_stale limit ${most})) returning candidate_id as id`,
  )
  // Later than the moment of the marks: a change in between is marked again.
  if (marks.length > 0) await tx.run(selectKept(tx, [...new Set(marks.map(({ id }) => id))]))
  return marks.length
}

/** Keeps what the hiring figures read in step with the candidates; every five minutes. Until then the stale ones are worked out when asked for. */
export const foldHiringJob = job({
  name: 'fold-hiring',
  tries: 1,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    while (!signal.aborted && (await inAll(async (tx) => await foldStale(tx))) > 0);
  },
})
