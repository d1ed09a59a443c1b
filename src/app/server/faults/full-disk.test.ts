import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const main = path.resolve(import.meta.dirname, '../main.ts')
const admin = path.resolve(import.meta.dirname, '../admin.ts')
const person = { email: 'rosa@example.test', password: 'long enough words' }

/** A disk of its own that is small enough to be filled; only root may make one, elsewhere the test is left out. */
const disk = mkdtempSync(path.join(tmpdir(), 'reinforce-disk-'))
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const dataDir = path.join(disk, 'data')
const { DATABASE_URL: _, APP_SECRET: __, ...own } = process.env
const env = { ...own, DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'error', DRAIN_SECONDS: '0' }

const started: ChildProcess[] = []
beforeAll(() => {
  if (!isMounted) return
  mkdirSync(dataDir)
  execFileSync(process.execPath, [admin, 'create', '--email', person.email, '--name', 'Rosa Diaz'], {
    env,
    input: `${person.password}\n`,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}, 120_000)
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM')
  await Promise.all(started.map(async (child) => child.exitCode ?? child.signalCode ?? (await once(child, 'exit'))))
  if (isMounted) execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true })
})

/** The service on the small disk, once it is ready; `said` is all that it wrote. */
const start = async () => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
  await vi.waitFor(() => expect(said).toContain('Stop with Ctrl+C'), { timeout: 80_000, interval: 100 })
  return { child, said: () => said, base: /ready: (\S+)/.exec(said)?.[1] ?? '' }
}
type Running = Awaited<ReturnType<typeof start>>

const signIn = async ({ base }: Running) => {
  const json = { origin: base, 'content-type': 'application/json' }
  const body = JSON.stringify(person)
  const answer = await fetch(`${base}/api/auth/sign-in/email`, { method: 'POST', headers: json, body })
  expect(answer.status).toBe(200)
  return { ...json, authorization: `Bearer ${answer.headers.get('set-auth-token') ?? ''}` }
}
type Headers = Awaited<ReturnType<typeof signIn>>

/** Adds a candidate with a long résumé; its id and how that was answered, 0 for no answer. */
const add = async ({ base }: Running, headers: Headers) => {
  const id = randomUUID()
  const resume_text = `Registered Behavior Technician. ${randomBytes(60_000).toString('base64')}`
  const body = JSON.stringify({ id, full_name: 'Noor Haddad', phone_number: '(512) 201-0199', resume_text })
  const answer = await fetch(`${base}/api/candidates`, { method: 'POST', headers, body }).catch(() => null)
  const text = (await answer?.text().catch(() => null)) ?? ''
  return { id, status: answer?.status ?? 0, text }
}

test.runIf(isMounted)(
  'a disk that fills up is told in a sentence, and nothing that was accepted is lost',
  async () => {
    const running = await start()
    const headers = await signIn(running)
    const accepted = [(await add(running, headers)).id]
    const refused: Awaited<ReturnType<typeof add>>[] = []
    const { bavail, bsize } = await statfs(disk)
    const filler = path.join(disk, 'filler')
    await writeFile(filler, Buffer.alloc(bavail * bsize - 3_000_000))
    for (let tries = 0; tries < 2_000 && refused.length < 50; tries += 1) {
      const answer = await add(running, headers)
      if (answer.status === 200) accepted.push(answer.id)
      else refused.push(answer)
    }
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused[0]?.text).toContain('Storage is full. Nothing changed.')
    const reads = async (id: string) =>
      (await fetch(`${running.base}/api/candidates/${id}/profile`, { headers })).status
    expect([await reads(accepted.at(-1) ?? ''), await reads(refused[0]?.id ?? '')]).toEqual([200, 404])

    await rm(filler)
    await vi.waitFor(async () => expect((await add(running, headers)).status).toBe(200), {
      timeout: 30_000,
      interval: 500,
    })
    for (const id of accepted) expect(await reads(id), id).toBe(200)
    for (const { id } of refused) expect(await reads(id), id).toBe(404)
    expect(running.child.exitCode).toBeNull()
  },
  180_000,
)

test.runIf(isMounted)(
  'a start on a full disk ends with one sentence, and goes on once there is room',
  async () => {
    const before = started[0]
    before?.kill('SIGTERM')
    if (before && before.exitCode === null) await once(before, 'exit')
    const { bavail, bsize } = await statfs(disk)
    const filler = path.join(disk, 'filler')
    await writeFile(filler, Buffer.alloc(bavail * bsize))
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    started.push(child)
    let said = ''
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    await once(child, 'close')
    expect(said).toBe(`The disk of ${dataDir} is full. Free some space and try again. Saved data is safe.\n`)
    await rm(filler)
    const again = await start()
    expect((await add(again, await signIn(again))).status).toBe(200)
  },
  180_000,
)
