import type { Day } from '../../../../rules/day.ts'
import { createMonth, isMonth } from '../../../../rules/periods/month.ts'
import { cleanText, truncate } from '../../../intake/imports/rules/cell.ts'
import { readReport } from './report-entry.ts'

/** The columns of a file of performance reports, and what else their headings may be called, folded. */
const headings = {
  created_date: ['createddate', 'created'],
  stripe_customer_id: ['stripecustomerid', 'stripecustomer', 'customer'],
  amount: ['amount', 'amountusd'],
  fee: ['fee', 'feeusd'],
  month: ['month'],
  year: ['year'],
  currency: ['currency'],
} as const
type Column = keyof typeof headings
const columns = Object.keys(headings) as Column[]
const needed: readonly Column[] = ['stripe_customer_id', 'amount', 'month']

/** Position of each column, counted from 0; `unread`: ignored headings; `width`: cells that a row may have. */
export type ReportColumns = { at: Partial<Record<Column, number>>; unread: string[]; width: number }

const mostUnread = 10
const longestCustomer = 255

const folded = (heading: string): string =>
  heading
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const findColumn = (heading: string): Column | undefined => {
  const word = folded(heading)
  return columns.find((column) => headings[column].some((each) => each === word))
}

/**
 * The columns of a file of performance reports by its headings, in any order and spelling, or why it cannot be read: one that is
 * needed is missing, or one is there twice. A year is not needed where months are written like 2026-06.
 */
export const findReportColumns = (
  row: readonly string[],
): { ok: true; columns: ReportColumns } | { ok: false; problem: string } => {
  const found: ReportColumns = { at: {}, unread: [], width: row.length }
  for (const [index, heading] of row.entries()) {
    const column = findColumn(heading)
    if (column && found.at[column] !== undefined)
      return { ok: false, problem: `The column ${column} appears twice. Keep one.` }
    if (column) found.at[column] = index
    else if (heading.length > 200 || heading.trim() !== '')
      found.unread.push(truncate(cleanText(heading.slice(0, 200)).trim()))
  }
  found.unread = found.unread.slice(0, mostUnread)
  const missing = needed.filter((column) => found.at[column] === undefined)
  return missing.length === 0
    ? { ok: true, columns: found }
    : {
        ok: false,
        problem: `The file is missing these columns: ${missing.join(', ')}. Put column names in the first row.`,
      }
}

/** A report of a file: cents, the month it is for, the day it was made. */
export type FileReport = { customer: string; year: number; month: number; amount: number; fee: number; created: Day }
/** A row that can be kept, or sentences that name each column and value that cannot; `customer` and `month` as written, shortened. */
export type ReportRead =
  | { ok: true; report: FileReport }
  | { ok: false; problems: string[]; customer: string; month: string }

const told = (name: string, value: string, sentence: string): string => {
  const written = value.trim()
  const end = sentence.endsWith('.') ? '' : '.'
  return written === ''
    ? `${name} is empty: ${sentence}${end}`
    : `${name} "${truncate(cleanText(written))}": ${sentence}${end}`
}

/** A day, without the time that a table of moments writes behind it. */
const dayPart = (text: string): string =>
  text.length <= 60 ? (/^\s*([0-9]{4}-[0-9]{2}-[0-9]{2})[T ][0-9]/.exec(text)?.[1] ?? text) : text

/** The month as YYYY-MM, of a number and a year or written whole; else sentences. */
const parseMonth = (month: string, year: string): { month: string; problems: string[] } => {
  const [number, written] = [month.slice(0, 40).trim(), year.slice(0, 40).trim()]
  if (isMonth(number))
    return written === '' || written === number.slice(0, 4)
      ? { month: number, problems: [] }
      : { month: '', problems: [told('Year', year, `The month says ${number.slice(0, 4)}`)] }
  const problems: string[] = []
  if (!/^(?:0?[1-9]|1[0-2])$/.test(number)) problems.push(told('Month', month, 'Use 1 to 12, or a month like 2026-06'))
  if (!/^(?:20[0-9]{2}|21[0-9]{2}|2200)$/.test(written)) problems.push(told('Year', year, 'Use four digits like 2026'))
  return problems.length > 0
    ? { month: '', problems }
    : { month: createMonth(Number(written), Number(number)), problems }
}

const moreCells = 'The row has more cells than columns. Put amounts with a comma in quotes, like “1,250.50”.'

const customerProblems = (customer: string, currency: string): string[] => {
  const problems: string[] = []
  if (customer === '') problems.push('Stripe customer is empty: Enter a customer like cus_123.')
  if (customer.length > longestCustomer)
    problems.push(told('Stripe customer', customer, `Use at most ${longestCustomer} characters`))
  if (!/^(?:usd)?$/i.test(currency)) problems.push(told('Currency', currency, 'Use US dollars'))
  return problems
}

/**
 * One row of a file as a performance report: amounts in dollars, checked as those that are typed; a blank fee is none, a blank day
 * today. Refuses what cannot be read, other currencies, and more cells than headings (an amount with a comma and no quotes).
 */
export const readReportRow = (cells: readonly string[], { at, width }: ReportColumns, today: Day): ReportRead => {
  const cell = (column: Column): string => {
    const index = at[column]
    return index === undefined ? '' : cleanText((cells[index] ?? '').slice(0, 1_000)).trim()
  }
  const [customer, amount, fee, created] = [
    cell('stripe_customer_id'),
    cell('amount'),
    cell('fee'),
    cell('created_date'),
  ]
  const { month, problems } = parseMonth(cell('month'), cell('year'))
  problems.unshift(...customerProblems(customer, cell('currency')))
  if (cells.slice(width).some((extra) => /\S/.test(extra.slice(0, 1_000)))) problems.unshift(moreCells)
  // An unreadable month is reported above; the rest of the row is checked even then.
  const read = readReport(
    { month: month === '' ? today.slice(0, 7) : month, amount, fee, created: dayPart(created) },
    today,
  )
  if (!read.ok) {
    const { problems: met } = read
    if (met.month) problems.push(told('Month', month, met.month))
    if (met.amount) problems.push(told('Amount', amount, met.amount))
    if (met.fee) problems.push(told('Fee', fee, met.fee))
    if (met.created) problems.push(told('Created date', created, met.created))
  }
  return read.ok && problems.length === 0
    ? { ok: true, report: { customer, ...read.report } }
    : {
        ok: false,
        problems,
        customer: truncate(customer),
        month: truncate(`${cell('month')} ${cell('year')}`.trim()),
      }
}

/** A file to begin with: every heading that is read, and one made-up report. */
export const listReportTemplateRows = (): string[][] => [
  ['stripe_customer_id', 'month', 'year', 'amount', 'fee', 'created_date'],
  ['cus_sample', '6', '2026', '1250.50', '12.25', '6/30/2026'],
]
