import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerDoctor } from '../../../features/operations/system/server/public.ts'
import { openClamdStandIn } from '../../../integrations/clamav/testing/clamd-stand-in.ts'
import { openFakeSmtp } from '../../../integrations/mail/fake-smtp.ts'
import { readConfig } from '../../../platform/server/config.ts'
import { recordEvents } from '../../../platform/server/events.ts'
import { openLive } from '../../../platform/server/live/live.ts'
import { openLog } from '../../../platform/server/process/log.ts'
import { testSecret } from '../testing/rows/create-login-rows.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let empty: string
beforeAll(async () => {
  world = await openWorld()
  empty = await mkdtemp(path.join(tmpdir(), 'reinforce-doctor-'))
})
afterAll(async () => {
  await world.close()
  await rm(empty, { recursive: true, force: true })
})

const program = path.resolve(import.meta.dirname, '../admin.ts')
/** Runs the command as a monitor would. */
const doctor = async (more: Record<string, string>, ...args: string[]) => {
  const env = {
    ...process.env,
    DATABASE_URL: world.databaseUrl,
    APP_SECRET: testSecret,
    DATA_DIR: world.services.config.dataDir,
    ...more,
  }
  return await promisify(execFile)(process.execPath, [program, 'doctor', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  )
}

const closedPort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

test('lists open lines of an installation one by one, and ends with 1', async () => {
  const { code, said } = await doctor({})
  const lines = said.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.at(-1)).toBe('There are warnings.')
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(ok {2}|note) {2}[A-Z][^:]+: ./)
  expect(said).toMatch(/^ok {4}Database: /m)
  expect(said).toMatch(/^ok {4}Live updates: /m)
  expect(said).toMatch(/^note {2}Texts: .* Setting: TEXT_TRANSPORT/m)
  expect(code).toBe(1)
})

test('as JSON it says the same', async () => {
  const { code, said } = await doctor({}, '--json')
  const told = z
    .object({ verdict: z.string(), checks: z.array(z.object({ name: z.string(), verdict: z.string() })) })
    .parse(JSON.parse(said))
  expect(told.verdict).toBe('note')
  expect(told.checks.find(({ name }) => name === 'Database')?.verdict).toBe('ok')
  expect(code).toBe(1)
})

test('a broken part ends it with 2, in words, and no secret is printed', async () => {
  const port = await closedPort()
  const { code, said } = await doctor({
    DATABASE_URL: `postgres://owner:hush-hush-database@127.0.0.1:${port}/x`,
    CLAMAV_ADDRESS: `127.0.0.1:${port}`,
  })
  expect(code).toBe(2)
  expect(said).toMatch(/^FAIL {2}Database: .*ECONNREFUSED.* Check that PostgreSQL runs/m)
  expect(said).toMatch(/^FAIL {2}Virus scanner: 127\.0\.0\.1:\d+ can’t be reached/m)
  expect(said).toMatch(/^ok {4}Files: /m)
  expect(said.trimEnd().split('\n').at(-1)).toBe('Something is broken.')
  expect(said).not.toContain('hush-hush')
  expect(said).not.toContain(testSecret)
})

test('reports a wrong setting in the words of the start', async () => {
  const { code, said } = await doctor({ PORT: 'many' })
  expect(said).toMatch(/^FAIL {2}Settings: The setting PORT must be a port number/)
  expect(code).toBe(2)
})

test('reports that there is no installation, and makes none', async () => {
  const { code, said } = await doctor({ DATABASE_URL: '', DATA_DIR: empty })
  expect(said).toContain(`FAIL  Settings: No installation in ${empty}.`)
  expect(code).toBe(2)
  expect(await readdir(empty)).toEqual([])
})

/** A server as it answers the doctor, with these settings. */
const runningWith = async (env: Record<string, string>) => {
  const config = readConfig({
    DATA_DIR: world.services.config.dataDir,
    DATABASE_URL: world.databaseUrl,
    APP_SECRET: testSecret,
    ...env,
  })
  const live = openLive(world.databaseUrl, openLog('silent'))
  answerDoctor({ ...world.services, config, live })
  await live.start()
  return { stop: async () => await live.close() }
}

test('reports that no server answered, and a missing backup as something to look at', async () => {
  const { code, said } = await doctor({ DEMO_DATA: 'off' })
  expect(said).toMatch(/^note {2}Server: No running server answered\. .* this command’s settings/m)
  expect(said).toMatch(/^note {2}Backup: No backup from here\./m)
  expect(code).toBe(1)
})

test('an installation in which all is set up and runs ends it with 0', async () => {
  const { pool } = world.services
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update organizations set stripe_customer_id = 'cus_' || id::text, requires_two_factor = true`)
    await tx.run(sql`update document_checks set state = 'checked', checked_at = now() where state = 'waiting'`)
  })
  await pool.query(`delete from pgboss.job where state < 'active'`)
  await pool.query(
    `insert into app.processes (id, name, host, pid, version) values (gen_random_uuid(), 'server', 'one', 7, '5.1.0')`,
  )
  const [smtp, clamd] = [await openFakeSmtp(), await openClamdStandIn()]
  const vendor = createHttp((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  const address = vendor.address()
  const vendorUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  await world.inPlatform(
    async (tx) => await recordEvents(tx, null, [{ name: 'installation.backedUp' }, { name: 'installation.rehearsed' }]),
  )
  // The server's settings: the command has others, which say nothing of it.
  const server = await runningWith({
    DEMO_DATA: 'off',
    PUBLIC_URL: 'https://console.example.test',
    TEXT_TRANSPORT: 'webhook',
    AUTOMATION_WEBHOOK_URL: `${vendorUrl}/hook`,
    AUTOMATION_WEBHOOK_SECRET: 'a-secret-of-24-characters-and-more',
    QUIET_HOURS: 'on',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'console@example.test',
    STRIPE_SECRET_KEY: 'sk_live_verysecret',
    STRIPE_WEBHOOK_SECRET: 'whsec_verysecret',
    STRIPE_API_BASE: vendorUrl,
    CLAMAV_ADDRESS: clamd.address,
  })
  const { code, said } = await doctor({ DEMO_DATA: 'on' })
  await server.stop()
  expect(said).toMatch(/^ok {4}Server: These checks come from the running server, with its settings: process \d+ on /)
  expect(said).toContain('People sign in at https://console.example.test.')
  expect(said).toContain('No made-up data.')
  await smtp.close()
  await clamd.close()
  vendor.close()
  expect(said).not.toMatch(/verysecret|a-secret-of-24/)
  // How full the disk is on which the tests run is no matter of theirs.
  const isFull = /^note {2}Disk:/m.test(said)
  expect(said.replace(/^note {2}Disk:/m, 'ok    Disk:')).not.toMatch(/^(note|FAIL)/m)
  expect(said.trimEnd().split('\n').at(-1)).toBe(isFull ? 'There are warnings.' : 'All checks pass.')
  expect(code).toBe(isFull ? 1 : 0)
})
