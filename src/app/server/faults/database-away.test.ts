import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFakeSmtp } from '../../../integrations/mail/fake-smtp.ts'

const person = { email: 'rosa@example.test', password: 'long enough words' }
let dataDir: string
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
let server: ChildProcess
let base: string

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-away-'))
  smtp = await openFakeSmtp()
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _, APP_SECRET: __, ...own } = process.env
  const mails = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.test', PUBLIC_URL: base }
  const env = { ...own, ...mails, DATA_DIR: dataDir, PORT: String(port), DEMO_DATA: 'off', LOG_LEVEL: 'silent' }
  const admin = path.resolve(import.meta.dirname, '../admin.ts')
  execFileSync(process.execPath, [admin, 'create', '--email', person.email, '--name', 'Rosa Diaz'], {
    env,
    input: `${person.password}\n`,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], { env, stdio: 'ignore' })
  const isReady = async () => expect((await fetch(`${base}/readyz`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 80_000, interval: 200 })
}, 180_000)
afterAll(async () => {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await smtp.close()
  const elsewhere = await readlink(path.join(dataDir, 'postgres')).catch(() => null)
  if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const json = () => ({ origin: base, 'content-type': 'application/json' })
const post = async (url: string, body: object, headers: Record<string, string> = json()) =>
  await fetch(`${base}${url}`, { method: 'POST', headers, body: JSON.stringify(body) })

/** The process of PostgreSQL, or null while none has written its lock. */
const readPostmaster = async (): Promise<number | null> => {
  const lock = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(lock, 10) || null
}

/** Kills PostgreSQL as a machine does that goes down, and waits for the next one: its connections may outlive it a moment. */
const killDatabase = async () => {
  const killed = await readPostmaster()
  if (killed === null) throw new Error('PostgreSQL isn’t there')
  process.kill(killed, 'SIGKILL')
  await expect.poll(async () => ((await readPostmaster()) ?? killed) !== killed, { timeout: 60_000 }).toBe(true)
}

test('a database that goes away twice under load loses nothing that was accepted; emails wait for it and for their server, and leave once', async () => {
  const signedIn = await post('/api/auth/sign-in/email', person)
  const headers = { ...json(), authorization: `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}` }
  smtp.answer('later')
  expect((await post('/api/auth/password-resets', { email: person.email })).status).toBe(200)

  const accepted: string[] = []
  const statuses = new Set<number>()
  const load = { goesOn: true }
  const clients = [1, 2, 3, 4].map(async () => {
    while (load.goesOn) {
      const id = randomUUID()
      const { status } = await post(
        '/api/candidates',
        { id, full_name: 'Noor Haddad', phone_number: '(512) 201-0199' },
        headers,
      )
      statuses.add(status)
      if (status === 200) accepted.push(id)
      else await sleep(50)
    }
  })
  const goesOn = async () => {
    const before = accepted.length
    await expect.poll(() => accepted.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
  }
  await goesOn()
  await killDatabase()
  await goesOn()
  await killDatabase()
  await goesOn()
  load.goesOn = false
  await Promise.all(clients)

  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 503])
  for (const id of accepted)
    expect((await fetch(`${base}/api/candidates/${id}/profile`, { headers })).status, id).toBe(200)
  await expect.poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 30_000 }).toBe(200)
  expect(server.exitCode).toBeNull()

  // The notice of a broken installation, which a look every ten minutes may send as well, is another email.
  const resets = () => smtp.mails.filter(({ data }) => data.includes('Subject: Your new password for Reinforce'))
  expect(smtp.mails).toEqual([])
  smtp.answer('accept')
  await expect.poll(() => resets().map(({ to }) => to), { timeout: 120_000, interval: 500 }).toEqual([person.email])
  await sleep(2_000)
  expect(resets()).toHaveLength(1)
}, 300_000)
