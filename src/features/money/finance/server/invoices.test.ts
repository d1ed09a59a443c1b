import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { financialOverview, listInvoices } from '../contract/invoices.ts'
import { addInvoices, addReports, getCustomer } from './testing/money-rows.ts'

const now = new Date('2026-11-20T18:00:00Z')
const zone = 'timeZone=America/New_York'
let world: World
const due = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
beforeAll(async () => {
  world = await openWorld({}, () => now)
  const customer = getCustomer(world, 'own')
  await addInvoices(world, [
    { day: '2026-11-19', customer, status: 'open', amount_due: 30_000, due_date: due('2026-11-25') },
    { day: '2026-11-02', customer, status: 'open', amount_due: 40_000, due_date: due('2026-11-10') },
    { day: '2026-10-31', customer, status: 'Paid', amount_paid: 20_000, amount_due: 20_000 },
    { day: '2026-09-01', customer, status: 'void', amount_due: 70_000 },
    { day: '2026-08-24', customer, status: 'paid', amount_paid: 1_000 },
    { day: '2026-08-22', customer, status: 'paid', amount_paid: 99_000 },
    { day: '2026-11-18', customer: 'cus_nobody', status: 'paid', amount_paid: 5_000 },
    { day: '2026-11-18', customer: null, status: 'uncollectible', amount_due: 6_000 },
  ])
  await addReports(world, [{ stripe_customer_id: customer, amount: 500, fee: 700, month: 11, year: 2026 }])
})
afterAll(async () => await world.close())

const list = async (query = '', who: 'clinic' | 'platform' = 'clinic') =>
  listInvoices.reply.parse((await world.call(who, 'GET', `/api/finance/invoices?${zone}&${query}`)).body)
const overview = async (who: 'clinic' | 'platform' = 'clinic', query = '') =>
  financialOverview.reply.parse((await world.call(who, 'GET', `/api/finance/overview?${zone}&${query}`)).body)

test('revenue of this month has both parts, and agrees with the function and the reports', async () => {
  const found = await overview()
  expect(found).toMatchObject({
    month: '2026-11',
    revenue: { reports: 96_800, invoices: 50_000, total: 146_800 },
    source: 'table',
    failure: null,
    asOf: now.toISOString(),
    reportRows: 2,
    paidInvoices: 1,
  })
  expect(found.months).toMatchObject([
    { month: '2026-08', invoices: 1_000, partial: true },
    { month: '2026-09', invoices: 0, partial: false },
    { month: '2026-10', invoices: 20_000 },
    { month: '2026-11', invoices: 50_000, reports: 96_800 },
  ])
})

test('a month to date is compared with the same days of the month before', async () => {
  const customer = getCustomer(world, 'own')
  const october = { stripe_customer_id: customer, month: 10, year: 2026 }
  await addReports(world, [
    { ...october, amount: 900, fee: 100, created_date: '2026-10-20T12:00:00Z' },
    { ...october, amount: 7_000, created_date: '2026-10-21T12:00:00Z' },
  ])
  const { sameDays, months } = await overview()
  // The invoice of October 31 is not among the first twenty days.
  expect(sameDays).toEqual({ through: 20, reports: 800, invoices: 0 })
  expect(months.at(-2)).toMatchObject({ month: '2026-10', reports: 7_800, invoices: 20_000 })
})

test('invoices are split into paid, open, overdue, void and the others, and the split opens its rows', async () => {
  const { states } = await overview()
  const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]))
  expect(counts).toEqual({ paid: 3, open: 1, overdue: 1, draft: 0, void: 1, uncollectible: 0 })
  for (const { state, count, amount, paid } of states)
    expect(await list(`state=${state}`), state).toMatchObject({
      total: count,
      sums: count > 0 ? [{ currency: 'usd', count, amount, paid }] : [],
    })
})

test('platform staff see every customer, those we do not know under their own line', async () => {
  const { clients, revenue } = await overview('platform')
  expect(clients.map(({ organization, paid }) => [organization, paid])).toEqual([
    ['Bright Path ABA', 71_000],
    ['Blue Heron Behavior', 50_000],
    [null, 5_000],
  ])
  expect(clients[0]?.outstanding).toBe(70_000)
  expect(revenue.invoices).toBe(105_000)
  expect((await list('client=unmatched&sort=smallest', 'platform')).rows.map(({ customer }) => customer)).toEqual([
    'cus_nobody',
    null,
  ])
  const own = await overview('platform', `organization=${world.own.organizationId}`)
  expect(own.revenue).toEqual((await overview()).revenue)
})

test('a quarter, a year, or any days are summed and listed alike, however long ago', async () => {
  const customer = getCustomer(world, 'own')
  const paid = { customer, status: 'paid', amount_due: 5_000, amount_paid: 5_000 }
  await addInvoices(world, [
    { ...paid, day: '2025-12-31' },
    { ...paid, day: '2026-01-01' },
    { ...paid, day: '2026-03-31' },
    { ...paid, day: '2026-04-01' },
  ])
  const of = async (period: string, from: string, to: string) => {
    const { states, months, clients } = await overview('clinic', `period=${period}`)
    const { total } = await list(`range=custom&from=${from}&to=${to}&state=paid`)
    const sums = months.map(({ month, invoices, partial }) => [month, invoices, partial])
    return [states.find(({ state }) => state === 'paid')?.count, total, clients[0]?.paid, sums]
  }
  expect(await of('2026-Q1', '2026-01-01', '2026-03-31')).toEqual([
    2,
    2,
    10_000,
    [
      ['2026-01', 5_000, false],
      ['2026-02', 0, false],
      ['2026-03', 5_000, false],
    ],
  ])
  expect((await of('2025', '2025-01-01', '2025-12-31')).slice(0, 3)).toEqual([1, 1, 5_000])
  expect(await of('2025-12-31..2026-01-01', '2025-12-31', '2026-01-01')).toEqual([
    2,
    2,
    10_000,
    [
      ['2025-12', 5_000, true],
      ['2026-01', 5_000, true],
    ],
  ])
  // What is of this month stays so.
  expect((await overview('clinic', 'period=2026-Q1')).revenue).toEqual((await overview()).revenue)
  expect((await world.call('clinic', 'GET', `/api/finance/overview?${zone}&period=2026-Q9`)).status).toBe(400)
  await world.inPlatform(
    async (tx) => await tx.run(sql`delete from invoices where created < extract(epoch from timestamptz '2026-05-01')`),
  )
})

test('clinic staff see their own invoices only, for any query', async () => {
  const { rows } = await list()
  expect(new Set(rows.map(({ organization }) => organization))).toEqual(new Set(['Bright Path ABA']))
  for (const client of [world.foreign.organizationId, '99999999-9999-4999-8999-999999999999', 'unmatched'])
    expect(await list(`client=${client}`)).toMatchObject({ rows: [], total: 0 })
})

test('the list is filtered by days, statuses and amounts, and sorted', async () => {
  expect((await list()).total).toBe(6)
  expect((await list('range=today')).total).toBe(1)
  expect((await list('range=7')).total).toBe(2)
  expect((await list('range=30')).rows.map(({ amount }) => amount)).toEqual([50_000, 30_000, 40_000, 20_000])
  expect((await list('range=custom&from=10/31/2026&to=2026-11-02')).total).toBe(2)
  expect((await list('status=paid&status=void')).total).toBe(4)
  expect((await list('least=300&most=$400.00')).rows.map(({ amount }) => amount)).toEqual([30_000, 40_000])
  expect((await list('sort=largest')).rows.map(({ amount }) => amount)).toEqual([
    70_000, 50_000, 40_000, 30_000, 20_000, 1_000,
  ])
  expect((await list('sort=oldest')).rows[0]?.amount).toBe(1_000)
  expect((await list('month=2026-11')).total).toBe(3)
})

test('billed sums exclude drafts and voids', async () => {
  expect((await list()).sums).toEqual([{ currency: 'usd', count: 6, amount: 211_000, billed: 141_000, paid: 71_000 }])
  expect((await list('status=void')).sums).toMatchObject([{ amount: 70_000, billed: 0 }])
})

const fields = async (query: string) =>
  (await world.call('clinic', 'GET', `/api/finance/invoices?${zone}&${query}`)).body

test('a wrong filter is refused at its field', async () => {
  expect(await fields('range=custom&from=11/2/2026&to=11/1/2026')).toMatchObject({
    error: { code: 'invalid', fields: { from: 'From can’t be after To.' } },
  })
  expect(await fields('least=5&most=4')).toMatchObject({
    error: { fields: { least: 'Minimum can’t be above maximum' } },
  })
  expect(await fields(`least=${'9'.repeat(60)}`)).toMatchObject({ error: { code: 'invalid' } })
})

test('the export holds the filtered invoices, safe for a spreadsheet, as CSV and Excel', async () => {
  await addInvoices(world, [
    {
      day: '2026-11-20',
      customer: getCustomer(world, 'own'),
      status: 'draft',
      number: '=HYPERLINK("x")',
      amount_due: 123_456,
    },
  ])
  const csv = await world.call('clinic', 'GET', `/api/finance/invoices/export?${zone}&range=today`)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="invoices-2026-11-20.csv"')
  expect(csv.text).toContain(`"'=HYPERLINK(""x"")",2026-11-20,,Bright Path ABA`)
  expect(csv.text).toContain(',draft,Draft,1234.56,0,USD,1234.56,0')
  expect(csv.text).not.toContain(world.foreign.organizationId)
  const excel = await world.call('clinic', 'GET', `/api/finance/invoices/export?${zone}&format=xlsx`)
  expect(excel.headers['content-type']).toContain('spreadsheetml')
  expect(excel.text.startsWith('PK')).toBe(true)
})

test('a Manager gets 403 from every endpoint of money, and each attempt is an event', async () => {
  const calls = world.routes.map(({ contract }) => contract).filter(({ needs }) => needs === 'money:see')
  expect(calls.length).toBeGreaterThanOrEqual(16)
  for (const { method, path: template } of calls) {
    const path = template.replace('{id}', world.own.ids.reportSchedule)
    const answer = await (method === 'GET'
      ? world.call('manager', method, `${path}?month=2026-11`)
      : world.call('manager', method, path, { month: '2026-11' }))
    expect(answer.status, `${method} ${path}`).toBe(403)
  }
  const refused = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ call: z.string() }),
        sql`select v.after ->> 'call' as call from events f join event_values v on v.event_id = f.id
          where f.name = 'right.refused' and f.who = ${world.users.manager.id}`,
      ),
  )
  expect(refused.map(({ call }) => call).toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('the filter and the order know what is overdue, exactly as the card counts it', async () => {
  const overdue = (await overview()).states.find(({ state }) => state === 'overdue')
  const found = await list('status=overdue')
  expect(found).toMatchObject({ total: overdue?.count, sums: [{ amount: overdue?.amount }] })
  expect(found.rows.map(({ state }) => state)).toEqual(['overdue'])
  expect((await list('status=overdue&status=paid')).total).toBe(4)
  expect((await list('status=overdue&status=open')).total).toBe(2)
})

test('groups the owed amount by month and by age, and each part opens its invoices', async () => {
  const customer = getCustomer(world, 'foreign')
  const open = { customer, status: 'open' }
  await addInvoices(world, [
    { ...open, day: '2026-10-21', amount_due: 1_000, amount_paid: 100 },
    { ...open, day: '2026-10-20', amount_due: 2_000, due_date: due('2026-11-01') },
    { ...open, day: '2026-09-21', amount_due: 4_000, due_date: due('2026-11-05') },
    { ...open, day: '2026-09-20', amount_due: 8_000 },
    { ...open, day: '2026-08-22', amount_due: 16_000 },
    { ...open, day: '2026-08-21', amount_due: 32_000 },
    { ...open, day: '2025-02-01', amount_due: 64_000 },
    { ...open, day: '2026-11-01', amount_due: 5_000, currency: 'eur' },
    { ...open, day: '2026-11-01', amount_due: 7_000, status: 'draft' },
  ])
  const call = async (what: string) => (await world.call('foreign', 'GET', `/api/finance/${what}`)).body
  const { owed, months } = financialOverview.reply.parse(await call(`overview?${zone}`))
  expect(owed).toEqual([
    { count: 2, amount: 900 },
    { count: 2, amount: 6_000 },
    { count: 2, amount: 24_000 },
    { count: 2, amount: 96_000 },
  ])
  for (const [age, { count }] of owed.entries())
    expect(listInvoices.reply.parse(await call(`invoices?${zone}&status=open&age=${age}`)).total, `age ${age}`).toBe(
      count,
    )
  expect(months).toMatchObject([
    { month: '2026-08', open: 0, overdue: 0, partial: true },
    { month: '2026-09', open: 8_000, overdue: 4_000 },
    { month: '2026-10', open: 900, overdue: 2_000 },
    { month: '2026-11', open: 0, overdue: 0 },
  ])
  const { rows } = listInvoices.reply.parse(await call(`invoices?${zone}&sort=overdue`))
  // The longest overdue first, then the others, newest first.
  expect(rows.slice(0, 2).map(({ amount }) => amount)).toEqual([2_000, 4_000])
  const made = rows.slice(2).map(({ created }) => created)
  expect(made).toEqual(made.toSorted((a, b) => b - a))
})
