import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReport } from './report-entry.ts'

const today = '2026-11-20'
const typed = { month: '2026-06', amount: '1,250.50', fee: '$12', created: '6/30/2026' }
const listProblems = (more: Partial<typeof typed>) => {
  const read = readReport({ ...typed, ...more }, today)
  return read.ok ? {} : read.problems
}

test('an amount and a fee are read in cents, the month in parts; blanks are no fee, made today', () => {
  expect(readReport(typed, today)).toEqual({
    ok: true,
    report: { year: 2026, month: 6, amount: 125_050, fee: 1_200, created: '2026-06-30' },
  })
  expect(readReport({ ...typed, fee: '', created: ' ' }, today)).toMatchObject({
    report: { fee: 0, created: today },
  })
})

test('the most that is kept are a hundred million dollars, the least nothing', () => {
  expect(readReport({ ...typed, amount: '100,000,000.00', fee: ' ' }, today)).toMatchObject({
    report: { amount: 10_000_000_000, fee: 0 },
  })
  expect(listProblems({ amount: '100,000,000.01' })).toHaveProperty('amount')
  expect(readReport({ ...typed, amount: '0', fee: '0' }, today)).toMatchObject({ report: { amount: 0, fee: 0 } })
})

test('a fee above the amount is flagged in the list, not refused', () => {
  expect(listProblems({ amount: '1', fee: '2' })).toEqual({})
})

test.each([
  [{ month: '2026-12' }, { month: 'Choose November 2026 or an earlier month.' }],
  [{ month: 'soon' }, { month: 'Choose the report’s month.' }],
  [{ amount: '' }, { amount: 'Enter an amount like 250 or 1,250.50.' }],
  [{ amount: '-5' }, { amount: 'Enter an amount like 250 or 1,250.50.' }],
  [{ amount: '12.5.0' }, { amount: 'Enter an amount like 250 or 1,250.50.' }],
  [{ amount: '999999999999' }, { amount: 'Enter an amount like 250 or 1,250.50.' }],
  [{ fee: 'x' }, { fee: 'Enter an amount like 250 or 1,250.50.' }],
  [{ created: '2/30/2026' }, { created: 'Enter a date like 3/14/2026.' }],
  [{ created: '11/21/2026' }, { created: 'This day is in the future' }],
])('%j is refused at its field', (more, problems) => {
  expect(listProblems(more)).toEqual(problems)
})

test('any typed amount is stored as whole cents that are not negative', () => {
  const word = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[-$0-9.,]{0,9}$/))
  fc.assert(
    fc.property(word, word, word, (amount, fee, created) => {
      const read = readReport({ ...typed, amount, fee, created }, today)
      if (!read.ok) return
      for (const cents of [read.report.amount, read.report.fee])
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      expect(read.report.created <= today).toBe(true)
    }),
  )
})
