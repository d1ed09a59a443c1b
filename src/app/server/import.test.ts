import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from './testing/world.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-import-'))
  await writeFile(
    path.join(folder, 'people.csv'),
    'Name,Email\nMo Lee,mo@example.test\nJo Day,nowhere\nMo Lee,mo@example.test\n',
  )
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })
const run = async (...args: string[]) => {
  const program = path.join(import.meta.dirname, 'import.ts')
  const env = { ...process.env, DATABASE_URL: world.databaseUrl, APP_SECRET: world.services.config.appSecret }
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args], { env })) }
  } catch (error) {
    return failed.parse(error)
  }
}
const file = () => path.join(folder, 'people.csv')
const rejects = () => path.join(folder, 'people.rejected.csv')
const total = async () => {
  const { own, inClinic } = world
  const found = await inClinic(own.organizationId, async (tx) =>
    tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from all_candidates`),
  )
  return found?.n
}

test('a dry run reports the result and changes nothing', async () => {
  const before = await total()
  const { code, stdout } = await run(file(), '--organization', 'bright path aba', '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toMatch(/Nothing changed:\n +1 {2}created\n +0 {2}updated\n +1 {2}skipped\n +1 {2}rejected\n/)
  expect(stdout).toMatch(/Why rows were skipped:\n +1 {2}Same email as another row; nothing new\.\n/)
  expect(stdout).toContain('isn’t an email address and was skipped: “nowhere”')
  expect(await total()).toBe(before)
  await expect(access(rejects())).rejects.toThrow('ENOENT')
})

test('a dry run for a program prints one object', async () => {
  const tracker = path.join(folder, 'tracker.csv')
  await writeFile(
    tracker,
    'Fall fair;;;\nName;Email;Job;Shoe size\n"Lee, Mo";mo.two@example.test;RBT – Mesa;9\nJo Day;jo.two@example.test;Front Desk;8\n',
  )
  const { code, stdout } = await run(tracker, '--organization', 'bright path aba', '--dry-run', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    headers: [
      { header: 'Name', field: 'full_name' },
      { header: 'Email', field: 'email_address' },
      { header: 'Job', field: 'position' },
      { header: 'Shoe size', field: null },
    ],
    values: [
      { field: 'position', value: 'Front Desk', count: 1, ours: null },
      { field: 'position', value: 'RBT – Mesa', count: 1, ours: 'RBT' },
    ],
    rows: {
      read: 2,
      created: 1,
      updated: 0,
      skipped: 0,
      rejected: [{ row: 4, name: 'Jo Day', reason: '"Front Desk" is neither RBT nor BCBA.' }],
    },
  })
})

test('an old Excel file is refused with what to do', async () => {
  const old = path.join(folder, 'old.xls')
  await writeFile(old, Buffer.from('d0cf11e0a1b11ae10000', 'hex'))
  expect((await run(old, '--organization', 'Bright Path ABA')).stderr).toContain('save it as .xlsx or CSV')
})

test('loads a file, and writes the rejected rows next to it', async () => {
  const before = await total()
  const { code, stdout } = await run(file(), '--organization', 'Bright Path ABA', '--consent', 'Job fair')
  expect(code).toBe(0)
  expect(stdout).toContain('Imported people.csv into Bright Path ABA:')
  expect(stdout).toContain(`Rejected and skipped rows are in ${rejects()}`)
  expect(await readFile(rejects(), 'utf8')).toContain('Jo Day,nowhere\r\n')
  expect(await total()).toBe((before ?? 0) + 1)
})

test('a load that fails half-way leaves nothing of the file, and reports it', async () => {
  const rows = Array.from({ length: 3_000 }, (_, n) => `Half Way ${n},half${n}@example.test`)
  const half = path.join(folder, 'half.csv')
  await writeFile(half, ['Name,Email', ...rows].join('\n'))
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(`create function fail_late() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`)
  await owner.query(`create trigger fail_late before insert on all_candidates for each row
    when (new.email_address = 'half2900@example.test') execute function fail_late()`)
  const before = await total()
  try {
    const { code, stderr } = await run(half, '--organization', 'Bright Path ABA')
    expect(code).toBe(1)
    expect(stderr).not.toBe('')
    expect(await total()).toBe(before)
    await expect(access(path.join(folder, 'half.rejected.csv'))).rejects.toThrow('ENOENT')
  } finally {
    await owner.query('drop trigger fail_late on all_candidates; drop function fail_late()')
    await owner.end()
  }
  expect((await run(half, '--organization', 'Bright Path ABA')).code).toBe(0)
  expect(await total()).toBe((before ?? 0) + 3_000)
})

test.each([
  [['--organization', 'Bright'], /No organization is named "Bright"\. The closest names: Bright Path ABA/],
  [['--organization', 'Bright Path ABA', '--consent', ' '], /where and when people gave consent/],
  [['--organisation', 'Bright'], /Unknown option/],
  [[], /npm run import -- FILE/],
])('%j is answered with a sentence', async (args, sentence) => {
  const { code, stderr } = await run(file(), ...args)
  expect(code).toBe(1)
  expect(stderr).toMatch(sentence)
})

test('skips a person on file, and reports an attested consent that was recorded for them', async () => {
  const twice = path.join(folder, 'twice.csv')
  await writeFile(twice, 'Name,Email,Phone\nIda Twice,ida.twice@example.test,2128675399\n')
  await run(twice, '--organization', 'Bright Path ABA')
  const { stdout } = await run(twice, '--organization', 'Bright Path ABA', '--consent', 'Job fair')
  expect(stdout).toMatch(/\n +1 {2}skipped\n/)
  expect(stdout).toContain('Recorded consent to texts for 1 person already here.')
  const again = await run(twice, '--organization', 'Bright Path ABA', '--consent', 'Job fair')
  expect(again.stdout).not.toContain('Recorded consent')
})
