import { type CopyResult, copyDatabase } from '@reinforce/postgres-box/copy/copy-database.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { migrate, migrateAnd } from '../../../db/migrate.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import type { Config } from '../../../platform/server/config.ts'
import { transactWithin } from '../../../platform/server/database.ts'
import { type DomainEvent, recordEvents } from '../../../platform/server/events.ts'
import { isFullDisk } from '../../../platform/server/process/find-full-database-error.ts'
import { UserError } from '../../../rules/user-error.ts'
import { getProductDatabase } from '../backup/get-product-database.ts'

type From = { url: string; adminUrl: string }
type Note = {
  config: Pick<Config, 'platformOrganizationId'>
  event: (rows: number) => DomainEvent
  /** The sentence for a full disk of the second database. */
  whenFull: string
}

/**
 * Brings both databases to the newest migration and copies every row of the first, an embedded one, into the second, which must be
 * empty. All that the second gets, its tables and the event of `note` too, is one transaction: whole or not at all, each table compared.
 */
export const copyAll = async (from: From, to: string, { config, event, whenFull }: Note): Promise<CopyResult> => {
  await migrate(from.url)
  let copied: CopyResult = []
  // The first one only reads from here on.
  const rethrow = (error: unknown): never => {
    throw isFullDisk(error) ? new UserError('unavailable', whenFull) : error
  }
  await withClient(getProductDatabase(from.adminUrl), async (source) => {
    await migrateAnd(to, async (target) => {
      copied = await copyDatabase(source, target)
      const rows = copied.reduce((sum, each) => sum + each.rows, 0)
      const scope = getSystemScope(config, config.platformOrganizationId)
      await transactWithin(target, scope, async (tx) => await recordEvents(tx, null, [event(rows)]))
    })
  }).catch(rethrow)
  await withClient(to, (client) => client.query('analyze'))
  return copied
}
