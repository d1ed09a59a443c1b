import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createSource, writeFolder } from '../../features/operations/migration/server/testing/made-up.ts'
import { openWorld, type World } from './testing/world.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-data-migration-'))
  await writeFolder(path.join(folder, 'acme'), createSource('cli'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })
const run = async (...args: string[]) => {
  const program = path.join(import.meta.dirname, 'data-migration.ts')
  const { appSecret, dataDir } = world.services.config
  const env = { ...process.env, DATABASE_URL: world.databaseUrl, APP_SECRET: appSecret, DATA_DIR: dataDir }
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args], { env })) }
  } catch (error) {
    return failed.parse(error)
  }
}
const source = () => path.join(folder, 'acme')
const rejects = () => path.join(folder, 'acme', 'all_candidates.rejected.csv')
const people = async () => {
  const found = await world.inPlatform(async (tx) =>
    tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from all_candidates`),
  )
  return found?.n ?? 0
}

test('a dry run tells by table what would come and why rows stay behind, and changes nothing', async () => {
  const before = await people()
  const { code, stdout } = await run(source(), '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toContain('Preview of acme. Nothing changed:')
  expect(stdout).toMatch(
    / +3 +2 +0 +0 +1 {2}all_candidates\n +Why rows were rejected:\n +1 {2}Its organization doesn’t exist here\.\n/,
  )
  expect(await people()).toBe(before)
  await expect(access(rejects())).rejects.toThrow('ENOENT')
})

test('one command brings everything over, says who must set a password, and brings nothing twice', async () => {
  const before = await people()
  const { code, stdout } = await run(source())
  expect(code).toBe(0)
  expect(stdout).toContain('acme was imported:')
  expect(stdout).toContain('1 person has an account without a password. Set it with “Forgot password”.')
  expect(stdout).toContain(`Rejected rows are in ${rejects()}`)
  expect(await readFile(rejects(), 'utf8')).toContain('cli-c3')
  expect(await people()).toBe(before + 2)
  expect((await run(source())).stdout).toMatch(/ +3 +0 +2 +0 +1 {2}all_candidates\n/)
  expect(await people()).toBe(before + 2)
})

test('refuses an unreadable source in a sentence, and a call without one', async () => {
  const dump = path.join(folder, 'own.dump')
  await writeFile(dump, 'PGDMP\u0001')
  const refused = await run(dump)
  expect([refused.code, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toMatch(/^own\.dump is in pg_dump’s own format\. Convert it to plain: pg_restore /)
  expect((await run()).stderr).toContain('npm run data-migration -- FOLDER_OR_DUMP.sql')
  expect((await run(source(), '--files', path.join(folder, 'nowhere'))).stderr).toMatch(
    /^Can’t read the folder .*\.\n$/,
  )
})
