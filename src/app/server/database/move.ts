import path from 'node:path'
import { parseArgs } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import type pg from 'pg'
import { readConfig } from '../../../platform/server/config.ts'
import { findFullDatabaseError } from '../../../platform/server/process/find-full-database-error.ts'
import { explainStartError } from '../../../rules/start/explain-start-error.ts'
import { UserError } from '../../../rules/user-error.ts'
import { formatCount } from '../../../rules/words/format-count.ts'
import { copyAll } from './copy-all.ts'

const usage = `Moves everything from the embedded database in DATA_DIR to your own PostgreSQL (15 or newer). Stop the server first.

  MOVE_TO=postgres://OWNER:PASSWORD@HOST:5432/DATABASE npm run move

OWNER owns the empty DATABASE and can create roles, as for DATABASE_URL. Nothing is removed from DATA_DIR: its files and app-secret
stay in use. Until the server runs on the new database, you can go back to the old one.`

const oldest = 150_000
const needVersion = async (client: pg.Client) => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < oldest)
    throw new UserError('invalid', `MOVE_TO is PostgreSQL ${Math.floor(version / 10_000)}. It must be 15 or newer.`)
}

/** The address to move to; refuses one that cannot be reached, in words and without its password. */
const reach = async (url: string) => {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new UserError('invalid', usage)
  try {
    await withClient(url, needVersion)
  } catch (error) {
    if (error instanceof UserError) throw error
    const why = error instanceof Error ? error.message || error.name : String(error)
    throw new UserError('unavailable', `Can’t reach MOVE_TO: ${why}`)
  }
}

const movedEvent = (rows: number) => ({ name: 'installation.moved', after: { rows } })

const run = async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  const { MOVE_TO: to, ...env } = process.env
  const config = readConfig(env)
  if (values.help || !to || config.databaseUrl) throw new UserError('invalid', usage)
  await reach(to)
  const begun = Date.now()
  const embedded = await openEmbedded(config.dataDir)
  try {
    if (embedded.joined)
      throw new UserError(
        'conflict',
        `The server is running on ${config.dataDir}, and new data would be left behind. Stop it first.`,
      )
    const copied = await copyAll(embedded, to, {
      config,
      event: movedEvent,
      whenFull: findFullDatabaseError(to, 'Nothing was moved. The old database is unchanged.'),
    })
    const rows = copied.reduce((sum, each) => sum + each.rows, 0)
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    const secret = path.join(config.dataDir, 'app-secret')
    process.stdout.write(
      `${formatCount(rows)} rows of ${copied.length} tables moved in ${seconds} s. Each table was verified.\n` +
        `Start with DATABASE_URL set to that address, DATA_DIR unchanged (it has the files), and APP_SECRET as in ${secret}.\n`,
    )
  } finally {
    await embedded.stop()
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? './data')
  const words = error instanceof UserError ? error.message : explainStartError(error, dataDir)
  process.stderr.write(`${words ?? (error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}
