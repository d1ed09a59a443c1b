import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { financialOverview, listInvoices } from '../../contract/invoices.ts'
import { performanceReport, reportRows } from '../../contract/reports.ts'
import { addInvoices, addReports, getCustomer } from '../testing/money-rows.ts'

const zone = 'timeZone=America/New_York'
const november = { month: 11, year: 2026 }
const ids = {
  first: randomUUID(),
  second: randomUUID(),
  third: randomUUID(),
  foreign: randomUUID(),
  nobody: randomUUID(),
}
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  const [own, foreign] = [getCustomer(world, 'own'), getCustomer(world, 'foreign')]
  const alike = { ...november, stripe_customer_id: own, amount: 25_000, fee: 5_000 }
  await addReports(world, [
    { ...alike, id: ids.third, created_date: '2026-11-03T12:00:00Z' },
    { ...alike, id: ids.first, created_date: '2026-11-01T12:00:00Z' },
    { ...alike, id: ids.second, created_date: '2026-11-02T12:00:00Z' },
    { ...november, stripe_customer_id: foreign, amount: 7_000, id: ids.foreign },
    { ...november, stripe_customer_id: 'cus_nobody', amount: 3_000, id: ids.nobody },
    // None of these has its like: a cent, a month, a currency, a state, a customer that is none.
    { ...november, stripe_customer_id: own, amount: 10_001 },
    { ...november, stripe_customer_id: own, amount: 11_000 },
    { ...november, stripe_customer_id: own, amount: 12_000 },
    { ...november, stripe_customer_id: own, amount: 13_000 },
    { ...november, stripe_customer_id: own, amount: 0 },
    { ...november, stripe_customer_id: ' ', amount: 14_000 },
    { month: 10, year: 2026, stripe_customer_id: own, amount: 25_000 },
  ])
  const paid = { status: 'Paid', customer: own }
  await addInvoices(world, [
    { ...paid, day: '2026-11-05', amount_paid: 25_000 },
    { ...paid, day: '2026-11-06', amount_paid: 25_000 },
    { ...paid, day: '2026-11-06', customer: foreign, amount_paid: 7_000 },
    { ...paid, day: '2026-11-06', customer: 'cus_nobody', amount_paid: 3_000 },
    { ...paid, day: '2026-11-06', amount_paid: 10_000 },
    { ...paid, day: '2026-10-31', amount_paid: 11_000 },
    { ...paid, day: '2026-11-06', amount_paid: 12_000, currency: 'eur' },
    { ...paid, day: '2026-11-06', amount_paid: 13_000, status: 'open' },
    { ...paid, day: '2026-11-06', amount_paid: 0 },
    { ...paid, day: '2026-11-06', amount_paid: 14_000, customer: ' ' },
  ])
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'foreign' | 'platform'
const overview = async (who: Who, more = '') =>
  financialOverview.reply.parse((await world.call(who, 'GET', `/api/finance/overview?${zone}${more}`)).body)
const flags = async (who: Who, more = '') =>
  performanceReport.reply.parse(
    (await world.call(who, 'GET', `/api/finance/reports?${zone}&month=2026-11${more}`)).body,
  ).flags
const listed = async (who: Who, more = '') => {
  const path = `/api/finance/report-rows?${zone}&month=2026-11&show=both${more}`
  const { rows, total } = reportRows.reply.parse((await world.call(who, 'GET', path)).body)
  expect(rows).toHaveLength(total)
  return rows.map(({ id }) => id)
}

test('reports that are also paid invoices are counted in the overview, flagged in the list, and exported', async () => {
  const { both, revenue } = await overview('platform')
  expect(both).toEqual({ reports: 4, amount: 60_000 })
  // What revenue is stays as it was: both parts together.
  expect(revenue.total).toBe(revenue.reports + revenue.invoices)
  expect((await flags('platform')).both).toBe(4)
  expect(await listed('platform')).toEqual([ids.foreign, ids.first, ids.second, ids.nobody])
  const path = `/api/finance/report-rows/export?${zone}&month=2026-11&show=both`
  expect((await world.call('platform', 'GET', path)).text.trim().split('\r\n')).toHaveLength(5)
  const own = `&organization=${world.own.organizationId}`
  expect((await overview('platform', own)).both).toEqual({ reports: 2, amount: 50_000 })
  expect(await listed('platform', own)).toEqual([ids.first, ids.second])
})

test('a clinic learns of its own reports and invoices only', async () => {
  expect((await overview('clinic')).both).toEqual({ reports: 2, amount: 50_000 })
  expect(await listed('clinic')).toEqual([ids.first, ids.second])
  expect((await overview('foreign')).both).toEqual({ reports: 1, amount: 7_000 })
  const other = `&organization=${world.foreign.organizationId}`
  expect((await overview('clinic', other)).both).toEqual({ reports: 0, amount: 0 })
  expect(await listed('clinic', other)).toEqual([])
  expect((await flags('clinic', other)).both).toBe(0)
})

const alsoReports = (more: string) => `/api/finance/invoices${more}&also=report&month=2026-11`

test('the invoices that are also reports are opened, as many as the reports, in the file too', async () => {
  const found = async (who: Who) =>
    listInvoices.reply.parse((await world.call(who, 'GET', alsoReports(`?${zone}`))).body)
  expect((await found('platform')).sums).toMatchObject([{ count: 4, paid: 60_000 }])
  expect((await found('clinic')).sums).toMatchObject([{ count: 2, paid: 50_000 }])
  expect((await found('foreign')).total).toBe(1)
  const file = await world.call('clinic', 'GET', alsoReports(`/export?${zone}`))
  expect(file.text.trim().split('\r\n')).toHaveLength(3)
})

test('the month of an invoice is that of the zone: its last evening belongs to it', async () => {
  const lastEvening = Date.parse('2026-10-01T02:00:00Z') / 1000
  await addReports(world, [{ month: 9, year: 2026, stripe_customer_id: 'cus_evening', amount: 900 }])
  await addInvoices(world, [{ day: '2026-10-01', created: lastEvening, customer: 'cus_evening', amount_paid: 900 }])
  const bothIn = async (where: string) => {
    const path = `/api/finance/report-rows?timeZone=${where}&month=2026-09&show=both`
    return reportRows.reply.parse((await world.call('platform', 'GET', path)).body).total
  }
  expect([await bothIn('America/New_York'), await bothIn('UTC')]).toEqual([1, 0])
})
