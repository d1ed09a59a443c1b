import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import {
  createPages,
  createStripeInvoice,
  json,
  openStripeStandIn,
} from '../../../../integrations/stripe/testing/stand-in.ts'
import { financialOverview } from '../contract/invoices.ts'
import { addInvoices, getCustomer } from './testing/money-rows.ts'

const clock = { now: new Date('2026-11-20T18:00:00Z') }
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let world: World
beforeAll(async () => {
  stripe = await openStripeStandIn()
  const env = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: stripe.base, STRIPE_PATIENCE_MS: '60000' }
  world = await openWorld(env, () => clock.now)
})
afterAll(async () => {
  await world.close()
  stripe.close()
})

const at = (iso: string) => new Date(iso).getTime() / 1000
const of = (n: number, iso: string, more: object = {}) =>
  createStripeInvoice(n, { created: at(iso) - n, customer: getCustomer(world, 'own'), ...more })
const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000))
const overview = async (period: string, who: 'clinic' | 'platform' = 'platform') =>
  financialOverview.reply.parse(
    (await world.call(who, 'GET', `/api/finance/overview?period=${period}&timeZone=America/New_York`)).body,
  )
const paid = ({ states }: Awaited<ReturnType<typeof overview>>) => states.find(({ state }) => state === 'paid')?.count
const bounds = () =>
  stripe.calls
    .map(({ url }) => [url.searchParams.get('created[gte]'), url.searchParams.get('created[lt]')])
    .filter(([, until]) => until !== null)
    .map(([since, until]) => [since, until].map((second) => new Date(Number(second) * 1000).toISOString().slice(0, 10)))

test('loads a past year in pages of 100, stores it, and does not load it again within ten minutes', async () => {
  const old = Array.from({ length: 250 }, (_, n) => of(n, '2025-06-15T12:00:00Z'))
  stripe.answers(createPages([of(900, '2026-11-19T12:00:00Z'), ...old]))
  const first = await overview('2025')
  expect(first.older).toEqual({ asOf: clock.now.toISOString(), failure: null, asking: false, newest: null })
  expect(paid(first)).toBe(250)
  expect(bounds()).toEqual(Array.from({ length: 3 }, () => ['2025-01-01', '2026-01-02']))
  later(300)
  stripe.answers(createPages([]))
  expect(paid(await overview('2025'))).toBe(250)
  expect(bounds()).toEqual([])
  // A period within the 90 days is asked for with them.
  expect((await overview('2026-11')).older).toBeNull()
  expect(bounds()).toEqual([])
})

test('of the current year, loads only the part before the 90 days again', async () => {
  later(3_600)
  stripe.answers(createPages([of(901, '2026-11-19T12:00:00Z'), of(902, '2026-02-10T12:00:00Z')]))
  expect(paid(await overview('2026'))).toBeGreaterThanOrEqual(2)
  expect(bounds()).toEqual([['2026-01-01', '2026-08-23']])
})

test('a failure keeps known data, with the reason, and this month’s revenue does not fall to zero', async () => {
  later(3_600)
  const fails = json(401, { error: { type: 'invalid_request_error', message: 'No' } })
  const works = createPages([])
  stripe.answers((...asked) => (asked[2].url.searchParams.has('created[lt]') ? fails : works)(...asked))
  const failed = await overview('2025')
  expect([failed.failure, failed.older?.failure]).toEqual([null, 'Stripe refused our key.'])
  expect(failed.older?.asOf).not.toBeNull()
  expect(paid(failed)).toBe(250)
})

test('a draft that Stripe no longer has is forgotten, within the span alone', async () => {
  later(3_600)
  await addInvoices(world, [
    {
      id: 'in_draft_in',
      status: 'draft',
      day: '2024-03-01',
      customer: getCustomer(world, 'own'),
      from_vendor: true,
      synced_at: 1,
    },
    {
      id: 'in_draft_out',
      status: 'draft',
      day: '2023-03-01',
      customer: getCustomer(world, 'own'),
      from_vendor: true,
      synced_at: 1,
    },
  ])
  stripe.answers(createPages([]))
  await overview('2024')
  const left = await world.inPlatform(
    async (tx) => await tx.rows(z.object({ id: z.string() }), sql`select id from invoices where id like 'in_draft_%'`),
  )
  expect(left).toEqual([{ id: 'in_draft_out' }])
})

test('loads spans one at a time, and only a few may wait', async () => {
  later(3_600)
  let open = 0
  let most = 0
  const answer = createPages([])
  stripe.answers((...asked) => {
    if (!asked[2].url.searchParams.has('created[lt]')) return answer(...asked)
    most = Math.max(most, (open += 1))
    setImmediate(() => {
      open -= 1
      answer(...asked)
    })
  })
  const years = ['2015', '2016', '2017', '2018', '2019', '2020', '2021', '2022']
  const answers = await Promise.all(years.map(async (year) => await overview(year)))
  expect(most).toBe(1)
  const tooMany = answers.filter(({ older }) => older?.failure?.startsWith('Too many periods'))
  expect(tooMany).toHaveLength(years.length - 5)
})

test('clinic staff cause requests to Stripe about their own customer only', async () => {
  later(3_600)
  stripe.answers(createPages([of(1, '2014-05-05T12:00:00Z'), of(2, '2014-05-05T12:00:00Z', { customer: 'cus_other' })]))
  expect(paid(await overview('2014', 'clinic'))).toBe(1)
  expect(new Set(stripe.calls.map(({ url }) => url.searchParams.get('customer')))).toEqual(
    new Set([getCustomer(world, 'own')]),
  )
})
