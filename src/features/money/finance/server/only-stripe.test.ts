import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import {
  createPages,
  createStripeInvoice,
  openStripeStandIn,
} from '../../../../integrations/stripe/testing/stand-in.ts'
import { organizationBilling } from '../../../clients/organizations/contract/client-details.ts'
import { clients } from '../../../clients/organizations/contract/clients.ts'
import { stripeInvoices } from '../contract/finance.ts'
import { financialOverview, listInvoices } from '../contract/invoices.ts'
import { addInvoices, getCustomer } from './testing/money-rows.ts'

const now = new Date('2026-11-20T18:00:00Z')
const zone = 'timeZone=America/New_York'
const second = now.getTime() / 1000
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let withKey: World
let without: World
beforeAll(async () => {
  stripe = await openStripeStandIn()
  withKey = await openWorld(
    { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: stripe.base, STRIPE_PATIENCE_MS: '60000' },
    () => now,
  )
  without = await openWorld({}, () => now)
  const customer = getCustomer(withKey, 'own')
  const of = (n: number, more: object) => createStripeInvoice(n, { created: second - n * 60, customer, ...more })
  stripe.answers(
    createPages([
      of(1, { amount_paid: 7_000, amount_due: 7_000, currency: 'usd' }),
      of(2, { amount_paid: 5_000, amount_due: 5_000, currency: 'eur' }),
      of(3, { amount_paid: 0, amount_due: 3_000, currency: 'jpy', status: 'open' }),
      of(4, { amount_paid: 0, amount_due: 900, currency: 'eur', status: 'draft' }),
    ]),
  )
  // oxlint-disable-next-line no-await-in-loop -- two worlds
  for (const world of [withKey, without])
    await addInvoices(world, [
      {
        day: '2026-11-20',
        customer: getCustomer(world, 'own'),
        status: 'uncollectible',
        amount_due: 99_000,
        number: 'ours',
      },
      { day: '2026-11-19', customer: getCustomer(world, 'own'), status: 'paid', amount_paid: 11_000 },
    ])
})
afterAll(async () => {
  await withKey.close()
  await without.close()
  stripe.close()
})

const due = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
const overview = async (world: World) =>
  financialOverview.reply.parse((await world.call('platform', 'GET', `/api/finance/overview?${zone}`)).body)
const list = async (world: World, query = '') =>
  listInvoices.reply.parse((await world.call('platform', 'GET', `/api/finance/invoices?${zone}&${query}`)).body)
const billing = async (world: World) =>
  organizationBilling.reply.parse(
    (await world.call('platform', 'GET', `/api/organizations/${world.own.organizationId}/billing?${zone}`)).body,
  )
const lastInvoice = async (world: World) => {
  const { rows } = clients.reply.parse((await world.call('platform', 'GET', '/api/clients?status=active')).body)
  return rows.find(({ id }) => id === world.own.organizationId)?.lastInvoice
}

test('with Stripe connected only Stripe’s invoices count, and the number of excluded rows is reported', async () => {
  const found = await overview(withKey)
  expect(found).toMatchObject({ source: 'stripe', revenue: { invoices: 7_000 } })
  expect(found.leftOut).toBeGreaterThanOrEqual(2)
  expect(found.states.map(({ state, count, others }) => [state, count + others])).toEqual([
    ['paid', 2],
    ['open', 1],
    ['overdue', 0],
    ['draft', 1],
    ['void', 0],
    ['uncollectible', 0],
  ])
  expect(found.clients).toMatchObject([
    { organization: 'Bright Path ABA', count: 1, others: 3, paid: 7_000, outstanding: 0 },
  ])
  expect((await list(withKey)).rows.map(({ id }) => id)).toEqual(['in_00001', 'in_00002', 'in_00003', 'in_00004'])
  const answer = await withKey.call('platform', 'GET', '/functions/v1/stripe-invoices?days=90')
  expect(stripeInvoices.reply.parse(answer.body).invoices.map(({ id, currency }) => [id, currency])).toEqual([
    ['in_00001', 'usd'],
    ['in_00002', 'eur'],
    ['in_00003', 'jpy'],
    ['in_00004', 'eur'],
  ])
  expect((await billing(withKey)).invoices).toHaveLength(4)
  expect(await lastInvoice(withKey)).toMatchObject({ status: 'paid', created: second - 60 })
})

test('without Stripe the table counts as it did', async () => {
  const found = await overview(without)
  expect(found).toMatchObject({ source: 'table', leftOut: 0, otherCurrencies: [] })
  expect(found.revenue.invoices).toBeGreaterThanOrEqual(11_000)
  expect((await billing(without)).invoices.map(({ number }) => number)).toContain('ours')
  expect(await lastInvoice(without)).toMatchObject({ status: 'uncollectible' })
})

test('amounts of different currencies are never added', async () => {
  const { otherCurrencies, months, states } = await overview(withKey)
  expect(otherCurrencies).toEqual([
    { currency: 'eur', count: 2, amount: 5_900, billed: 5_000, paid: 5_000 },
    { currency: 'jpy', count: 1, amount: 3_000, billed: 3_000, paid: 0 },
  ])
  expect(months.at(-1)).toMatchObject({ invoices: 7_000 })
  expect(states[0]).toMatchObject({ state: 'paid', count: 1, others: 1, amount: 7_000, paid: 7_000 })
  expect((await list(withKey)).sums.map(({ currency, billed, paid }) => [currency, billed, paid])).toEqual([
    ['usd', 7_000, 7_000],
    ['eur', 5_000, 5_000],
    ['jpy', 3_000, 0],
  ])
})

test('a bound is of the number in the invoice’s own currency, and the file keeps currencies apart', async () => {
  expect((await list(withKey, 'least=60')).rows.map(({ currency }) => currency)).toEqual(['usd', 'jpy'])
  expect((await list(withKey, 'sort=largest')).rows.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['jpy', 3_000],
    ['usd', 7_000],
    ['eur', 5_000],
    ['eur', 900],
  ])
  const { text } = await withKey.call('platform', 'GET', `/api/finance/invoices/export?${zone}`)
  expect(text).toContain('Amount (USD),Paid (USD),Currency,Amount in it,Paid in it')
  expect(text).toContain('paid,Paid,70,70,USD,70,70')
  expect(text).toContain('paid,Paid,,,EUR,50,50')
  expect(text).toContain('open,Open,,,JPY,3000,0')
})

test('the billing of an organization agrees with the Financial Overview', async () => {
  const customer = getCustomer(without, 'own')
  await addInvoices(without, [
    { day: '2026-09-28', customer, status: 'Open', amount_due: 70_000, due_date: due('2026-10-12') },
    {
      day: '2026-11-18',
      customer,
      status: 'open',
      amount_due: 60_000,
      amount_paid: 10_000,
      due_date: due('2026-12-02'),
    },
    { day: '2026-11-17', customer, status: 'open', amount_due: 5_000, currency: 'eur' },
    { day: '2026-08-23', customer, status: 'PAID', amount_paid: 100 },
  ])
  const bill = await billing(without)
  const own = `organization=${without.own.organizationId}`
  const found = financialOverview.reply.parse(
    (await without.call('platform', 'GET', `/api/finance/overview?${zone}&${own}`)).body,
  )
  const state = (wanted: string) => found.states.find((each) => each.state === wanted)?.count
  expect(bill).toMatchObject({
    paid90: found.clients[0]?.paid,
    open90: { count: state('open'), amount: 50_000 },
    overdue90: { count: 1, amount: 70_000 },
    otherCurrencies: 1,
  })
  expect(state('overdue')).toBe(1)
  expect(bill.open90.count).toBe(1)
  expect(found.months.at(-1)).toMatchObject({ partPaid: 10_000 })
  expect(bill.open90.amount + bill.overdue90.amount).toBe(found.clients[0]?.outstanding)
  expect(bill.invoices.find(({ created }) => created.startsWith('2026-09-28'))).toMatchObject({
    state: 'overdue',
    amount: 70_000,
    due: expect.stringContaining('2026-10-12') as unknown,
  })
})
