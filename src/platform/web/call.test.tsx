import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { UserError } from '../../rules/user-error.ts'
import { endpoint } from '../shared/endpoint.ts'
import { call, getUrl, onSignedOut } from './call.ts'
import { sendForm } from './send-form.ts'
import { fakeServer, refuse } from './testing/fake-server.ts'

const server = fakeServer()
const base = { summary: '', needs: 'signed-in', reply: z.object({ ok: z.boolean() }), example: () => ({}) } as const
const read = endpoint({ ...base, method: 'GET', path: '/things/{id}', input: z.record(z.string(), z.unknown()) })
const write = endpoint({ ...base, method: 'POST', path: '/things/{id}', input: z.record(z.string(), z.unknown()) })
const form = () => {
  const body = new FormData()
  body.append('name', 'Ana')
  body.append('file', new File(['words'], 'resume.txt', { lastModified: 1 }))
  return body
}
const open = endpoint({ ...base, method: 'POST', path: '/open', needs: 'anyone', input: z.object({}) })

test('an address has its path filled, lists repeated, objects as JSON, and nothing for what is missing', () => {
  expect(
    getUrl(read, { id: 'a/b', status: ['x y', 'z'], empty: [], none: undefined, page: 2, sort: { by: 'n' } }),
  ).toBe('/things/a%2Fb?status=x+y&status=z&page=2&sort=%7B%22by%22%3A%22n%22%7D')
})

test('a body carries what the path does not', async () => {
  server.answer({ 'POST /things/7': () => ({ ok: true, more: 'is dropped' }) })
  expect(await call(write, { id: '7', name: 'Ana' })).toEqual({ ok: true })
  expect(server.asked[0]?.body).toEqual({ name: 'Ana' })
})

test('a no of the server arrives as a refusal with its sentence and fields', async () => {
  server.answer({ 'POST /things/7': () => refuse('conflict', 'Already archived', { name: 'Taken' }) })
  await expect(call(write, { id: '7' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Already archived',
    fields: { name: 'Taken' },
  })
})

test('an answer that is not ours is still a refusal with a sentence', async () => {
  server.answer({ 'POST /things/7': () => new Response('<html>Bad gateway</html>', { status: 502 }) })
  const error = await call(write, { id: '7' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UserError)
  expect(error).toMatchObject({ code: 'vendor', message: 'The server didn’t answer as expected. Try again.' })
})

test('only a signed-in call that finds no one signed in ends the session here', async () => {
  const ended = vi.fn()
  onSignedOut(ended)
  server.answer({
    'POST /open': () => refuse('signed-out', 'Wrong password'),
    'POST /things/7': () => refuse('signed-out', 'Please sign in'),
  })
  await expect(call(open, {})).rejects.toThrow('Wrong password')
  expect(ended).not.toHaveBeenCalled()
  await expect(call(write, { id: '7' })).rejects.toThrow('Please sign in')
  expect(ended).toHaveBeenCalledTimes(1)
})

test('the same write on its way is joined; other words, or a write after the answer, are sent', async () => {
  const answers: ((reply: { ok: true }) => void)[] = []
  server.answer({ 'POST /things/7': () => new Promise((answer) => answers.push(answer)) })
  const both = [call(write, { id: '7', name: 'Ana' }), call(write, { id: '7', name: 'Ana' })]
  expect(server.times('POST', '/things/7')).toBe(1)
  const others = [call(write, { id: '7', name: 'Bo' }), call(write, { id: '7', name: 'Ana' })]
  expect(server.times('POST', '/things/7')).toBe(3)
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  for (const answer of answers.splice(0)) answer({ ok: true })
  expect(await Promise.all([...both, ...others])).toHaveLength(4)
  const again = call(write, { id: '7', name: 'Ana' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.({ ok: true })
  await again
  expect(server.times('POST', '/things/7')).toBe(4)
})

test('a question that is dropped takes no other along', async () => {
  server.answer({ 'POST /things/7': async () => await new Promise((answer) => setTimeout(answer, 20, { ok: true })) })
  const dropped = call(write, { id: '7' }, { signal: new AbortController().signal })
  const kept = call(write, { id: '7' }, { signal: new AbortController().signal })
  expect(await Promise.all([dropped, kept])).toEqual([{ ok: true }, { ok: true }])
  expect(server.times('POST', '/things/7')).toBe(2)
})

test('the same form with the same file is sent once', async () => {
  server.answer({ 'POST /things/7': () => ({ ok: true }) })
  await Promise.all([sendForm(write, { id: '7' }, form()), sendForm(write, { id: '7' }, form())])
  expect(server.times('POST', '/things/7')).toBe(1)
})

const send = async (name: string) => await call(write, { id: '7', name }).catch(() => undefined)

test('a submission that may have been saved keeps its key when it is sent again; another one, or one that was settled, has its own', async () => {
  const away = new Response('', { status: 503 })
  const answers = [
    async () => await Promise.reject(new TypeError('Failed to fetch')),
    () => away,
    () => ({ ok: true }),
    () => ({ ok: true }),
    () => refuse('conflict', 'Already in the list'),
    () => ({ ok: true }),
  ]
  server.answer({ 'POST /things/7': () => answers.shift()?.() })
  for (const name of ['Ana', 'Ana', 'Ana', 'Ana', 'Bo', 'Bo']) await send(name)
  const keys = server.asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.every((key) => (key?.length ?? 0) > 30)).toBe(true)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(new Set(keys).size).toBe(4)
})

test('a key is forgotten with the person, and neither a question nor an open form carries one', async () => {
  server.answer({
    'POST /things/7': () => refuse('unavailable', 'Away'),
    'POST /open': () => ({ ok: true }),
    'GET /things/7': () => ({ ok: true }),
  })
  await send('Ana')
  window.dispatchEvent(new Event('person-forgotten'))
  await send('Ana')
  await call(open, {})
  await call(read, { id: '7' })
  const keys = server.asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).not.toBe(keys[1])
  expect(keys.slice(2)).toEqual([null, null])
})
