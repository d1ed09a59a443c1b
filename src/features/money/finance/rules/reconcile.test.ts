import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeBoth, type MonthSum, matchReports } from './reconcile.ts'

const sum = (id: string, more: Partial<MonthSum> = {}): MonthSum => ({
  id,
  customer: 'cus_1',
  currency: 'usd',
  amount: 25_000,
  ...more,
})

test('a report matches a paid invoice of the same customer, currency and amount, to the cent', () => {
  const reports = [sum('r1'), sum('r2', { customer: 'cus_2' }), sum('r3', { amount: 25_001 })]
  expect(matchReports(reports, [sum('i1')])).toEqual([{ report: 'r1', invoice: 'i1' }])
  expect(matchReports(reports, [sum('i1', { currency: 'eur' })])).toEqual([])
  expect(matchReports(reports, [])).toEqual([])
})

test('one invoice matches one report: of several alike the first takes the first', () => {
  expect(matchReports([sum('r1'), sum('r2'), sum('r3')], [sum('i1'), sum('i2')])).toEqual([
    { report: 'r1', invoice: 'i1' },
    { report: 'r2', invoice: 'i2' },
  ])
  expect(matchReports([sum('r1')], [sum('i1'), sum('i2')])).toEqual([{ report: 'r1', invoice: 'i1' }])
})

test('nothing is no money, and no one is no customer', () => {
  expect(matchReports([sum('r', { amount: 0 })], [sum('i', { amount: 0 })])).toEqual([])
  expect(matchReports([sum('r', { customer: '' })], [sum('i', { customer: '' })])).toEqual([])
})

const some = (kind: string) =>
  fc
    .array(
      fc.record({
        customer: fc.constantFrom('cus_1', 'cus_2'),
        currency: fc.constantFrom('usd', 'eur'),
        amount: fc.constantFrom(1, 2),
      }),
      { maxLength: 20 },
    )
    .map((all) => all.map((each, at) => ({ ...each, id: `${kind}${at}` })))
const toKey = ({ customer, currency, amount }: MonthSum) => `${customer} ${currency} ${amount}`

test('however many there are, each is matched once at most, and none is left that could be', () => {
  fc.assert(
    fc.property(some('r'), some('i'), (reports, invoices) => {
      const pairs = matchReports(reports, invoices)
      expect(new Set(pairs.map(({ report }) => report)).size).toBe(pairs.length)
      expect(new Set(pairs.map(({ invoice }) => invoice)).size).toBe(pairs.length)
      for (const { report, invoice } of pairs)
        expect(toKey(reports.find(({ id }) => id === report) ?? sum('x'))).toBe(
          toKey(invoices.find(({ id }) => id === invoice) ?? sum('y')),
        )
      const many = (all: MonthSum[], key: string) => all.filter((each) => toKey(each) === key).length
      const most = [...new Set(reports.map(toKey))].map((key) => Math.min(many(reports, key), many(invoices, key)))
      expect(pairs.length).toBe(most.reduce((total, each) => total + each, 0))
    }),
  )
})

test('describes the matches with number and sum', () => {
  expect(describeBoth({ reports: 2, amount: 50_000 }, '2026-11')).toBe(
    '2 reports of November 2026 ($500.00) may count twice: a paid invoice has the same client, amount, and month.',
  )
  expect(describeBoth({ reports: 1, amount: 25_000 }, '2026-11')).toBe(
    '1 report of November 2026 ($250.00) may count twice: a paid invoice has the same client, amount, and month.',
  )
})
