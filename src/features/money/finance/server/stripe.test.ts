import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import {
  createPages,
  createStripeInvoice,
  json,
  openStripeStandIn,
} from '../../../../integrations/stripe/testing/stand-in.ts'
import { stripeInvoices } from '../contract/finance.ts'
import { financialOverview } from '../contract/invoices.ts'
import { addInvoices, getCustomer } from './testing/money-rows.ts'
import { stripeEventsRoute } from './webhooks/stripe.ts'

const secret = 'whsec_test'
const clock = { now: new Date('2026-11-20T18:00:00Z') }
const second = () => Math.floor(clock.now.getTime() / 1000)
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let world: World
beforeAll(async () => {
  stripe = await openStripeStandIn()
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_abc',
    STRIPE_API_BASE: stripe.base,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PATIENCE_MS: '60000',
  }
  world = await openWorld(env, () => clock.now)
})
afterAll(async () => {
  await world.close()
  stripe.close()
})

const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000))
const ask = async (who: 'clinic' | 'platform' = 'platform') =>
  await world.call(who, 'GET', '/functions/v1/stripe-invoices?days=90')
const ids = async (who: 'clinic' | 'platform' = 'platform') =>
  stripeInvoices.reply.parse((await ask(who)).body).invoices.map(({ id }) => id)
const of = (n: number, more: Record<string, unknown> = {}) =>
  createStripeInvoice(n, { created: second() - n * 60, customer: getCustomer(world, 'own'), ...more })
const stored = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ status: z.string(), amount_paid: z.number(), synced_at: z.number() }),
        sql`select status, amount_paid, synced_at from invoices where id = ${id}`,
      ),
  )

let told = 0
const event = async (
  invoice: object,
  more: { type?: string; created?: number; id?: string; secret?: string; body?: string } = {},
) => {
  const { type = 'invoice.updated', created = second(), id = `evt_${(told += 1)}` } = more
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object: invoice } })
  return await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret: more.secret ?? secret }),
    },
    payload: more.body ?? body,
  })
}

test('3,000 invoices come from Stripe, are kept, and are not asked for again within a minute', async () => {
  stripe.answers(createPages(Array.from({ length: 3_000 }, (_, n) => of(n))))
  const [first, second_] = await Promise.all([ask(), ask()])
  expect(stripeInvoices.reply.parse(first.body).invoices.length).toBeGreaterThanOrEqual(3_000)
  expect(second_.status).toBe(200)
  expect(stripe.calls).toHaveLength(30)
  await ask()
  expect(stripe.calls).toHaveLength(30)
  later(61)
  await ask()
  expect(stripe.calls).toHaveLength(60)
})

test('clinic staff get only their own customer, and no other is requested from Stripe', async () => {
  later(120)
  stripe.answers(
    createPages([of(1, { status: 'void' }), of(5_000, { id: 'in_foreign', customer: getCustomer(world, 'foreign') })]),
  )
  const seen = await ids('clinic')
  expect(stripe.calls.map(({ url }) => url.searchParams.get('customer'))).toEqual([getCustomer(world, 'own')])
  expect(seen).not.toContain('in_foreign')
  expect(await stored('in_00001')).toMatchObject({ status: 'void' })
})

test('a draft that Stripe has no more is forgotten', async () => {
  later(120)
  await addInvoices(world, [
    { id: 'in_draft', day: '2026-11-19', status: 'draft', customer: getCustomer(world, 'own'), from_vendor: true },
    { id: 'in_ours', day: '2026-11-19', status: 'draft', customer: getCustomer(world, 'own') },
  ])
  stripe.answers(createPages([of(1)]))
  expect(await ids()).not.toContain('in_draft')
  expect(await stored('in_ours')).toMatchObject({ status: 'draft' })
})

test.each([
  ['fails', json(500, { error: { type: 'api_error', message: 'oops' } }), 'Stripe failed on its side.'],
  [
    'answers junk',
    json(200, { object: 'list', data: [{ id: 7 }], has_more: false }),
    'Stripe’s answer isn’t a list of invoices.',
  ],
  [
    'refuses the key',
    json(401, { error: { type: 'invalid_request_error', message: 'No' } }),
    'Stripe refused our key.',
  ],
])('when Stripe %s the function says so, and the overview shows what was known and why', async (_, answer, message) => {
  later(120)
  stripe.answers(answer)
  expect(await ask()).toMatchObject({ status: 502, body: { error: { code: 'vendor', message } } })
  const overview = financialOverview.reply.parse((await world.call('platform', 'GET', '/api/finance/overview')).body)
  expect(overview).toMatchObject({ failure: message, source: 'stripe' })
  expect(new Date(overview.asOf ?? '').getTime()).toBeLessThan(clock.now.getTime())
  expect(overview.states.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(2_000)
  later(10)
  stripe.answers(createPages([of(1)]))
  expect((await ask()).status).toBe(200)
})

test('an event without Stripe’s signature over these very words is refused', async () => {
  const invoice = of(9_001, { id: 'in_forged' })
  expect((await event(invoice, { secret: 'whsec_other' })).statusCode).toBe(403)
  expect((await event(invoice, { body: '{"id":"evt_forged","type":"invoice.paid"}' })).statusCode).toBe(403)
  const plain = await world.call(null, 'POST', '/api/webhooks/stripe', { id: 'evt_1', type: 'invoice.paid' })
  expect(plain.status).toBe(403)
  expect(await stored('in_forged')).toBeUndefined()
})

test('events keep the table fresh, each once, in any order', async () => {
  const id = 'in_told'
  const at = second()
  const paid = of(1, { id, status: 'paid', amount_paid: 700 })
  expect((await event(paid, { created: at, id: 'evt_paid' })).json()).toEqual({ received: true })
  await event(of(1, { id, status: 'open', amount_paid: 0 }), { created: at - 5 })
  await event(of(1, { id, status: 'open', amount_paid: 0 }), { created: at })
  await event({ ...paid, amount_paid: 999 }, { created: at + 5, id: 'evt_paid' })
  expect(await stored(id)).toEqual({ status: 'paid', amount_paid: 700, synced_at: at })
  await event(of(1, { id, status: 'void', amount_paid: 0 }), { created: at + 9 })
  expect(await stored(id)).toMatchObject({ status: 'void' })
  const events = await world.eventNames()
  expect(events.filter((name) => name === 'invoice.changed')).toHaveLength(2)
})

test('a deleted draft stays deleted, even if its creation arrives late', async () => {
  const draft = of(1, { id: 'in_gone', status: 'draft' })
  await event(draft)
  await event(draft, { type: 'invoice.deleted' })
  await event(draft, { type: 'invoice.created' })
  expect(await stored('in_gone')).toBeUndefined()
})

test('an event about something else is taken and changes nothing', async () => {
  expect((await event({ id: 'cus_1', object: 'customer' }, { type: 'customer.updated' })).statusCode).toBe(200)
  expect((await event({ id: 'in_odd', object: 'invoice' }, { type: 'invoice.paid' })).statusCode).toBe(200)
  expect(await stored('in_odd')).toBeUndefined()
  expect(await stripeEventsRoute.handleOpen(world.services)).toBe(0)
})

test('an event that broke on the way is handled later', async () => {
  const { customer, ...invoice } = of(1, { id: 'in_late' })
  const payload = JSON.stringify({ type: 'invoice.paid', created: second(), invoice: { ...invoice, customer } })
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into app.inbound_webhooks (vendor, kind, vendor_id, payload) values ('stripe', 'event', 'evt_late', ${payload}::jsonb)`,
      ),
  )
  expect(await stripeEventsRoute.handleOpen(world.services)).toBe(1)
  expect(await stored('in_late')).toMatchObject({ status: 'paid' })
})
