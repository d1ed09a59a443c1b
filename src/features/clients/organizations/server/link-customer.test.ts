import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { json, openStripeStandIn } from '../../../../integrations/stripe/testing/stand-in.ts'
import { addInvoices, addReports } from '../../../money/finance/server/testing/money-rows.ts'
import { findCustomers } from '../contract/customer.ts'

let world: World
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  stripe = await openStripeStandIn()
  world = await openWorld({ STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: stripe.base }, () => now)
  await addReports(world, [
    { stripe_customer_id: 'cus_new_1', year: 2026, month: 10, amount: 100_00 },
    { stripe_customer_id: 'cus_new_1', year: 2026, month: 11, amount: 100_00 },
    { stripe_customer_id: 'cus_50%', year: 2026, month: 11, amount: 100_00 },
  ])
  await addInvoices(world, [{ day: '2026-11-10', customer: 'cus_new_2', amount_due: 50_00, from_vendor: true }])
})
afterAll(async () => {
  await world.close()
  stripe.close()
})
const linkTo = async (customer: string | null) =>
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update organizations set stripe_customer_id = ${customer} where id = ${world.own.organizationId}`)
  })
beforeEach(async () => {
  await linkTo(null)
  stripe.answers(json(200, { object: 'list', data: [], has_more: false }))
})

const path = () => `/api/organizations/${world.own.organizationId}/customer`
const link = async (body: Record<string, unknown>, who: 'platform' | 'clinic' = 'platform') =>
  await world.call(who, 'PUT', path(), body)
const find = async (q: string) =>
  findCustomers.reply.parse((await world.call('platform', 'GET', `/api/customers?q=${encodeURIComponent(q)}`)).body)
const onFile = async () =>
  await world.inPlatform(
    async (tx) =>
      (
        await tx.one(
          z.object({ customer: z.nullable(z.string()) }),
          sql`select stripe_customer_id as customer from organizations where id = ${world.own.organizationId}`,
        )
      )?.customer,
  )

const october = async () =>
  z
    .object({ total: z.number() })
    .parse((await world.call('clinic', 'GET', '/api/finance/report-rows?month=2026-10')).body).total

test('once a client is linked, the invoices and reports of that customer are its own, and no more once it is unlinked', async () => {
  expect(await october()).toBe(0)
  const linked = await link({ customer: ' cus_new_1 ', seen: null })
  expect(linked.body).toEqual({ customer: 'cus_new_1', before: null })
  expect(await october()).toBe(1)
  const again = await link({ customer: null, seen: 'cus_new_1' })
  expect(again.body).toEqual({ customer: null, before: 'cus_new_1' })
  expect(await october()).toBe(0)
})

test('refuses a wrong id, another client’s customer, and a link changed since, and changes nothing', async () => {
  const wrong = await link({ customer: 'Bright Path' })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Enter one ID')])
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update organizations set stripe_customer_id = 'cus_theirs' where id = ${world.foreign.organizationId}`,
      ),
  )
  const taken = await link({ customer: 'cus_theirs' })
  expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('unlink it there first')])
  await linkTo('cus_meanwhile')
  const late = await link({ customer: 'cus_new_1', seen: null })
  expect(late.status).toBe(409)
  expect(late.text).toContain('now linked to cus_meanwhile')
  expect(await onFile()).toBe('cus_meanwhile')
})

test('two requests link one customer to two clients at the same moment: one gets an error', async () => {
  const other = `/api/organizations/${world.foreign.organizationId}/customer`
  const answers = await Promise.all([
    link({ customer: 'cus_race' }),
    world.call('platform', 'PUT', other, { customer: 'cus_race' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('only platform staff who enter money link and search; the platform itself is no customer', async () => {
  expect((await link({ customer: 'cus_new_1' }, 'clinic')).status).toBe(403)
  expect((await world.call('clinic', 'GET', '/api/customers')).status).toBe(403)
  const platform = `/api/organizations/${world.services.config.platformOrganizationId}/customer`
  expect((await world.call('platform', 'PUT', platform, { customer: 'cus_new_1' })).status).toBe(400)
})

test('customers are found by a part of their id, those of no one first, a wildcard is none', async () => {
  await linkTo('cus_new_1')
  expect((await find('NEW')).customers).toMatchObject([
    { customer: 'cus_new_2', invoices: 1, reports: 0, organization_id: null },
    { customer: 'cus_new_1', invoices: 0, reports: 2, organization_id: world.own.organizationId },
  ])
  expect((await find('0%')).customers).toMatchObject([{ customer: 'cus_50%' }])
})

test('searches Stripe by a part of the name or address, escapes quotes, and lists names with ids', async () => {
  stripe.answers(
    json(200, {
      object: 'search_result',
      data: [{ id: 'cus_new_2', object: 'customer', name: 'Bright "B" Path', email: 'pay@bright.test' }],
      has_more: false,
    }),
  )
  expect(await find('bright "b\\')).toMatchObject({
    source: 'stripe',
    failure: null,
    customers: [{ customer: 'cus_new_2', name: 'Bright "B" Path', email: 'pay@bright.test', invoices: 1 }],
  })
  expect(stripe.calls[0]?.url.pathname).toBe('/v1/customers/search')
  expect(stripe.calls[0]?.url.searchParams.get('query')).toBe(String.raw`name~"bright \"b\\" OR email~"bright \"b\\"`)
  await find('br')
  expect(stripe.calls.at(-1)?.url.pathname).toBe('/v1/customers')
})

test('reports a Stripe failure, and lists the customers known here', async () => {
  stripe.answers(json(401, { error: { type: 'invalid_request_error', message: 'no' } }))
  expect(await find('new_2')).toMatchObject({
    failure: 'Stripe refused our key.',
    customers: [{ customer: 'cus_new_2' }],
  })
  stripe.answers(json(200, { data: 'odd' }))
  expect((await find('new_2')).failure).toBe('Stripe’s answer isn’t a list of customers.')
})
