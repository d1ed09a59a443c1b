import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publishedPassword } from '../../../db/demo/create-demo-passwords.ts'
import { formatCount } from '../../../rules/words/format-count.ts'

// The demo as anyone starts it: the whole road of a backup, from the first start to a login that opens again.
const passphrase = 'correct horse battery staple'
const program = (name: string) => path.resolve(import.meta.dirname, name)
let home: string
const at = (name: string) => path.join(home, name)
const running = new Set<ReturnType<typeof spawn>>()
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-demo-backup-'))
})
afterAll(async () => {
  for (const server of running) await stop(server)
  for (const name of ['data', 'restored']) {
    const elsewhere = await readlink(path.join(at(name), 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

const environment = (dataDir: string) => {
  const { DATABASE_URL: _, APP_SECRET: __, ...env } = process.env
  return { ...env, DATA_DIR: at(dataDir), BACKUP_PASSPHRASE: passphrase, PORT: '0', LOG_LEVEL: 'error' }
}
const start = async (dataDir: string) => {
  const server = spawn(process.execPath, [program('../main.ts')], { env: environment(dataDir) })
  running.add(server)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (piece: Buffer) => {
        said += piece.toString()
        const [, ready] = /Reinforce is ready: (http\S+)/.exec(said) ?? []
        if (ready) resolve(ready)
      })
    server.once('exit', () => reject(new Error(said)))
  })
  return { server, url }
}
const stop = async (server: ReturnType<typeof spawn>) => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  running.delete(server)
}
const run = async (name: string, ...args: string[]) =>
  (await promisify(execFile)(process.execPath, [program(name), ...args], { env: environment('data') })).stdout

const session = async (url: string) => {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'clinic@reinforce.test', password: publishedPassword }),
  })
  const authorization = `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}`
  return async (method: 'GET' | 'POST', place: string, body?: unknown) => {
    const answer = await fetch(`${url}${place}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${place} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
}

const rows = z.object({ rows: z.array(z.object({ id: z.string() })) })
const counted = z.object({ total: z.number() })
const resume = z.object({ file: z.nullable(z.object({ url: z.string() })) })
const revealed = z.object({ value: z.string() })

/** What the demo's clinic finds: how many candidates and logins, the secret of one, and the bytes of three résumés. */
const seen = async (url: string, chosen?: string[]) => {
  const call = await session(url)
  const read = async (place: string): Promise<unknown> => await (await call('GET', place)).json()
  const candidates = chosen ?? rows.parse(await read('/api/candidates')).rows.map(({ id }) => id)
  const logins = await read('/api/logins')
  await call('POST', '/api/logins/unlock', { password: publishedPassword })
  const [login] = rows.parse(logins).rows
  const secret = await call('POST', `/api/logins/${login?.id ?? ''}/reveal`, { aim: 'show' })
  const resumes = new Map<string, string>()
  for (const id of candidates) {
    const { file } = resume.parse(await read(`/api/candidates/${id}/resume`))
    if (file) resumes.set(id, Buffer.from(await (await call('GET', file.url)).arrayBuffer()).toString('base64'))
    if (resumes.size === 3) break
  }
  return {
    candidates: counted.parse(await read('/api/candidates/count')).total,
    logins: counted.parse(logins).total,
    secret: revealed.parse(await secret.json()).value,
    resumes,
  }
}

test('a backup of the demo is rehearsed and restored: the same counts, a login that opens, files that open', async () => {
  const first = await start('data')
  const before = await seen(first.url)
  expect(before.candidates).toBeGreaterThan(1_000)
  expect(before.secret).not.toBe('')
  expect(before.resumes.size).toBe(3)
  const made = await run('./back-up.ts', '--to', at('to'))
  const [, many = ''] = /(\d+) candidates, \d+ files/.exec(made) ?? []
  const rehearsed = await run('./restore.ts', '--from', at('to'), '--verify')
  expect(rehearsed).toContain(`${formatCount(Number(many))}  candidates\n`)
  expect(rehearsed).toMatch(/[1-9]\d+ files checked, 0 missing\./)
  expect(rehearsed).toMatch(/Saved logins open for ([1-9]) of \1 organizations?\./)
  expect(rehearsed).toContain('The backup is good')
  await stop(first.server)
  await run('./restore.ts', '--from', at('to'), '--data-dir', at('restored'))
  expect(await readdir(home)).toEqual(expect.arrayContaining(['data', 'restored', 'to']))
  const second = await start('restored')
  const after = await seen(second.url, [...before.resumes.keys()])
  // A demo goes on from day to day: at midnight it gets the candidates of the new one.
  expect(after.candidates).toBeGreaterThanOrEqual(before.candidates)
  expect({ ...after, candidates: 0 }).toEqual({ ...before, candidates: 0 })
  await stop(second.server)
}, 600_000)
