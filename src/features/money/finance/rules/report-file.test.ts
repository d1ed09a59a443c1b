import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReportColumns, listReportTemplateRows, type ReportColumns, readReportRow } from './report-file.ts'

const today = '2026-11-20'
const heading = ['stripe_customer_id', 'month', 'year', 'amount', 'fee', 'created_date', 'currency']
const findColumns = (names: readonly string[]): ReportColumns => {
  const found = findReportColumns(names)
  if (!found.ok) throw new Error(found.problem)
  return found.columns
}
const plain = {
  customer: 'cus_1',
  month: '6',
  year: '2026',
  amount: '$1,234.50',
  fee: '12.25',
  created: '6/30/2026',
  currency: '',
}
const createCells = (more: Partial<typeof plain> = {}) => Object.values({ ...plain, ...more })
const readRow = (more: Partial<typeof plain> = {}) => readReportRow(createCells(more), findColumns(heading), today)
const listProblems = (more: Partial<typeof plain>) => {
  const read = readRow(more)
  return read.ok ? [] : read.problems
}

test('headings are found in any order and spelling, and those that are not read are named', () => {
  expect(findColumns(['Fee (USD)', ' Notes ', 'STRIPE CUSTOMER ID', 'Year', 'Month', 'amount', ''])).toEqual({
    at: { fee: 0, stripe_customer_id: 2, year: 3, month: 4, amount: 5 },
    unread: ['Notes'],
    width: 7,
  })
})

test('a file without a needed column, or with one twice, says which', () => {
  expect(findReportColumns(['month', 'year'])).toEqual({
    ok: false,
    problem: 'The file is missing these columns: stripe_customer_id, amount. Put column names in the first row.',
  })
  expect(findReportColumns([...heading, 'Amount (USD)'])).toEqual({
    ok: false,
    problem: 'The column amount appears twice. Keep one.',
  })
})

test('a row is read in cents; a blank fee is none and a blank day today', () => {
  const report = { customer: 'cus_1', year: 2026, month: 6, amount: 123_450, fee: 1_225, created: '2026-06-30' }
  expect(readRow()).toEqual({ ok: true, report })
  expect(readRow({ fee: '', created: ' ' })).toEqual({ ok: true, report: { ...report, fee: 0, created: today } })
  expect(readRow({ month: '2026-06', year: '', created: '2026-06-30T23:59:59.000Z', currency: 'USD' })).toEqual({
    ok: true,
    report,
  })
})

test.each([
  [{ amount: '1.234,50' }, 'Amount "1.234,50": Enter an amount like 250 or 1,250.50.'],
  [{ amount: '=1+1' }, 'Amount "=1+1": Enter an amount like 250 or 1,250.50.'],
  [{ amount: '€250' }, 'Amount "€250": Enter an amount like 250 or 1,250.50.'],
  [{ amount: '-5' }, 'Amount "-5": Enter an amount like 250 or 1,250.50.'],
  [{ amount: ' ' }, 'Amount is empty: Enter an amount like 250 or 1,250.50.'],
  [{ fee: '=SUM(A1)' }, 'Fee "=SUM(A1)": Enter an amount like 250 or 1,250.50.'],
  [{ created: '2/30/2026' }, 'Created date "2/30/2026": Enter a date like 3/14/2026.'],
  [{ created: '11/21/2026' }, 'Created date "11/21/2026": This day is in the future.'],
  [{ month: '13' }, 'Month "13": Use 1 to 12, or a month like 2026-06.'],
  [{ year: '26' }, 'Year "26": Use four digits like 2026.'],
  [{ month: '2026-06', year: '2025' }, 'Year "2025": The month says 2026.'],
  [{ month: '12' }, 'Month "2026-12": Choose November 2026 or an earlier month.'],
  [{ customer: '' }, 'Stripe customer is empty: Enter a customer like cus_123.'],
  [{ customer: 'c'.repeat(256) }, `Stripe customer "${'c'.repeat(40)}…": Use at most 255 characters.`],
  [{ currency: 'eur' }, 'Currency "eur": Use US dollars.'],
])('%j is refused with a sentence that names column and value', (more, sentence) => {
  expect(listProblems(more)).toEqual([sentence])
})

test.each(['199', '2026 AD', 'x2026', '2201', '21xx', '212'])('%s is no year of a report', (year) => {
  expect(listProblems({ year })).toEqual([`Year "${year}": Use four digits like 2026.`])
})

test('a row that cannot be kept is named by its customer and its month', () => {
  expect(readRow({ amount: 'x', month: ' 6 ' })).toMatchObject({ ok: false, customer: 'cus_1', month: '6 2026' })
  expect(readRow({ amount: 'x', month: '', year: '' })).toMatchObject({ ok: false, month: '' })
})

test('accepts the longest customer, and a year next to a whole month if they agree', () => {
  const customer = 'c'.repeat(255)
  expect(readRow({ customer })).toMatchObject({ ok: true, report: { customer } })
  expect(readRow({ month: ' 2026-06 ', year: ' 2026 ' })).toMatchObject({ ok: true, report: { year: 2026, month: 6 } })
  expect(listProblems({ created: 'on 2026-06-30 10:00' })).toEqual([
    'Created date "on 2026-06-30 10:00": Enter a date like 3/14/2026.',
  ])
})

test('ten headings that are not read are named', () => {
  const more = Array.from({ length: 12 }, (_, at) => `Note ${at}`)
  expect(findColumns([...heading, ...more]).unread).toEqual(more.slice(0, 10))
})

test('lists every problem of a row at once', () => {
  expect(listProblems({ customer: '', amount: 'x', month: 'soon' })).toHaveLength(3)
})

test('an amount with a comma and no quotes is never read as two cells', () => {
  const cells = ['cus_1', '6', '2026', '1', '250.50', '12', '6/30/2026']
  const columns = findColumns(['stripe_customer_id', 'month', 'year', 'amount', 'fee', 'created_date'])
  const read = readReportRow(cells, columns, today)
  expect(read.ok ? '' : read.problems[0]).toMatch(/^The row has more cells than columns/)
  // Empty cells at the end of a row are a spreadsheet's habit.
  expect(readReportRow([...createCells(), '', ' '], findColumns(heading), today).ok).toBe(true)
})

test('the template can be imported', () => {
  const [names = [], ...rows] = listReportTemplateRows()
  expect(rows.map((row) => readReportRow(row, findColumns(names), today))).toEqual([
    {
      ok: true,
      report: { customer: 'cus_sample', year: 2026, month: 6, amount: 125_050, fee: 1_225, created: '2026-06-30' },
    },
  ])
})

test('any row is stored as whole cents of a month that has begun', () => {
  const word = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[-$0-9.,/=]{0,9}$/))
  fc.assert(
    fc.property(fc.constantFrom('customer', 'month', 'year', 'amount', 'fee', 'created'), word, (field, written) => {
      const read = readRow({ [field]: written })
      expect(read.ok || read.problems.length > 0).toBe(true)
      if (!read.ok) return
      const { report } = read
      for (const cents of [report.amount, report.fee]) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      expect(report.year * 12 + report.month).toBeLessThanOrEqual(2026 * 12 + 11)
      expect(report.customer).not.toBe('')
    }),
  )
})
