import { expect, test } from 'vitest'
import type { FileReport, ReportRead } from './report-file.ts'
import { countReports, judgeReports, sortProblemsFirst } from './report-import.ts'

const plain: FileReport = { customer: 'cus_1', year: 2026, month: 6, amount: 25_000, fee: 500, created: '2026-06-30' }
const report = (more: Partial<FileReport> = {}): FileReport => ({ ...plain, ...more })
const good = (more: Partial<FileReport> = {}): ReportRead => ({ ok: true, report: report(more) })
const bad: ReportRead = { ok: false, problems: ['Amount "x": no.'], customer: 'cus_9', month: '6 2026' }
const numberRows = (...reads: ReportRead[]) => reads.map((read, at) => ({ row: at + 2, read }))
const linked = ['cus_1', 'cus_2']
const judge = (reads: ReportRead[], kept: FileReport[] = []) => judgeReports(numberRows(...reads), kept, linked)
const listStates = (reads: ReportRead[], kept: FileReport[] = []) => judge(reads, kept).map(({ state }) => state)

test('a report of the same customer and month is the same one; another customer, month or year is not', () => {
  const others = [good({ customer: 'cus_2' }), good({ month: 7 }), good({ year: 2025 })]
  expect(listStates([good(), ...others], [report()])).toEqual(['existing', 'new', 'new', 'new'])
  expect(judge([good({ created: '2026-07-01' })], [report()])[0]?.because).toEqual([])
})

test('reports an existing report with other sums, and overwrites nothing', () => {
  expect(judge([good({ amount: 30_000 })], [report()])).toMatchObject([
    {
      state: 'existing',
      because: [
        'cus_1 already has a report for June 2026 with other amounts: $250.00, fee $5.00 instead of $300.00, fee $5.00. Correct it in the list.',
      ],
    },
  ])
  // Of two that are there one may be alike.
  expect(judge([good()], [report({ fee: 1 }), report()])[0]?.because).toEqual([])
})

test('within a file the first of two counts, and other sums of the second are reported', () => {
  const [first, same, other] = judge([good(), good(), good({ fee: 501 })])
  expect([first?.state, same?.state, other?.state]).toEqual(['new', 'existing', 'existing'])
  expect(same?.because).toEqual(['Same as row 2 of the file.'])
  expect(other?.because).toEqual([
    'Row 2 has the same customer and month with other amounts: $250.00, fee $5.00 instead of $250.00, fee $5.01. The first row counts.',
  ])
})

test('a refused row does not block a good one', () => {
  expect(listStates([bad, good(), good()])).toEqual(['rejected', 'new', 'existing'])
})

test('reports customers without a client and fees above the amount, without a refusal', () => {
  expect(judge([good({ customer: 'cus_typo', fee: 25_001 })])).toMatchObject([
    {
      state: 'new',
      because: [
        'No client is linked to cus_typo. Find it under Unmatched.',
        'The fee is more than the amount. The list flags it.',
      ],
    },
  ])
})

test('problems come first, and the sums are of the new rows alone', () => {
  const rows = judge(
    [good(), good({ customer: 'cus_2' }), good({ month: 5 }), bad, good({ customer: 'cus_typo', amount: 1, fee: 0 })],
    [report(), report({ month: 5, amount: 1 })],
  )
  expect(sortProblemsFirst(rows).map(({ row, state }) => [row, state])).toEqual([
    [5, 'rejected'],
    [4, 'existing'],
    [6, 'new'],
    [3, 'new'],
    [2, 'existing'],
  ])
  expect(countReports(rows)).toEqual({ new: 2, existing: 2, rejected: 1, amount: 25_001, fee: 500 })
})
