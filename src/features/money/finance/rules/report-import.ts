import { formatUsd } from '../../../../rules/money.ts'
import { createMonth, showMonth } from '../../../../rules/periods/month.ts'
import type { FileReport, ReportRead } from './report-file.ts'

/** A report that is on file, amounts in cents. */
export type KeptReport = Pick<FileReport, 'customer' | 'year' | 'month' | 'amount' | 'fee'>
/** A row of a file with the number a spreadsheet shows. */
export type ReadRow = { row: number; read: ReportRead }

/** Result for a row: added, existing, or refused. `because` explains it in sentences; empty for a plain row. */
export type JudgedRow = { row: number; state: 'new' | 'existing' | 'rejected'; read: ReportRead; because: string[] }

/** Returns the identity of a report, as the list flags duplicates: the customer and the month it is for. */
const getIdentity = ({ customer, year, month }: Pick<FileReport, 'customer' | 'year' | 'month'>): string =>
  JSON.stringify([customer, year, month])

const isAlike = (one: KeptReport, other: KeptReport) => one.amount === other.amount && one.fee === other.fee
const describeReport = ({ amount, fee }: KeptReport) => `${formatUsd(amount)}, fee ${formatUsd(fee)}`

type FileRow = { row: number; report: FileReport }

const listRemarks = (report: FileReport, isLinked: boolean): string[] => [
  ...(isLinked ? [] : [`No client is linked to ${report.customer}. Find it under Unmatched.`]),
  ...(report.fee > report.amount ? ['The fee is more than the amount. The list flags it.'] : []),
]

const againstKept = (report: FileReport, kept: readonly KeptReport[]): string[] => {
  const [other] = kept
  if (!other || kept.some((each) => isAlike(each, report))) return []
  const month = showMonth(createMonth(report.year, report.month))
  return [
    `${report.customer} already has a report for ${month} with other amounts: ` +
      `${describeReport(other)} instead of ${describeReport(report)}. Correct it in the list.`,
  ]
}

const againstFile = (report: FileReport, seen: FileRow): string[] =>
  isAlike(seen.report, report)
    ? [`Same as row ${seen.row} of the file.`]
    : [
        `Row ${seen.row} has the same customer and month with other amounts: ` +
          `${describeReport(seen.report)} instead of ${describeReport(report)}. The first row counts.`,
      ]

/**
 * Classifies each row of a file as new, existing, or refused (unreadable). A report of the same customer and month is
 * the same one: it is never overwritten, and other sums are reported. Within the file the first of two counts.
 * `linked`: the customers of clients.
 */
export const judgeReports = (
  rows: readonly ReadRow[],
  kept: readonly KeptReport[],
  linked: readonly string[],
): JudgedRow[] => {
  const clients = new Set(linked)
  const onFile = new Map<string, KeptReport[]>()
  for (const each of kept) {
    const known = onFile.get(getIdentity(each))
    if (known) known.push(each)
    else onFile.set(getIdentity(each), [each])
  }
  const seen = new Map<string, FileRow>()
  return rows.map(({ row, read }): JudgedRow => {
    if (!read.ok) return { row, read, state: 'rejected', because: read.problems }
    const { report } = read
    const identity = getIdentity(report)
    const there = onFile.get(identity)
    if (there) return { row, read, state: 'existing', because: againstKept(report, there) }
    const before = seen.get(identity)
    if (before) return { row, read, state: 'existing', because: againstFile(report, before) }
    seen.set(identity, { row, report })
    return { row, read, state: 'new', because: listRemarks(report, clients.has(report.customer)) }
  })
}

const rank = ({ state, because }: Pick<JudgedRow, 'state' | 'because'>): number =>
  state === 'rejected' ? 0 : because.length > 0 ? 1 : state === 'new' ? 2 : 3

/** Sorts the rows by attention: refused ones, those with remarks, new ones, the rest; each in the file's order. */
export const sortProblemsFirst = (rows: readonly JudgedRow[]): JudgedRow[] =>
  rows.toSorted((one, other) => rank(one) - rank(other) || one.row - other.row)

/** How many rows of each kind, and what the new ones come to in cents. */
export const countReports = (rows: readonly JudgedRow[]) => {
  const sums = { new: 0, existing: 0, rejected: 0, amount: 0, fee: 0 }
  for (const { state, read } of rows) {
    sums[state] += 1
    if (state !== 'new' || !read.ok) continue
    sums.amount += read.report.amount
    sums.fee += read.report.fee
  }
  return sums
}
