import { createServer } from 'node:net'
import path from 'node:path'
import { findPostgresBinaries } from './binaries.ts'
import { loadKeptPasswords, makeCluster } from './cluster.ts'
import { createOwnedDatabase, withClient } from './create-owned-database.ts'
import { holdDataFolder, refuseUnfinished } from './data-folder.ts'
import { type LogSource, prepareArchive, recoverFrom } from './log-archive.ts'
import { findRunningPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'
import { chooseRunner, type Runner } from './runner.ts'
import { watchPostmaster } from './watch-postmaster.ts'

/**
 * `url` belongs to the plain owner of database `reinforce`, `adminUrl` to the superuser; `adopted`: it was already running.
 * `logOut`: where the finished pieces of its log lie, when they are archived.
 */
export type Embedded = { url: string; adminUrl: string; adopted: boolean; logOut: string | null; stop(): Promise<void> }

type Options = {
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings on top of ours; tests trade durability for speed here. */
  settings?: Record<string, string>
  /** Called when the server died and failed to start again. Without it no one watches. */
  onLost?: (sentence: string) => void
  /**
   * Archives the pieces of its log, after so many seconds at the latest once something was written; null: from now on
   * no more. Without it everything stays as it was, so that a program that only looks in leaves no gap in the log.
   */
  archiveEverySeconds?: number | null
  /** Continues from a base copy with the log that `source` knows, up to `until` or, when null, to its end. */
  recover?: { source: LogSource; until: Date | null }
  /** For the one who restores into the folder: no one else starts what is not restored to its end. */
  isRestoring?: boolean
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })

/** Starts PostgreSQL on a port that is free. */
export const launch = async (
  runner: Runner,
  logFile: string,
  settings: Record<string, string>,
  tries = 3,
): Promise<Postmaster> => {
  try {
    return await launchPostmaster(runner, { port: await freePort(), logFile, settings })
  } catch (error) {
    // Someone may take the free port between our look and PostgreSQL's start.
    const taken = error instanceof Error && error.message.includes('could not bind')
    if (!taken || tries === 1) throw error
    return launch(runner, logFile, settings, tries - 1)
  }
}

/** Refuses a PostgreSQL that works in another folder than `cluster`. */
export const assertOurs = (adminUrl: string, cluster: string) =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    if (rows[0]?.folder !== cluster) throw new Error(`The PostgreSQL that answers for ${cluster} uses another folder.`)
  })

/** The one that runs on the folder already; one that was started with other settings for its log is stopped first. */
const adopted = async (runner: Runner, getAdminUrl: (port: number) => string, archiving: Record<string, string>) => {
  const running = await findRunningPostmaster(runner.cluster)
  if (!running) return undefined
  const command = await withClient(getAdminUrl(running.port), async (client) => {
    const { rows } = await client.query<{ command: string }>(`select current_setting('archive_command') as command`)
    return rows[0]?.command
  })
  if (command === (archiving.archive_command ?? '(disabled)')) return running
  await stopPostmaster(runner.cluster, running.pid)
  return undefined
}

const launchRecovering = async (runner: Runner, logFile: string, options: Options) => {
  const { recover, settings = {} } = options
  if (!recover) return await launch(runner, logFile, settings)
  const recovery = await recoverFrom(runner, recover.source, recover.until)
  const [launched] = await Promise.allSettled([launch(runner, logFile, { ...settings, ...recovery.settings }, 1)])
  try {
    await recovery.stop()
  } catch (error) {
    // PostgreSQL takes an unreadable piece for the end of the log, and would continue from there.
    if (launched.status === 'fulfilled') await stopPostmaster(runner.cluster, launched.value.pid)
    throw error
  }
  if (launched.status === 'rejected') throw launched.reason
  return launched.value
}

const serve = async (runner: Runner, options: Options): Promise<Embedded> => {
  const { dataDir, log, onLost } = options
  const passwords = await loadKeptPasswords(dataDir)
  await makeCluster(runner, passwords.superuser)
  const { logOut, settings: archiving } = await prepareArchive(runner, options.archiveEverySeconds)
  const settings = { ...options.settings, ...archiving }
  const getAdminUrl = (port: number) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`
  const logFile = path.join(dataDir, 'postgres.log')
  const running = await adopted(runner, getAdminUrl, archiving)
  const server = running ?? (await launchRecovering(runner, logFile, { ...options, settings }))
  const again = async () =>
    (
      (await findRunningPostmaster(runner.cluster)) ??
      (await launchPostmaster(runner, { port: server.port, logFile, settings }))
    ).pid
  const watch = onLost && watchPostmaster({ cluster: runner.cluster, pid: server.pid, launch: again, log, onLost })
  const stop = async () => await stopPostmaster(runner.cluster, (await watch?.stop()) ?? server.pid)
  try {
    const adminUrl = getAdminUrl(server.port)
    await assertOurs(adminUrl, runner.cluster)
    const url = await createOwnedDatabase(adminUrl, {
      role: 'reinforce',
      password: passwords.owner,
      database: 'reinforce',
    })
    log(
      `PostgreSQL ${running ? 'was already running' : 'is running'} on 127.0.0.1:${server.port}, data in ${runner.cluster}`,
    )
    return { url, adminUrl, adopted: running !== undefined, logOut, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts the PostgreSQL that npm installed on `dataDir`, or adopts the one a killed process left running there. One process
 * owns a folder at a time; a second one is refused in a sentence. Listens on a random port of 127.0.0.1, passwords only.
 */
export const startEmbedded = async (options: Options): Promise<Embedded> => {
  const dataDir = path.resolve(options.dataDir)
  if (!options.isRestoring) await refuseUnfinished(dataDir)
  const folder = await holdDataFolder(dataDir)
  try {
    const runner = await chooseRunner({ ...(await findPostgresBinaries()), dataDir, log: options.log })
    const server = await serve(runner, { ...options, dataDir })
    let stopping: Promise<void> | undefined
    const stop = () => (stopping ??= server.stop().finally(folder.release))
    return { ...server, stop }
  } catch (error) {
    folder.release()
    throw error
  }
}
