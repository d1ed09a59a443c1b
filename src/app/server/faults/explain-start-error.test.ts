import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explainStartError } from '../../../rules/start/explain-start-error.ts'

const main = path.resolve(import.meta.dirname, '../main.ts')
let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-faults-'))
})
afterAll(async () => {
  for (const name of ['permissions', 'lock']) {
    const elsewhere = await readlink(path.join(home, name, 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

/** Starts the service in a process of its own, which has to end with what it says. */
const startOn = async (dataDir: string, more: Record<string, string> = {}) => {
  const { DATABASE_URL: _, APP_SECRET: __, ...env } = process.env
  const started = promisify(execFile)(process.execPath, [main], {
    env: { ...env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DEMO_DATA: 'off', ...more },
    timeout: 100_000,
  })
  return await started.then(
    () => 'it started',
    (error: { stderr: string }) => error.stderr,
  )
}
const made = async (name: string) => {
  const dataDir = path.join(home, name)
  await (await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })).stop()
  return dataDir
}

const coded = (code: string) => Object.assign(new Error('raw words'), { code })

test('reports an error of the system with the folder and the remedy', () => {
  expect(explainStartError(coded('ENOSPC'), '/data')).toBe(
    'The disk of /data is full. Free some space and try again. Saved data is safe.',
  )
  expect(explainStartError(coded('53100'), '/data')).toBe(explainStartError(coded('ENOSPC'), '/data'))
  expect(explainStartError(coded('EROFS'), '/data')).toMatch(/^\/data is on a read-only disk/)
  expect(explainStartError(coded('EACCES'), '/data')).toMatch(/can’t read and write \/data/)
  for (const code of ['EDQUOT', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOENT', 'EIO'])
    expect(explainStartError(coded(code), '/data'), code).toMatch(/\/data.*\.$/)
  for (const other of [coded('EOTHER'), coded('constructor'), new Error('a fault of ours'), 'words', null])
    expect(explainStartError(other, '/data')).toBeNull()
})

test('a place that is a file, and a folder below one, end the start with a sentence and nothing else', async () => {
  const file = path.join(home, 'file')
  await writeFile(file, 'x')
  expect(await startOn(file)).toBe(`${file} is a file, but it must be a folder. Choose another name.\n`)
  const below = path.join(file, 'data')
  expect(await startOn(below)).toBe(`${below} isn’t a folder, or part of its path is a file. Choose another name.\n`)
}, 120_000)

test('a broken secret, a port that is taken and a folder that is in use are each one sentence', async () => {
  const dataDir = await made('lock')
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { holdDataFolder } from '@reinforce/postgres-box/server/data-folder.ts'
       await holdDataFolder(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(holder.stdout, 'data')
  expect(await startOn(dataDir)).toMatch(/^The folder .* is in use by another Reinforce \(process \d+\)\. [^\n]*\n$/)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''
  expect(await startOn(dataDir, { PORT: port })).toMatch(/is in use by another program. Stop it, or set PORT\.\n$/)
  taken.close()
  await writeFile(path.join(dataDir, 'app-secret'), '')
  expect(await startOn(dataDir)).toMatch(/^The secret in [^\n]* has 0 characters but needs 32\. [^\n]*\n$/)
}, 120_000)

test('a folder of PostgreSQL that others may read, one of another version, and a broken lock file have a remedy', async () => {
  const dataDir = await made('permissions')
  const cluster = path.join(dataDir, 'postgres')
  await chmod(cluster, 0o777)
  expect(await startOn(dataDir)).toBe(
    `PostgreSQL needs a private folder. Run chmod -R go-rwx ${dataDir}/postgres and start again.\n`,
  )
  await chmod(cluster, 0o700)
  await writeFile(path.join(cluster, 'postmaster.pid'), 'no number')
  expect(await startOn(dataDir)).toMatch(/postmaster\.pid is broken\. Make sure no PostgreSQL runs/)
  await rm(path.join(cluster, 'postmaster.pid'))
  await writeFile(path.join(cluster, 'PG_VERSION'), '99\n')
  expect(await startOn(dataDir)).toMatch(/^[^\n]* contains a database of another PostgreSQL version\. [^\n]*\n$/)
}, 120_000)
