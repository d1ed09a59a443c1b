import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadInvoicesBetween, loadInvoicesSince } from './invoices.ts'
import { parseStripeEvent } from './stripe-client.ts'
import { createPages, createStripeInvoice, json, openStripeStandIn } from './testing/stand-in.ts'

let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
beforeAll(async () => {
  stripe = await openStripeStandIn()
})
afterAll(() => stripe.close())

const ask = async (customer: string | null = null, apiBase = stripe.base) =>
  await loadInvoicesSince(
    { secretKey: 'sk_test_abc', apiBase },
    { since: 1_760_000_000, customer },
    { call: 400, pause: 20 },
  )

test('3,000 invoices come over 30 pages, each once, with the key and the first second asked for', async () => {
  stripe.answers(createPages(Array.from({ length: 3_000 }, (_, n) => createStripeInvoice(n))))
  const found = await ask()
  expect(found).toHaveLength(3_000)
  expect(new Set(found.map(({ id }) => id)).size).toBe(3_000)
  expect(found[2]).toEqual({
    id: 'in_00002',
    created: 1_762_999_998,
    status: 'paid',
    amount_paid: 1_002,
    amount_due: 1_002,
    due_date: null,
    number: 'R-2',
    customer: 'cus_1',
    currency: 'usd',
  })
  expect(stripe.calls).toHaveLength(30)
  expect(stripe.calls[0]?.authorization).toBe('Bearer sk_test_abc')
  expect(Object.fromEntries(stripe.calls[1]?.url.searchParams ?? [])).toEqual({
    'created[gte]': '1760000000',
    limit: '100',
    starting_after: 'in_00099',
  })
})

test('of one customer loads only their invoices', async () => {
  stripe.answers(createPages([createStripeInvoice(1), createStripeInvoice(2, { customer: 'cus_2' })]))
  expect((await ask('cus_2')).map(({ id }) => id)).toEqual(['in_00002'])
  expect(stripe.calls[0]?.url.searchParams.get('customer')).toBe('cus_2')
})

test('a customer that comes in full, a draft without a status and an empty list are understood', async () => {
  stripe.answers(createPages([]))
  expect(await ask()).toEqual([])
  stripe.answers(
    createPages([createStripeInvoice(1, { customer: { id: 'cus_9' }, status: null, number: null, currency: 'EUR' })]),
  )
  expect((await ask())[0]).toMatchObject({ customer: 'cus_9', status: 'draft', number: null, currency: 'eur' })
})

test('“too many calls” is tried again, twice, and then reported', async () => {
  const tooMany = json(429, { error: { type: 'invalid_request_error', message: 'slow down' } }, { 'retry-after': '1' })
  stripe.answers((...call) => (stripe.calls.length < 3 ? tooMany : createPages([createStripeInvoice(1)]))(...call))
  expect(await ask()).toHaveLength(1)
  expect(stripe.calls).toHaveLength(3)
  stripe.answers(tooMany)
  await expect(ask()).rejects.toThrow('Stripe asked us to wait: too many calls.')
  expect(stripe.calls).toHaveLength(3)
})

test('a failure of Stripe’s own is tried again once, on any page', async () => {
  const all = Array.from({ length: 150 }, (_, n) => createStripeInvoice(n))
  const failure = json(500, { error: { type: 'api_error', message: 'oops' } })
  stripe.answers((...call) => (stripe.calls.length === 2 ? failure : createPages(all))(...call))
  expect(await ask()).toHaveLength(150)
  stripe.answers(failure)
  await expect(ask()).rejects.toThrow('Stripe failed on its side.')
  expect(stripe.calls).toHaveLength(2)
})

test('distinguishes no answer in time, no one there and a refused key', async () => {
  stripe.answers(() => undefined)
  await expect(ask()).rejects.toThrow('Stripe didn’t answer in time.')
  await expect(ask(null, 'http://127.0.0.1:1')).rejects.toThrow('Couldn’t reach Stripe.')
  stripe.answers(json(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }))
  await expect(ask()).rejects.toThrow('Stripe refused our key.')
  stripe.answers(json(403, { error: { type: 'invalid_request_error', message: 'No' } }))
  await expect(ask()).rejects.toThrow('can’t read invoices')
})

test('a slow answer that comes in time is taken', async () => {
  stripe.answers((...call) => void setTimeout(() => createPages([createStripeInvoice(1)])(...call), 200))
  expect(await ask()).toHaveLength(1)
})

test.each<[string, Parameters<typeof stripe.answers>[0]]>([
  ['a page that is not JSON', (response) => response.writeHead(200).end('<html>')],
  ['a list that is none', json(200, { object: 'list', data: 'x', has_more: false })],
  ['a currency that is none', createPages([createStripeInvoice(1, { currency: 'euros' })])],
  ['an amount that is no whole number', createPages([createStripeInvoice(1, { amount_paid: 10.5 })])],
  ['an invoice without a day', json(200, { object: 'list', data: [{ id: 'in_1' }], has_more: false })],
  ['the same page for ever', json(200, { object: 'list', data: [createStripeInvoice(1)], has_more: true })],
])('%s is refused as a whole', async (_, answer) => {
  stripe.answers(answer)
  await expect(ask()).rejects.toThrow('isn’t a list of invoices')
})

test('an event counts only with Stripe’s signature over exactly these words, made lately', () => {
  const secret = 'whsec_test'
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } })
  const sign = (more: object = {}) => Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...more })
  expect(parseStripeEvent(secret, body, sign())?.id).toBe('evt_1')
  expect(parseStripeEvent(secret, `${body} `, sign())).toBeNull()
  expect(parseStripeEvent('whsec_other', body, sign())).toBeNull()
  expect(parseStripeEvent(secret, body, sign({ timestamp: Math.floor(Date.now() / 1000) - 3_600 }))).toBeNull()
  expect(parseStripeEvent(secret, body, undefined)).toBeNull()
})

test('loads an older span with both ends, as many pages as may be, and returns whether there are more', async () => {
  stripe.answers(createPages(Array.from({ length: 450 }, (_, n) => createStripeInvoice(n))))
  const span = { since: 1_762_999_600, until: 1_763_000_000, customer: null }
  const settings = { secretKey: 'sk_test_abc', apiBase: stripe.base }
  const all = await loadInvoicesBetween(settings, span)
  expect([all.invoices.length, all.isCut]).toEqual([400, false])
  expect(all.invoices.every(({ created }) => created >= span.since && created < span.until)).toBe(true)
  expect(stripe.calls[0]?.url.searchParams.get('created[lt]')).toBe('1763000000')
  const some = await loadInvoicesBetween(settings, span, { pages: 2 })
  expect([some.invoices.length, some.isCut]).toEqual([200, true])
  await expect(loadInvoicesBetween(settings, span, { all: -1 })).rejects.toThrow('Stripe didn’t answer in time.')
})
