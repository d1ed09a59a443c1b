import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import {
  type Check,
  fail,
  formatCheck,
  getVerdict,
  toExitCode,
} from '../../../features/operations/system/rules/checks.ts'
import { askServer, type Examination, examine } from '../../../features/operations/system/server/public.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { type Config, readConfig } from '../../../platform/server/config.ts'
import { openPool, prepareStatements } from '../../../platform/server/database.ts'
import { openLive } from '../../../platform/server/live/live.ts'
import { openLog } from '../../../platform/server/process/log.ts'
import { explainStartError } from '../../../rules/start/explain-start-error.ts'
import { canPrepare } from '../database/check-pooler.ts'

type OpenDatabase = { database: Examination['database']; close: () => Promise<void> }

const isThere = async (place: string) =>
  await stat(place).then(
    () => true,
    () => false,
  )

/**
 * Opens the embedded database of the running server, or one that is started for the check; an obstacle is reported
 * unchanged.
 */
const openOwn = async ({ dataDir }: Config): Promise<OpenDatabase> => {
  try {
    const embedded = await openEmbedded(dataDir)
    const pool = openPool(embedded.url, 4)
    return {
      database: { pool, live: null },
      close: async () => {
        await pool.end()
        await embedded.stop()
      },
    }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { database: { fault: explainStartError(error, dataDir) ?? said }, close: async () => undefined }
  }
}

const openGiven = async (databaseUrl: string, directUrl: string): Promise<OpenDatabase> => {
  const pool = openPool(databaseUrl, 4)
  const live = openLive(directUrl, openLog('silent'))
  void live.start()
  return {
    database: { pool, live },
    close: async () => {
      await live.close()
      await pool.end()
    },
  }
}

/** Ends what was opened; what does not come to an end is left behind, since the command is over. */
const closeSoon = async (close: OpenDatabase['close']) => {
  await Promise.race([close().catch(() => undefined), sleep(10_000, undefined, { ref: false })])
}

const settings = 'Settings'

/**
 * Examines the installation of the environment. Changes nothing and makes none; a wrong setting is reported in the
 * words of the start.
 */
const look = async (env: Record<string, string | undefined>): Promise<Check[]> => {
  const dataDir = path.resolve(env.DATA_DIR || './data')
  if (!env.DATABASE_URL && !(await isThere(path.join(dataDir, 'postgres'))))
    return [
      fail(settings, `No installation in ${dataDir}.`, 'Set DATA_DIR or DATABASE_URL, or create one with npm start.'),
    ]
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return [fail(settings, error instanceof Error ? error.message : String(error), 'The server wouldn’t start.')]
  }
  const { databaseUrl, databaseDirectUrl } = config
  // As the start decides it; an unreachable address is reported by the check of the database.
  prepareStatements(config.prepared && (!databaseUrl || (await canPrepare(databaseUrl).catch(() => false))))
  const { database, close } = databaseUrl
    ? await openGiven(databaseUrl, databaseDirectUrl ?? databaseUrl)
    : await openOwn(config)
  try {
    const own = async () => await examine({ config, clock: () => new Date(), files: openFiles(config.files), database })
    if ('fault' in database || !(await database.pool.query('select 1').catch(() => null))) return await own()
    return await askServer(database.pool, own)
  } finally {
    await closeSoon(close)
  }
}

const summary = { ok: 'All checks pass.', note: 'There are warnings.', fail: 'Something is broken.' }

/**
 * Returns the output of the command, a line a check or as JSON, and its exit code: 0 all is well, 1 something to look
 * at, 2 something broken.
 */
export const doctor = async (
  env: Record<string, string | undefined>,
  asJson: boolean,
): Promise<{ said: string; code: number }> => {
  const checks = await look(env)
  const verdict = getVerdict(checks)
  const said = asJson
    ? JSON.stringify({ verdict, checkedAt: new Date().toISOString(), checks }, null, 2)
    : [...checks.map(formatCheck), summary[verdict]].join('\n')
  return { said: `${said}\n`, code: toExitCode(checks) }
}
