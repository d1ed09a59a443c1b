import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { job } from '../../../../platform/server/job.ts'
import { folding } from '../hiring-sets.ts'

const perTransaction = 10_000
const lockKey = 7_301_970

/** Works out what is stale, so many candidates at most; answers how many marks it took away. One at a time: a second one does nothing. */
export const foldStale = async (tx: Tx, most = perTransaction): Promise<number> => {
  const lock = await tx.one(z.object({ mine: z.boolean() }), sql`select pg_try_advisory_xact_lock(${lockKey}) as mine`)
  if (!lock?.mine) return 0
  const done = await tx.one(
    z.object({ n: z.number() }),
    sql`with ${folding(most)} select count(*)::int as n from marked`,
  )
  return done?.n ?? 0
}

/** Keeps what the hiring figures read in step with the candidates; every minute. Until then the stale ones are worked out when asked for. */
export const foldHiringJob = job({
  name: 'fold-hiring',
  tries: 1,
  every: '* * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, house, signal }) => {
    const inAll = inOrganization(house.config.platformOrganizationId)
    while (!signal.aborted && (await inAll(async (tx) => await foldStale(tx))) > 0);
  },
})
