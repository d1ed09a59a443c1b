import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../../app/server/testing/world.ts'
import { openClamdStandIn } from '../../../../../../integrations/clamav/testing/clamd-stand-in.ts'
import { openFiles } from '../../../../../../integrations/files/files.ts'
import { openS3StandIn } from '../../../../../../integrations/files/testing/s3-stand-in.ts'
import { openFakeSmtp } from '../../../../../../integrations/mail/fake-smtp.ts'
import type { Config } from '../../../../../../platform/server/config.ts'
import { canPrepareStatements, openPool, prepareStatements } from '../../../../../../platform/server/database.ts'
import { type Examination, examine } from './examine.ts'

const openPort = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const asked: IncomingMessage[] = []
const vendor = { status: 404 }
const http = createHttp((request, response) => {
  asked.push(request)
  response.writeHead(vendor.status).end('{}')
})
/** Takes connections and never says a word. */
const silent = createServer((socket) => socket.on('error', () => undefined))
const automation = { connections: 0, bytes: 0 }
const hook = createServer((socket) => {
  automation.connections += 1
  socket.on('data', (piece) => {
    automation.bytes += piece.length
  })
  socket.on('error', () => undefined)
})

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
let clamd: Awaited<ReturnType<typeof openClamdStandIn>>
const ports = { http: 0, silent: 0, hook: 0, closed: 0 }
beforeAll(async () => {
  world = await openWorld()
  smtp = await openFakeSmtp()
  clamd = await openClamdStandIn()
  ports.http = await openPort(http)
  ports.silent = await openPort(silent)
  ports.hook = await openPort(hook)
  const gone = createServer()
  ports.closed = await openPort(gone)
  gone.close()
})
afterAll(async () => {
  await world.close()
  await smtp.close()
  await clamd.close()
  for (const server of [http, silent, hook]) server.close()
})

const connected = (): Partial<Config> => ({
  smtp: { url: smtp.url.replace('//', '//mailer:hush-hush-mail@'), from: 'a@example.test' },
  stripe: { secretKey: 'sk_live_verysecret', apiBase: `http://127.0.0.1:${ports.http}` },
  textTransport: 'webhook',
  automationWebhookUrl: `http://127.0.0.1:${ports.hook}/hooks/quiet-path`,
  clamav: { host: '127.0.0.1', port: clamd.port, timeoutMs: 1_000 },
})

/** What the checks find with these settings; `told` is all that they say. */
const look = async (more: Partial<Config> = {}, parts: Partial<Examination> = {}) => {
  const { clock, files, pool, live, config } = world.services
  const checks = await examine({ clock, files, database: { pool, live }, config: { ...config, ...more }, ...parts })
  const of = (name: string) => checks.find((check) => check.name === name)
  return { of, checks, told: JSON.stringify(checks) }
}

test('lists a healthy installation part by part, simulators by name', async () => {
  const { of } = await look()
  for (const name of ['Database', 'Roles and policies', 'Versions', 'Clock', 'Live updates', 'Saved logins', 'Files'])
    expect(of(name), name).toMatchObject({ verdict: 'ok', todo: null })
  expect(of('Versions')?.words).toMatch(/^Reinforce \d+\.\d+\.\d+, Node \d+\.\S+, PostgreSQL \d+/)
  expect(of('Texting service')).toMatchObject({ verdict: 'ok', words: 'The simulated phones.' })
  expect(of('Email server')).toMatchObject({ verdict: 'ok', words: 'Not set.' })
  expect(of('Stripe')?.verdict).toBe('ok')
  expect(of('Virus scanner')?.verdict).toBe('ok')
  expect(of('Texts')).toMatchObject({ verdict: 'note', todo: 'Setting: TEXT_TRANSPORT=twilio or webhook.' })
  expect(of('Disk')?.words).toContain(' free (')
})

test('anyone who the product talks with is reached, and nothing is sent to anyone', async () => {
  const { of, told } = await look(connected())
  for (const name of ['Email server', 'Texting service', 'Stripe', 'Virus scanner'])
    expect(of(name), name).toMatchObject({
      verdict: 'ok',
      words: expect.stringMatching(/^127\.0\.0\.1:\d+ answers\.$/) as unknown,
    })
  expect(smtp.mails).toEqual([])
  expect(automation.connections).toBeGreaterThan(0)
  expect(automation.bytes).toBe(0)
  expect(asked.map(({ method, headers }) => [method, headers.authorization])).toEqual([['GET', undefined]])
  expect(told).not.toMatch(/hush-hush|verysecret|quiet-path|mailer/)
})

const failed = (words: RegExp) => ({
  verdict: 'fail',
  words: expect.stringMatching(words) as unknown,
  todo: expect.stringMatching(/Check\b/) as unknown,
})

test('names every part that is away, silent or broken, with its remedy, and still checks the others', async () => {
  vendor.status = 503
  const { of, told } = await look({
    ...connected(),
    smtp: { url: `smtp://mailer:hush-hush-mail@127.0.0.1:${ports.silent}`, from: 'a@example.test' },
    automationWebhookUrl: `http://127.0.0.1:${ports.closed}/hooks/quiet-path`,
    clamav: { host: '127.0.0.1', port: ports.http, timeoutMs: 1_000 },
  })
  vendor.status = 404
  expect(of('Email server')).toEqual({ name: 'Email server', ...failed(/doesn’t answer within 3 s/) })
  expect(of('Texting service')).toEqual({ name: 'Texting service', ...failed(/can’t be reached \(ECONNREFUSED\)/) })
  expect(of('Stripe')).toEqual({ name: 'Stripe', ...failed(/answers 503/) })
  expect(of('Virus scanner')).toEqual({ name: 'Virus scanner', ...failed(/gives an unexpected answer/) })
  expect(of('Files')?.verdict).toBe('ok')
  expect(told).not.toMatch(/hush-hush|verysecret|quiet-path|mailer/)
})

test('a bucket of backups is tried out, and told by name when it says no', async () => {
  const s3 = await openS3StandIn('our-backups')
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hush-hush-bucket' }
  const connection = { region: 'us-east-1', endpoint: s3.endpoint, credentials, pathStyle: true, timeoutMs: 20_000 }
  const settings = {
    s3: connection,
    backups: { to: 's3://our-backups/of', everyHours: 24, keep: 14, passphrase: 'hush-hush-backup' },
  }
  const name = 'Bucket of the backups'
  const found = await look(settings)
  expect(found.of(name)).toMatchObject({
    verdict: 'ok',
    words: 'We wrote, listed, and removed a small file in s3://our-backups/of.',
  })
  expect([...s3.objects.keys()]).toEqual([])
  s3.away('forbidden')
  const refused = await look(settings)
  expect(refused.of(name)).toEqual({ name, ...failed(/^s3:\/\/our-backups\/of refuses us/) })
  s3.away('silent')
  const silentOne = await look(settings)
  expect(silentOne.of(name)).toEqual({ name, ...failed(/doesn’t answer/) })
  expect(refused.told + silentOne.told).not.toContain('hush-hush')
  s3.close()
})

test('a database that does not answer is one failure, and what needs none is looked at', async () => {
  const pool = openPool(`postgres://owner:hush-hush-database@127.0.0.1:${ports.closed}/x`, 1)
  const { of, checks, told } = await look({}, { database: { pool, live: null } })
  await pool.end()
  expect(of('Database')).toMatchObject({ verdict: 'fail', todo: expect.stringContaining('DATABASE_URL') as unknown })
  expect(of('Clock')).toBeUndefined()
  expect(of('Files')?.verdict).toBe('ok')
  expect(checks.filter(({ verdict }) => verdict === 'fail')).toHaveLength(1)
  expect(told).not.toContain('hush-hush')
})

test('reports the start problem of an embedded database unchanged', async () => {
  const { of } = await look({}, { database: { fault: 'The disk of /data is full.' } })
  expect(of('Database')).toMatchObject({ verdict: 'fail', words: 'The disk of /data is full.' })
})

test('reports by how much a clock is wrong', async () => {
  const { of } = await look({}, { clock: () => new Date(Date.now() + 20_000) })
  expect(of('Clock')).toMatchObject({ verdict: 'note', words: expect.stringMatching(/differ by (19|20) s/) as unknown })
  const far = await look({}, { clock: () => new Date(Date.now() - 180_000) })
  expect(far.of('Clock')?.verdict).toBe('fail')
})

test('files that cannot be kept, and another secret than the one of the saved logins, are failures', async () => {
  // Where a file stands no folder can be made.
  const folder = path.join(import.meta.dirname, 'examine.ts', 'files')
  const { of } = await look(
    { appSecret: 'another secret of at least 32 characters' },
    { files: openFiles({ kind: 'disk', folder }) },
  )
  expect(of('Files')).toMatchObject({
    verdict: 'fail',
    todo: expect.stringContaining('files folder') as unknown,
  })
  expect(of('Saved logins')).toMatchObject({
    verdict: 'fail',
    words: expect.stringMatching(/^APP_SECRET opens those of 0 of \d+ organization/) as unknown,
  })
})

test('notices that no one hears, and a look that does not end, are failures of their own', async () => {
  const { pool } = world.services
  const never = new Promise<boolean>(() => undefined)
  const deaf = await look({}, { database: { pool, live: { hears: async () => false } } })
  expect(deaf.of('Live updates')).toMatchObject({
    verdict: 'fail',
    todo: expect.stringContaining('DATABASE_DIRECT_URL') as unknown,
  })
  const late = await look({}, { database: { pool, live: { hears: async () => await never } } })
  expect(late.of('Live updates')).toMatchObject({ verdict: 'fail', words: 'It didn’t finish within 5 s.' })
  expect(late.of('Roles and policies')?.verdict).toBe('ok')
})

test('reports tables without their policies, and migrations that are missing or of a newer version', async () => {
  const { pool } = world.services
  await pool.query('create table unguarded (id int); alter table unguarded enable row level security')
  const open = await look()
  await pool.query('drop table unguarded')
  expect(open.of('Roles and policies')?.verdict).toBe('fail')
  await pool.query(`update public.migrations set name = 'later' where name = '0029-processes.sql'`)
  const old = await look()
  await pool.query(`update public.migrations set name = '0029-processes.sql' where name = 'later'`)
  expect(old.of('Database')).toMatchObject({
    verdict: 'note',
    words: expect.stringContaining('lacks 1 migration ') as unknown,
  })
  await pool.query(`insert into public.migrations (name) values ('9999-later.sql')`)
  const newer = await look()
  await pool.query(`delete from public.migrations where name = '9999-later.sql'`)
  expect(newer.of('Database')).toMatchObject({
    verdict: 'note',
    words: expect.stringContaining('a newer version migrated it') as unknown,
  })
})

test('a model that is silent, an address of a clinic that fails and texts without an answer each have a line', async () => {
  const silentModel = { baseUrl: `http://127.0.0.1:${ports.silent}/v1`, apiKey: 'hush-hush-model', model: 'small' }
  const well = await look()
  for (const name of ['AI model', 'Webhooks', 'Unconfirmed texts']) expect(well.of(name)?.verdict, name).toBe('ok')
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update webhook_deliveries set state = 'waiting', tries = 2, problem = 'No answer within 10 s.'`)
    await tx.run(
      sql`update text_messages set message_status = 'unknown', created_at = now() where organization_id = ${world.own.organizationId}`,
    )
  })
  const { of, told } = await look({ languageModel: silentModel })
  expect(of('AI model')).toEqual({ name: 'AI model', ...failed(/doesn’t answer within 3 s/) })
  expect(of('Webhooks')).toMatchObject({
    verdict: 'note',
    words: expect.stringContaining('waiting for a retry') as unknown,
  })
  expect(of('Unconfirmed texts')).toMatchObject({
    verdict: 'note',
    words: expect.stringContaining('Delivery is unknown') as unknown,
  })
  expect(told).not.toContain('hush-hush')
})

test('jobs that wait or failed, files that no one looked into and processes are counted', async () => {
  const { pool } = world.services
  await pool.query('delete from pgboss.job')
  await pool.query('delete from app.processes')
  await world.inPlatform(async (tx) => await tx.run(sql`delete from document_checks where state = 'waiting'`))
  const calm = await look()
  for (const name of ['Jobs', 'Failed jobs', 'Files not checked yet']) expect(calm.of(name)?.verdict, name).toBe('ok')
  expect(calm.of('Processes')?.verdict).toBe('note')

  await pool.query(
    `insert into pgboss.job (name, state, start_after, completed_on) values
       ('send-texts', 'created', now() - interval '2 hours', null), ('run-import', 'failed', now(), now())`,
  )
  await pool.query(
    `insert into app.processes (id, name, host, pid, version) values ('${randomUUID()}', 'server', 'one', 7, '5.1.0')`,
  )
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into document_checks (organization_id, stored_as, state, created_at)
            values (${world.own.organizationId}, 'waiting-file', 'waiting', now() - interval '3 hours')`,
      ),
  )
  const busy = await look()
  expect(busy.of('Jobs')).toMatchObject({ verdict: 'fail', words: expect.stringContaining('(Send texts)') as unknown })
  expect(busy.of('Failed jobs')?.words).toBe('Failed in the last 7 days: Run import 1.')
  expect(busy.of('Files not checked yet')?.words).toMatch(
    /^1 file is waiting for a check, the oldest for 1\d\d minutes\.$/,
  )
  expect(busy.of('Processes')).toMatchObject({ verdict: 'ok', words: '1 process runs.' })
})

const toldPrepared = async (prepared: boolean) => (await look({ prepared })).of('Prepared statements')

test('reports prepared statements: on, set off, or off because a pooler forgets them', async () => {
  const before = canPrepareStatements()
  try {
    prepareStatements(true)
    expect(await toldPrepared(true)).toMatchObject({ verdict: 'ok', words: 'On.' })
    prepareStatements(false)
    expect(await toldPrepared(false)).toMatchObject({ verdict: 'ok', words: 'Off, as set by PREPARED.' })
    expect(await toldPrepared(true)).toMatchObject({
      verdict: 'note',
      words: expect.stringContaining('doesn’t keep them') as string,
    })
  } finally {
    prepareStatements(before)
  }
})
