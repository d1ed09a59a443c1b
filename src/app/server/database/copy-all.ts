import { migrate } from '../../../db/migrate.ts'
import { makeQueues } from '../../../platform/server/job.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { productDatabase } from '../backup/product-database.ts'
import { jobs } from '../routes.ts'
import { type Copied, copyDatabase } from './copy-database.ts'

/**
 * Brings both databases to the newest migration and copies every row of the first, an embedded one, into the second, which must be
 * empty: whole or not at all, each table compared.
 */
export const copyAll = async (from: { url: string; adminUrl: string }, to: string): Promise<Copied> => {
  for (const url of [from.url, to]) {
    await migrate(url)
    await makeQueues(url, jobs)
  }
  const copied = await withClient(
    productDatabase(from.adminUrl),
    async (source) => await withClient(to, async (target) => await copyDatabase(source, target)),
  )
  await withClient(to, (client) => client.query('analyze'))
  return copied
}
