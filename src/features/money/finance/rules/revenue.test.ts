import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import {
  averageClientsPerMonth,
  averageMonths,
  computeMonthRevenue,
  computeRevenueDays,
  countClientsPerMonth,
} from './revenue.ts'

const newYork = { today: '2026-11-20', timeZone: 'America/New_York' }
const seconds = (instant: string) => Date.parse(instant) / 1000

const of = (created_date: string, ...customers: (string | null)[]) =>
  customers.map((stripe_customer_id) => ({ created_date, stripe_customer_id }))

test('revenue is this month’s reports less their fees plus this month’s paid invoices', () => {
  const reports = [
    { amount: 100_000, fee: 12_345, month: 11, year: 2026 },
    { amount: 500, fee: 700, month: 11, year: 2026 },
    { amount: 99_999, fee: 0, month: 10, year: 2026 },
    { amount: 99_999, fee: 0, month: 11, year: 2025 },
  ]
  const invoices = [
    { created: seconds('2026-11-01T04:00:00Z'), status: 'paid', amount_paid: 1_000 },
    { created: seconds('2026-11-01T03:59:59Z'), status: 'paid', amount_paid: 2_000 },
    { created: seconds('2026-12-01T04:59:59Z'), status: 'Paid', amount_paid: 4_000 },
    { created: seconds('2026-12-01T05:00:00Z'), status: 'paid', amount_paid: 8_000 },
    { created: seconds('2026-11-10T12:00:00Z'), status: 'open', amount_paid: 16_000 },
    { created: seconds('2026-11-10T12:00:00Z'), status: 'paid', amount_paid: 32_000, currency: 'eur' },
  ]
  expect(computeMonthRevenue(reports, invoices, newYork)).toEqual({ reports: 87_455, invoices: 5_000, total: 92_455 })
  expect(computeMonthRevenue([], [], newYork)).toEqual({ reports: 0, invoices: 0, total: 0 })
})

test('the days of a month lead to its revenue, and begin with the month', () => {
  const reports = [
    { amount: 700, fee: 100, month: 11, year: 2026, created_date: '2026-11-19T15:00:00Z' },
    { amount: 50, fee: 0, month: 11, year: 2026, created_date: null },
    { amount: 99_999, fee: 0, month: 10, year: 2026, created_date: '2026-10-19T15:00:00Z' },
  ]
  // Half past eight in the evening of the 18th in New York.
  const invoices = [{ created: seconds('2026-11-19T01:30:00Z'), status: 'paid', amount_paid: 1_000 }]
  expect(computeRevenueDays(reports, invoices, { ...newYork, most: 4 })).toEqual([50, 1_050, 1_650, 1_650])
  expect(computeRevenueDays(reports, invoices, { ...newYork, today: '2026-11-02', most: 14 })).toEqual([50, 50])
  expect(computeRevenueDays(reports, invoices, { ...newYork, most: 14 }).at(-1)).toBe(
    computeMonthRevenue(reports, invoices, newYork).total,
  )
})

test('average clients per month is the mean of distinct customers, with one decimal', () => {
  expect(averageClientsPerMonth([...of('2026-10-05', 'a', 'b', 'a'), ...of('2026-11-01', 'a')])).toBe(1.5)
  expect(
    averageClientsPerMonth([
      ...of('2026-09-30', 'a'),
      ...of('10/1/2026', 'a', 'b'),
      ...of('2026-11-30T23:00:00Z', 'a', 'c'),
    ]),
  ).toBe(1.7)
  expect(
    averageClientsPerMonth([...of('2026-10-05', 'a', '', null, ' '), ...of('soon', 'b'), ...of('2026-11-05', '')]),
  ).toBe(1)
  expect(averageClientsPerMonth([])).toBe(0)
})

test('the working of the average adds up to it', () => {
  const reports = [...of('2024-02-29', 'a', 'b'), ...of('2/28/2023', 'a'), ...of('2024-03-01', 'a', 'b', 'c', 'a')]
  const months = countClientsPerMonth(reports)
  expect(months).toEqual([
    { month: '2023-02', clients: 1 },
    { month: '2024-02', clients: 2 },
    { month: '2024-03', clients: 3 },
  ])
  expect(averageMonths(months)).toBe(averageClientsPerMonth(reports))
})

const zones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC']

test('a paid invoice counts in exactly one month, at month ends, in leap years and in any zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2023-12-30'), max: new Date('2028-04-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.integer({ min: -900_000, max: 900_000 }),
      (at, timeZone, amount_paid) => {
        const invoices = [{ created: Math.floor(at.getTime() / 1000), status: 'paid', amount_paid }]
        const day = toLocalDay(new Date((invoices[0]?.created ?? 0) * 1000), timeZone)
        const revenueOn = (today: string) => computeMonthRevenue([], invoices, { today, timeZone }).total
        expect(revenueOn(`${day.slice(0, 7)}-01`)).toBe(amount_paid)
        expect(revenueOn(addDays(`${day.slice(0, 7)}-01`, -1))).toBe(0)
        expect(revenueOn(addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 8) + '15')).toBe(0)
      },
    ),
  )
})

test('revenue is the same in any order of addition, to the cent', () => {
  const report = fc.record({
    amount: fc.integer({ min: 0, max: 90_000_000 }),
    fee: fc.integer({ min: 0, max: 90_000_000 }),
    month: fc.constantFrom(10, 11),
    year: fc.constantFrom(2025, 2026),
  })
  fc.assert(
    fc.property(fc.array(report), (reports) => {
      const ours = reports.filter(({ month, year }) => month === 11 && year === 2026)
      const expected = ours.reduce((sum, { amount }) => sum + amount, 0) - ours.reduce((sum, { fee }) => sum + fee, 0)
      expect(computeMonthRevenue(reports, [], newYork).reports).toBe(expected)
      expect(computeMonthRevenue(reports.toReversed(), [], newYork).reports).toBe(expected)
      expect(Number.isSafeInteger(expected)).toBe(true)
    }),
  )
})
