import { expect, test } from 'vitest'
import { averageClientsPerMonth, revenueThisMonth } from './revenue.ts'

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
  ]
  expect(revenueThisMonth(reports, invoices, newYork)).toEqual({ reports: 87_455, invoices: 5_000, total: 92_455 })
  expect(revenueThisMonth([], [], newYork)).toEqual({ reports: 0, invoices: 0, total: 0 })
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
