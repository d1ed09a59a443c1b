import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How this machine runs PostgreSQL's programs: which binaries on which data folder, behind which prefix, as which user. */
export type Runner = { native: string; cluster: string; prefix: string[]; user?: { uid: number; gid: number } }

/** The command line of one of PostgreSQL's programs as `runner` runs it. */
export const buildCommandLine = (runner: Runner, program: string, args: string[]) => {
  const line = [...runner.prefix, path.join(runner.native, 'bin', program), ...args]
  return { file: line[0] ?? program, args: line.slice(1) }
}

const shiftsClocks = /^(?:FAKETIME|LD_PRELOAD|DYLD_INSERT_LIBRARIES|NO_FAKE_STAT)/

/** PostgreSQL's programs see this and nothing of our own environment, unless a test has shifted the clock of all (`npm run test:days`). */
export const cleanEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.FAKETIME
    ? Object.fromEntries(Object.entries(process.env).filter(([name]) => shiftsClocks.test(name)))
    : {}),
}

/** Where root puts what a dropped user must reach when user namespaces are forbidden. */
const stagingFolder = '/var/lib/reinforce'

/** An ordinary user that exists: `initdb` refuses an id without a line in /etc/passwd. */
const ordinaryUser = async () => {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const line = ['postgres', 'nobody'].map((name) => lines.find((fields) => fields[0] === name)).find(Boolean)
  return { uid: Number(line?.[2] ?? 65_534), gid: Number(line?.[3] ?? 65_534) }
}

const unshared = async (native: string, dataDir: string) => {
  const { uid, gid } = await ordinaryUser()
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  const probe = [
    ...prefix.slice(1),
    'sh',
    '-c',
    'test -x "$0" && test -w "$1"',
    path.join(native, 'bin/postgres'),
    dataDir,
  ]
  return run('unshare', probe, { env: cleanEnvironment }).then(
    () => prefix,
    () => undefined,
  )
}

const giveTo = async (file: string, user: { uid: number; gid: number }): Promise<void> => {
  await lchown(file, user.uid, user.gid)
  if (!(await lstat(file)).isDirectory()) return
  for (const entry of await readdir(file)) await giveTo(path.join(file, entry), user)
}

const stagedBinaries = async (native: string, version: string) => {
  const place = path.join(stagingFolder, `postgres-${version}`)
  if (await stat(place).catch(() => undefined)) return place
  const half = `${place}.${randomUUID()}`
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, place).catch(() => rm(half, { recursive: true, force: true }))
  return place
}

const staged = async (native: string, version: string, dataDir: string): Promise<Runner> => {
  const user = await ordinaryUser()
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const home = path.join(stagingFolder, name)
  const cluster = path.join(home, 'postgres')
  const door = path.join(dataDir, 'postgres')
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chmod(stagingFolder, 0o755)
  await chown(home, user.uid, user.gid)
  const here = await lstat(door).catch(() => undefined)
  if (here?.isDirectory()) {
    await rm(cluster, { recursive: true, force: true })
    await cp(door, cluster, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await giveTo(cluster, user)
    await rename(door, `${door}.before-move`)
  }
  if (!here?.isSymbolicLink()) await symlink(cluster, door)
  return { native: await stagedBinaries(native, version), cluster, prefix: [], user }
}

/**
 * Decides how PostgreSQL runs here. An ordinary user runs it directly. Root, which PostgreSQL refuses, runs it in a
 * user namespace on the same files; where that is forbidden, as an ordinary user on copies under `/var/lib/reinforce`,
 * with a message.
 */
export const chooseRunner = async (options: {
  native: string
  version: string
  dataDir: string
  log: (line: string) => void
  mayUnshare?: boolean
}): Promise<Runner> => {
  const { native, version, log, mayUnshare = true } = options
  const dataDir = await realpath(options.dataDir)
  const cluster = path.join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { native, cluster: await realpath(cluster).catch(() => cluster), prefix: [] }
  const here = await lstat(cluster).catch(() => undefined)
  if (!here?.isSymbolicLink()) {
    const prefix = mayUnshare ? await unshared(native, dataDir) : undefined
    if (here && here.uid !== 0)
      return {
        native: await stagedBinaries(native, version),
        cluster,
        prefix: [],
        user: { uid: here.uid, gid: here.gid },
      }
    if (prefix) return { native, cluster, prefix }
  }
  const runner = await staged(native, version, dataDir)
  log(`PostgreSQL can’t run as root. Its data is in ${runner.cluster}, its programs in ${runner.native}.`)
  return runner
}
