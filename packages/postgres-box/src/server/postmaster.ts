import { execFile, spawn } from 'node:child_process'
import { open, readFile, readlink, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildCommandLine, cleanEnvironment, type Runner } from './runner.ts'

export type Postmaster = { pid: number; port: number; status: string }

const maximumLog = 5_000_000

/** Returns PostgreSQL's own `postmaster.pid`, or undefined when there is none (or a half-written one). */
export const readPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : undefined
}

/** Whether process `pid` lives and works in the folder `cluster`; a zombie or a stranger with the same id does not. */
export const isWorkingIn = async (pid: number, cluster: string) => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes(cluster)
}

const isForeign = async (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * The server that already runs on `cluster`, once it is ready; waits for one that is starting or stopping. Undefined when none
 * runs. A pid file that names a stranger is removed, since PostgreSQL would take the stranger for itself and refuse to start.
 */
export const findRunningPostmaster = async (cluster: string, patience = 60_000): Promise<Postmaster | undefined> => {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) {
    const found = await readPostmaster(cluster)
    if (!found) return undefined
    if (!(await isWorkingIn(found.pid, cluster))) {
      if (await isForeign(found.pid)) await rm(path.join(cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (found.status === 'ready') return found
  }
  throw new Error(`The PostgreSQL that runs on ${cluster} didn’t become ready in ${patience / 1000} seconds.`)
}

/** The last lines that PostgreSQL's log got since byte `from`, for the sentence on why it did not start. */
const tail = async (file: string, from: number) =>
  (await readFile(file)).subarray(from).toString('utf8').trim().split('\n').slice(-5).join('\n')

/** Starts PostgreSQL on `port` (127.0.0.1 only) and waits until it accepts connections. It outlives us if we are killed. */
export const launchPostmaster = async (
  runner: Runner,
  options: { port: number; logFile: string; settings: Record<string, string> },
): Promise<Postmaster> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_error_statement: 'panic', // statements and details carry personal data
    log_error_verbosity: 'terse',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args } = buildCommandLine(runner, 'postgres', [
    '-D',
    runner.cluster,
    '-p',
    String(options.port),
    ...flags,
  ])
  const size = (await stat(options.logFile).catch(() => undefined))?.size ?? 0
  const from = size > maximumLog ? 0 : size
  const log = await open(options.logFile, from === 0 ? 'w' : 'a', 0o600)
  const child = spawn(file, args, {
    ...runner.user,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: cleanEnvironment,
    cwd: '/',
  })
  child.unref()
  const state = { ended: false }
  child.once('exit', () => (state.ended = true))
  child.once('error', () => (state.ended = true))
  await log.close()
  for (; !state.ended; await sleep(15)) {
    const found = await readPostmaster(runner.cluster)
    if (found?.pid === child.pid && found?.status === 'ready') return found
  }
  throw new Error(
    `PostgreSQL didn’t start. Its log (${options.logFile}) ends with:\n${await tail(options.logFile, from)}`,
  )
}

/** Stops the server quickly but cleanly: open transactions are rolled back, what was committed is on disk. */
export const stopPostmaster = async (cluster: string, pid: number) => {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!(await isWorkingIn(pid, cluster))) return
    process.kill(pid, signal)
    for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
      if (!(await isWorkingIn(pid, cluster))) return
    }
  }
}
