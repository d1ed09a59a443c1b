import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UserError } from '../../../rules/user-error.ts'
import { timeZone } from '../../shared/schemas.ts'
import { openOutageLog } from '../postgres/outage.ts'
import { errorHandler, toUserError } from './error-handler.ts'

const answerTo = async (error: unknown) => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  app.setErrorHandler(errorHandler)
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { status: statusCode, retryAfter: headers['retry-after'], body, log: lines.join('') }
}
const coded = (code: string) => Object.assign(new Error('secret inside'), { code })

test('an outage of the database is 503 with a time to come again, and a note that nothing was changed', async () => {
  const outages = [
    ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '25006'].map(coded),
    new Error('Connection terminated unexpectedly'),
  ]
  for (const outage of outages) {
    const answer = await answerTo(outage)
    expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
    expect(answer.body).toContain('Nothing changed. Try again.')
    expect(answer.body).not.toContain('inside')
  }
})

test('logs one line for an outage, for any number of calls, and another for the next one', () => {
  let now = 0
  const lines: string[] = []
  const log = openOutageLog(() => now)
  const to = { error: (about: object, words: string) => void lines.push(JSON.stringify({ ...about, words })) }
  for (const after of [0, 500, 20_000, 29_000]) {
    now += after
    for (const error of [coded('ECONNREFUSED'), coded('57P01'), undefined]) log(to, error)
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('stack')
  now += 31_000
  log(to, coded('57P03'))
  expect(lines).toHaveLength(2)
})

test('writes no stack of a call that meets an outage', async () => {
  const logs = [await answerTo(coded('ECONNREFUSED')), await answerTo(coded('ECONNREFUSED'))].map(({ log }) => log)
  expect(logs.join('')).not.toMatch(/unexpected error|at Object|stack/)
})

test('reports a full disk as one, with a time by which someone may have made room', async () => {
  for (const full of ['53100', 'ENOSPC', 'EDQUOT'].map(coded)) {
    const answer = await answerTo(full)
    expect(answer).toMatchObject({ status: 503, retryAfter: '60' })
    expect(answer.body).toContain('Storage is full. Nothing changed.')
    expect(answer.log).toContain('secret inside')
    expect(answer.body).not.toContain('inside')
  }
})

test('a browser that opens an address as a page gets the sentence as a page, with a way on', async () => {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  app.get('/gone', () => {
    throw new UserError('not-found', 'This download no longer exists.')
  })
  app.get('/out', () => {
    throw new UserError('signed-out', 'Sign in to continue.')
  })
  const open = async (path: string, dest: string) =>
    await app.inject({ url: path, headers: { 'sec-fetch-dest': dest } })
  const gone = await open('/gone', 'document')
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(gone.body).toContain('<p>This download no longer exists.</p><p><a href="/">Open the Dashboard</a></p>')
  expect((await open('/out', 'document')).body).toContain('<a href="/login">Sign In</a>')
  expect((await open('/gone', 'empty')).json()).toMatchObject({ error: { code: 'not-found' } })
})

test('bad input is the caller’s, a missing role and what no one expected are ours', async () => {
  expect((await answerTo(coded('22P02'))).status).toBe(400)
  expect((await answerTo(coded('23514'))).status).toBe(400)
  expect((await answerTo(coded('22023'))).status).toBe(500)
  expect(await answerTo(new Error('secret inside'))).toMatchObject({ status: 500, retryAfter: undefined })
  expect(await answerTo(new UserError('conflict', 'Taken.'))).toMatchObject({ status: 409, retryAfter: undefined })
})

test('two who save the same at the same moment: the second one gets that reason, and no internals', async () => {
  const answer = await answerTo(coded('23505'))
  expect(answer.status).toBe(409)
  expect(answer.log).toContain('saved twice at the same moment')
  expect(JSON.parse(answer.body)).toEqual({
    error: {
      code: 'conflict',
      message: 'Someone just saved the same thing. Reload to see it.',
      fields: {},
      details: {},
    },
  })
})

test('refuses parts of something that was just removed in words, and without internals', async () => {
  const answer = await answerTo(coded('23503'))
  expect(answer.status).toBe(409)
  expect(answer.log).toContain('belongs to something that is gone')
  expect(JSON.parse(answer.body)).toEqual({
    error: {
      code: 'conflict',
      message: 'A related record was changed or removed. Reload and try again.',
      fields: {},
      details: {},
    },
  })
})

test('a session lookup that failed while the database was away is an outage, despite the sign-in library’s own answer', async () => {
  const error = Object.assign(new Error('Failed to get session'), {
    statusCode: 500,
    body: { code: 'FAILED_TO_GET_SESSION', message: 'Failed to get session' },
  })
  const answer = await answerTo(error)
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'unavailable' } })
})

test('an unknown time zone is refused at its field, in our words', () => {
  const input = z.object({ timeZone, size: z.string().check(z.maxLength(2)) })
  const refused = toUserError(input.safeParse({ timeZone: 'Mars/Olympus', size: 'long' }).error)
  expect(refused?.fields).toEqual({ timeZone: 'This time zone is unknown.', size: 'size is too long or too large.' })
  expect(input.safeParse({ size: 'xs' }).data?.timeZone).toBe('America/New_York')
})
