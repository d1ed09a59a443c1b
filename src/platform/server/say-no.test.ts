import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '../../rules/refusal.ts'
import { sayNo } from './say-no.ts'

const answerTo = async (error: unknown) => {
  const app = fastify()
  app.setErrorHandler(sayNo)
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { status: statusCode, retryAfter: headers['retry-after'], body }
}
const coded = (code: string) => Object.assign(new Error('secret inside'), { code })

test('an outage of the database is 503 with a time to come again, and says that nothing was changed', async () => {
  const outages = [
    ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'].map(coded),
    new Error('Connection terminated unexpectedly'),
  ]
  for (const outage of outages) {
    const answer = await answerTo(outage)
    expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
    expect(answer.body).toContain('Nothing was changed; please try again.')
    expect(answer.body).not.toContain('inside')
  }
})

test('bad input is the caller’s, a missing role and what nobody expected are ours', async () => {
  expect((await answerTo(coded('22P02'))).status).toBe(400)
  expect((await answerTo(coded('23514'))).status).toBe(400)
  expect((await answerTo(coded('22023'))).status).toBe(500)
  expect(await answerTo(new Error('secret inside'))).toMatchObject({ status: 500, retryAfter: undefined })
  expect(await answerTo(new Refusal('conflict', 'Taken.'))).toMatchObject({ status: 409, retryAfter: undefined })
})
