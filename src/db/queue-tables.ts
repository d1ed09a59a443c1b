import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import { SettingsError } from '../platform/server/config.ts'

const schema = 'pgboss'
const made = getConstructionPlans(schema)

/** The version of its tables that the queues' library works with: the last thing its own plan writes. */
const libraryVersion = Number(/insert into pgboss\.version\(version\) values \('(\d+)'\)/i.exec(made)?.[1])

/** A plan of the library without its own transaction, so that it belongs to ours; what it would build aside is built in it. */
const inOurTransaction = (plan: string) => {
  const [, inside, aside] = /^\s*begin;(.*)^\s*commit;(.*)$/ims.exec(plan) ?? []
  if (inside === undefined || aside === undefined) throw new Error('The plan of the queues’ library has another form.')
  return `${inside};${aside.replaceAll(/ index concurrently /gi, ' index ')}`
}

const loadVersion = async (client: pg.Client) => {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
  if (!rows[0]?.there) return null
  const found = await client.query<{ version: number }>('select version from pgboss.version')
  return found.rows[0]?.version ?? null
}

/** Refuses a database whose queues a newer program brought up to date. */
export const refuseNewerQueues = async (client: pg.Client): Promise<void> => {
  const version = await loadVersion(client)
  if (version !== null && version > libraryVersion)
    throw new SettingsError(
      `This database was brought up to date by a newer version: its queues are of version ${version}, and this ` +
        `one knows ${libraryVersion}. Nothing was changed. Start the newer version, or go back to the backup that ` +
        'was made before the update.',
    )
}

/** Whether the queues’ own tables are missing or older than their library. */
export const isMissingQueues = async (client: pg.Client): Promise<boolean> =>
  (await loadVersion(client)) !== libraryVersion

/**
 * Makes the queues’ own tables, or brings them to the version that their library works with, inside the caller's transaction: an update
 * is done whole or not at all. None of our queues has a table of its own, so the library's plan needs no list of them.
 */
export const bringQueues = async (client: pg.Client): Promise<void> => {
  const version = await loadVersion(client)
  await client.query(inOurTransaction(version === null ? made : getMigrationPlans(schema, version)))
}
