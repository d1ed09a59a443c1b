import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { keyCallsAMinute } from '../../shared/endpoint.ts'
import type { Caller } from '../actor.ts'
import { openCallLimit } from './open-call-limit.ts'

/** Returns a function that makes calls of one caller and counts those let through. */
const openCounting = async (personCalls: number) => {
  const app = fastify()
  await app.register(rateLimit, { global: false })
  const limit = openCallLimit(app, personCalls)
  const asking = { current: null as Caller | null }
  const handler = async (request: FastifyRequest) => {
    await limit(request, asking.current)
    return {}
  }
  app.route({ method: 'GET', url: '/', handler })
  return async (caller: Pick<Caller, 'kind' | 'userId'> | null, calls: number) => {
    asking.current = caller as Caller | null
    let passed = 0
    for (let n = 0; n < calls; n += 1) if ((await app.inject('/')).statusCode === 200) passed += 1
    return passed
  }
}

test('counts each person and each key apart, and no one who is signed out', async () => {
  const countPassed = await openCounting(3)
  expect(await countPassed({ kind: 'person', userId: 'a' }, 5)).toBe(3)
  expect(await countPassed({ kind: 'person', userId: 'b' }, 2)).toBe(2)
  expect(await countPassed(null, 9)).toBe(9)
  expect(await countPassed({ kind: 'key', userId: 'k' }, keyCallsAMinute + 4)).toBe(keyCallsAMinute)
})

test('limits keys alone where people have no limit', async () => {
  const countPassed = await openCounting(0)
  expect(await countPassed({ kind: 'person', userId: 'a' }, 9)).toBe(9)
  expect(await countPassed({ kind: 'key', userId: 'k' }, keyCallsAMinute + 1)).toBe(keyCallsAMinute)
})
