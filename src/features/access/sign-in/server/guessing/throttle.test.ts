import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, password, type World } from '../../../../../app/server/testing/world.ts'

let world: World
let now = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const signIn = async (email: string, word: string, ip: string, cookie = '') =>
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: word },
    remoteAddress: ip,
    headers: cookie ? { cookie } : {},
  })
const byPhone = async (phone: string) =>
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/phone',
    payload: { phone, password: 'wrong' },
    remoteAddress: '10.1.0.6',
  })
const wait = z.object({ error: z.object({ details: z.object({ waitSeconds: z.number() }) }) })

test('each failure after five doubles the wait of this address, and a wait does not grow by asking', async () => {
  const email = 'clinic@example.test'
  for (let i = 0; i < 5; i++) expect((await signIn(email, 'wrong', '10.1.0.1')).statusCode).toBe(401)
  expect((await signIn(email, password, '10.1.0.1')).statusCode).toBe(429)
  later(1)
  expect((await signIn(email, 'wrong', '10.1.0.1')).statusCode).toBe(401)
  for (let i = 0; i < 5; i++) {
    const answer = await signIn(email, 'wrong', '10.1.0.1')
    expect(wait.parse(answer.json()).error.details.waitSeconds).toBe(2)
  }
  later(2)
  expect((await signIn(email, password, '10.1.0.1')).statusCode).toBe(200)
  expect((await signIn(email, 'wrong', '10.1.0.1')).statusCode).toBe(401)
})

const six = async (email: string, ip: string) => {
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await signIn(email, 'wrong', ip)).statusCode)
  return statuses
}

test('an unknown address is throttled like a known one', async () => {
  expect(await six('nobody@example.test', '10.1.0.2')).toEqual(await six('manager@example.test', '10.1.0.3'))
})

test('an unknown number is throttled by itself, so that a wait tells no one which numbers have an account', async () => {
  for (let n = 0; n < 7; n++) expect((await byPhone(`512555018${n}`)).statusCode).toBe(401)
  for (let n = 0; n < 4; n++) await byPhone('5125550180')
  expect((await byPhone('5125550180')).statusCode).toBe(429)
  expect((await byPhone('5125550199')).statusCode).toBe(401)
})

test('strangers who fail on an account from the owner’s own address do not delay the owner’s known device', async () => {
  const first = await signIn('admin@example.test', password, '10.1.0.4')
  const device = first.cookies.find(({ name }) => name === 'reinforce.device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (let i = 0; i < 8; i++) await signIn('admin@example.test', 'wrong', '10.1.0.4')
  expect((await signIn('admin@example.test', password, '10.1.0.4')).statusCode).toBe(429)
  const cookie = `reinforce.device=${device?.value}`
  expect((await signIn('admin@example.test', password, '10.1.0.4', cookie)).statusCode).toBe(200)
  expect((await signIn('clinic@example.test', 'wrong', '10.1.0.4', cookie)).statusCode).toBe(401)
  expect((await signIn('admin@example.test', password, '10.1.0.4', `${cookie}x`)).statusCode).toBe(429)
})

test('failures from many addresses never close an account, they only slow its answer a little', async () => {
  await Promise.all(
    Array.from({ length: 21 }, async (_, i) => await signIn('platform@example.test', 'wrong', `10.2.0.${i}`)),
  )
  const started = performance.now()
  expect((await signIn('platform@example.test', password, '10.3.0.1')).statusCode).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(250)
})

test('people of one clinic who sign in at the same moment all come in', async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const email = n % 2 ? 'manager@example.test' : 'clinic@example.test'
      // Anyone who is judged later may have come earlier.
      later(n % 3 === 0 ? 0.004 : -0.002)
      return (await signIn(email, password, '10.1.0.9')).statusCode
    }),
  )
  expect(all.filter((status) => status !== 200)).toEqual([])
})
