import { migrate, migrateAnd } from '../../../db/migrate.ts'
import { systemScope } from '../../../platform/server/actor.ts'
import type { Config } from '../../../platform/server/config.ts'
import { transactWithin } from '../../../platform/server/database.ts'
import { type Fact, writeFacts } from '../../../platform/server/facts.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { productDatabase } from '../backup/product-database.ts'
import { type Copied, copyDatabase } from './copy-database.ts'

type From = { url: string; adminUrl: string }
type Note = { config: Pick<Config, 'platformOrganizationId'>; fact: (rows: number) => Fact }

/**
 * Brings both databases to the newest migration and copies every row of the first, an embedded one, into the second, which must be
 * empty. All that the second gets, its tables and the fact of `note` too, is one transaction: whole or not at all, each table compared.
 */
export const copyAll = async (from: From, to: string, { config, fact }: Note): Promise<Copied> => {
  await migrate(from.url)
  let copied: Copied = []
  await withClient(productDatabase(from.adminUrl), async (source) => {
    await migrateAnd(to, async (target) => {
      copied = await copyDatabase(source, target)
      const rows = copied.reduce((sum, each) => sum + each.rows, 0)
      const scope = systemScope(config, config.platformOrganizationId)
      await transactWithin(target, scope, async (tx) => await writeFacts(tx, null, [fact(rows)]))
    })
  })
  await withClient(to, (client) => client.query('analyze'))
  return copied
}
