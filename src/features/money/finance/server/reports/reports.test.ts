import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { performanceReport, reportRows } from '../../contract/reports.ts'
import { addReports, getCustomer } from '../testing/money-rows.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  const [own, foreign] = [getCustomer(world, 'own'), getCustomer(world, 'foreign')]
  const june = { month: 6, year: 2026, created_date: '2026-06-30T23:59:59Z' }
  await addReports(world, [
    { ...june, stripe_customer_id: own, amount: 10_001, fee: 300 },
    { ...june, stripe_customer_id: own, amount: 10_001, fee: 300 },
    { ...june, stripe_customer_id: foreign, amount: 200, fee: 500 },
    { ...june, stripe_customer_id: 'cus_nobody', amount: 7_000, fee: 70 },
    { ...june, stripe_customer_id: '  ', amount: 9_000, fee: 90, created_date: null },
    { ...june, month: 4, stripe_customer_id: own, amount: 1_000, fee: 10, created_date: '2024-02-29T12:00:00Z' },
  ])
})
afterAll(async () => await world.close())

const report = async (month: string, who: 'clinic' | 'platform' = 'platform', more = '') =>
  performanceReport.reply.parse((await world.call(who, 'GET', `/api/finance/reports?month=${month}${more}`)).body)
const rows = async (query: string, who: 'clinic' | 'platform' = 'platform') =>
  reportRows.reply.parse((await world.call(who, 'GET', `/api/finance/report-rows?${query}`)).body)

test('a month adds up in cents, and flags what is odd about it without dropping anything', async () => {
  const { totals, flags } = await report('2026-06')
  expect(totals).toEqual({ rows: 5, amount: 36_202, fee: 1_260, net: 34_942, clients: 3 })
  expect(flags).toEqual({ duplicates: 2, fee: 1, unmatched: 2, both: 0 })
  const all = await rows('month=2026-06')
  expect(all.rows.map(({ organization }) => organization)).toEqual([
    'Blue Heron Behavior',
    'Bright Path ABA',
    'Bright Path ABA',
    null,
    null,
  ])
  expect(all.rows.reduce((sum, { net }) => sum + net, 0)).toBe(totals.net)
  expect(all.rows[0]).toMatchObject({ feeAboveAmount: true, duplicate: false, net: -300 })
  for (const [show, count] of Object.entries(flags))
    expect((await rows(`month=2026-06&show=${show}`)).total).toBe(count)
})

test('the trend leaves no month out, and the average shows its working', async () => {
  const { trend, average } = await report('2026-06')
  expect(trend.map(({ month }) => month)).toEqual([
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(trend[1]).toMatchObject({ rows: 0, amount: 0 })
  expect(average).toEqual({
    value: 2,
    months: [
      { month: '2024-02', clients: 1 },
      { month: '2026-06', clients: 3 },
      { month: '2026-11', clients: 2 },
    ],
  })
  for (const { month, clients } of average.months) {
    const made = await rows(`month=${month}&by=created`)
    expect(new Set(made.rows.map(({ customer }) => customer)).size).toBe(clients)
  }
  const dashboard = await world.call('platform', 'GET', '/api/dashboard/overview')
  expect(dashboard.body).toMatchObject({ money: { averageClientsPerMonth: average.value, months: 3 } })
})

const made = (day: string) => ({ stripe_customer_id: 'cus_days', year: 2026, created_date: `${day}T12:00:00Z` })

test('totals up to a day are of the reports made by then; a shorter month ends at its last day', async () => {
  await addReports(world, [
    { ...made('2026-02-01'), month: 2, amount: 100, fee: 10 },
    { ...made('2026-02-20'), month: 2, amount: 20, fee: 2 },
    { ...made('2026-02-28'), month: 2, amount: 3 },
    // Made after its month: part of the whole, of no day of it.
    { ...made('2026-03-05'), month: 2, amount: 5_000 },
    // No one knows when.
    { ...made('2026-02-01'), created_date: null, month: 2, amount: 40_000 },
  ])
  const loadAmount = async (more: string) => (await report('2026-02', 'platform', more)).totals.amount
  expect(await loadAmount('')).toBe(45_123)
  expect(await loadAmount('&through=19')).toBe(40_100)
  expect(await loadAmount('&through=20')).toBe(40_120)
  expect(await loadAmount('&through=31')).toBe(40_123)
  expect((await report('2026-02', 'platform', '&through=20')).totals).toMatchObject({ rows: 3, fee: 12, net: 40_108 })
  for (const through of ['0', '32', 'x', '1.5'])
    expect((await world.call('platform', 'GET', `/api/finance/reports?month=2026-02&through=${through}`)).status).toBe(
      400,
    )
})

test('clinic staff see their own reports only; those of unknown customers are the platform’s', async () => {
  expect((await report('2026-06', 'clinic')).totals).toMatchObject({ rows: 2, amount: 20_002, clients: 1 })
  expect((await report('2026-06', 'clinic')).flags).toEqual({ duplicates: 2, fee: 0, unmatched: 0, both: 0 })
  expect((await rows('month=2026-06', 'clinic')).total).toBe(2)
  for (const id of [world.foreign.organizationId, '99999999-9999-4999-8999-999999999999'])
    expect((await rows(`month=2026-06&organization=${id}`, 'clinic')).total).toBe(0)
  const own = `&organization=${world.own.organizationId}`
  expect(await report('2026-06', 'platform', own)).toEqual(await report('2026-06', 'clinic'))
})

test('a month without reports is empty, a month that is none is refused', async () => {
  expect((await report('2025-06')).totals).toEqual({ rows: 0, amount: 0, fee: 0, net: 0, clients: 0 })
  for (const month of ['2026-13', 'June', '', "2026-06'--"])
    expect((await world.call('platform', 'GET', `/api/finance/reports?month=${month}`)).body).toMatchObject({
      error: {
        code: 'invalid',
        fields: {
          month: 'Use a month like 2026-06, a quarter like 2026-Q2, a year, or days like 2026-04-01..2026-05-15',
        },
      },
    })
})

test('the export holds every row with its flags in words', async () => {
  const { text, headers } = await world.call('platform', 'GET', '/api/finance/report-rows/export?month=2026-06')
  expect(headers['content-disposition']).toContain('performance-reports-2026-06.csv')
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[1]).toContain('Blue Heron Behavior')
  expect(lines[1]).toContain(',2,5,-3,Fee above amount')
  expect(lines[2]).toContain(',100.01,3,97.01,Duplicate')
  expect(lines.filter((line) => line.includes('Unmatched'))).toHaveLength(2)
  const excel = await world.call('platform', 'GET', '/api/finance/report-rows/export?month=2026-06&format=xlsx')
  expect(excel.text.startsWith('PK')).toBe(true)
})
