import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import type { Config } from '../../../platform/server/config.ts'

/** Of several processes on one database one does `work`: it is left out while another, under the same `lockKey`, is at it. */
export const withAdvisoryLock = async (
  { databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>,
  lockKey: number,
  work: () => Promise<void>,
): Promise<void> => {
  if (!databaseDirectUrl) return await work()
  await withClient(databaseDirectUrl, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) await work()
  })
}
