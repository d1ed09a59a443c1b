import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { buildCommandLine, cleanEnvironment, type Runner } from './runner.ts'

const passwords = z.object({ superuser: z.string(), owner: z.string() })

const newPassword = () => randomBytes(24).toString('hex')

const fileIn = (dataDir: string) => path.join(dataDir, 'postgres-passwords.json')

/** The passwords that a first start kept; undefined before that, or for a user who may not read them. */
export const readPasswords = async (dataDir: string) => {
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  return kept === undefined ? undefined : passwords.parse(JSON.parse(kept))
}

/** The passwords of the embedded server's two users, made once and kept in a file that only we may read. */
export const loadKeptPasswords = async (dataDir: string) => {
  const kept = await readPasswords(dataDir)
  if (kept) return kept
  const file = fileIn(dataDir)
  const made = { superuser: newPassword(), owner: newPassword() }
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return made
}

const hasCluster = (cluster: string) =>
  stat(path.join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/**
 * Makes the data folder of the embedded server unless it is there: UTF-8, byte-wise order, scram passwords only. It gets its
 * name when it is complete, so an interrupted first start leaves nothing half-made.
 */
export const makeCluster = async (runner: Runner, password: string) => {
  if (await hasCluster(runner.cluster)) return
  const half = `${runner.cluster}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(path.dirname(half), { recursive: true })
  const secret = await mkdtemp(`${runner.cluster}.secret-`)
  const passwordFile = path.join(secret, 'password')
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    for (const entry of [secret, passwordFile]) if (runner.user) await chown(entry, runner.user.uid, runner.user.gid)
    const { file, args } = buildCommandLine(runner, 'initdb', [
      `--pgdata=${half}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    await promisify(execFile)(file, args, { ...runner.user, env: cleanEnvironment, cwd: '/' })
    await rename(half, runner.cluster)
  } finally {
    await rm(secret, { recursive: true, force: true })
  }
}
