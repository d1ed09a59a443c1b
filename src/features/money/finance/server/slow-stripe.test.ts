import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import {
  createPages,
  createStripeInvoice,
  json,
  openStripeStandIn,
} from '../../../../integrations/stripe/testing/stand-in.ts'
import { stripeInvoices } from '../contract/finance.ts'
import { financialOverview } from '../contract/invoices.ts'
import { getCustomer } from './testing/money-rows.ts'

const clock = { now: new Date('2026-11-20T18:00:00Z') }
/** For what comes by itself, however busy the machine is. */
const soon = { timeout: 15_000 }
const second = () => Math.floor(clock.now.getTime() / 1000)
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let world: World
let address: string
beforeAll(async () => {
  stripe = await openStripeStandIn()
  const env = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: stripe.base, STRIPE_PATIENCE_MS: '300' }
  world = await openWorld(env, () => clock.now)
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await world.close()
  stripe.close()
})

const of = (n: number) => createStripeInvoice(n, { created: second() - n * 60, customer: getCustomer(world, 'own') })
const overview = async () =>
  financialOverview.reply.parse((await world.call('platform', 'GET', '/api/finance/overview')).body)
const listed = async () =>
  stripeInvoices.reply.parse((await world.call('platform', 'GET', '/functions/v1/stripe-invoices?days=90')).body)
    .invoices.length
/** Stripe holds every answer until it is let go. */
const slowly = (invoices: ReturnType<typeof of>[]) => {
  const waiting: (() => void)[] = []
  const answer = createPages(invoices)
  stripe.answers((...asked) => void waiting.push(() => answer(...asked)))
  return { calls: waiting, letGo: () => waiting.splice(0).forEach((each) => each()) }
}
const event = () => `data: {"organization" : "${world.services.config.platformOrganizationId}", "area" : "finance"}`
const listen = async () => {
  const stop = new AbortController()
  const answer = await fetch(`${address}/api/live?since=0`, {
    headers: { authorization: `Bearer ${await world.getToken('platform')}` },
    signal: stop.signal,
  })
  const heard = { text: '' }
  void (async () => {
    for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString()
  })().catch(() => undefined)
  return { heard, stop: () => stop.abort() }
}

test('a silent Stripe keeps no one waiting, also at the first look, and what it says at last follows by itself', async () => {
  const live = await listen()
  const first = slowly([of(1)])
  const begun = performance.now()
  expect(await overview()).toMatchObject({ source: 'stripe', asking: true, asOf: null, failure: null })
  const list = await world.call('platform', 'GET', '/functions/v1/stripe-invoices?days=90')
  expect([list.status, list.text]).toEqual([502, expect.stringContaining('Stripe hasn’t answered yet.')])
  // The vendor's own end is at 20 s: this is far from it, on a busy machine too.
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(first.calls).toHaveLength(1)
  first.letGo()
  await expect.poll(() => live.heard.text).toContain(event())
  live.stop()
  expect(await listed()).toBe(1)
  const asOf = clock.now.toISOString()

  clock.now = new Date(clock.now.getTime() + 120_000)
  const slow = slowly([of(1), of(2), of(3)])
  const answers = await Promise.all([overview(), overview(), overview(), listed(), listed()])
  for (const answer of answers.slice(0, 3)) expect(answer).toMatchObject({ asking: true, asOf, failure: null })
  expect(answers.slice(3)).toEqual([1, 1])
  expect(slow.calls).toHaveLength(1)

  const later = await listen()
  slow.letGo()
  await expect.poll(() => later.heard.text).toContain(event())
  later.stop()
  expect(await overview()).toMatchObject({ asking: false, asOf: clock.now.toISOString() })
  expect(await listed()).toBe(3)
})

test('the next reply reports a slow failure, with known data', async () => {
  clock.now = new Date(clock.now.getTime() + 120_000)
  const waiting: (() => void)[] = []
  const fails = json(401, { error: { type: 'invalid_request_error', message: 'No' } })
  stripe.answers((...asked) => void waiting.push(() => fails(...asked)))
  expect(await overview()).toMatchObject({ asking: true, failure: null })
  const live = await listen()
  for (const each of waiting) each()
  await expect.poll(() => live.heard.text).toContain(event())
  live.stop()
  await vi.waitFor(
    async () => expect(await overview()).toMatchObject({ asking: false, failure: 'Stripe refused our key.' }),
    soon,
  )
  expect((await overview()).states.find(({ state }) => state === 'paid')?.count).toBe(3)
})
