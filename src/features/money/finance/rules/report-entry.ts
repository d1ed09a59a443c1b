import { type Day, parseDay } from '../../../../rules/day.ts'
import { parseCents } from '../../../../rules/money.ts'
import { findFutureProblem, isMonth, type Month, parseMonth } from '../../../../rules/periods/month.ts'

/** Typed values of a performance report; `created` is the day it was made, blank for today. */
export type TypedReport = { month: string; amount: string; fee: string; created: string }

/** A report as it is kept: cents, and the month it is for. */
type EnteredReport = { year: number; month: number; amount: number; fee: number; created: Day }

type ReportResult = { ok: true; report: EnteredReport } | { ok: false; problems: Record<string, string> }

const mostCents = 100_000_000_00
const amountNeeded = 'Enter an amount like 250 or 1,250.50.'

const centsIn = (written: string): number | null => {
  const cents = parseCents(written)
  return cents !== null && cents >= 0 && cents <= mostCents ? cents : null
}

const monthProblem = (month: Month, today: Day): string | null =>
  isMonth(month) ? findFutureProblem(month, today) : 'Choose the report’s month.'

/**
 * A performance report as it was typed, or a sentence for each field that cannot be read. A fee above the amount and a second
 * report of a month are kept: the list flags them.
 */
export const readReport = ({ month, amount, fee, created }: TypedReport, today: Day): ReportResult => {
  const [cents, feeCents] = [centsIn(amount), fee.trim() === '' ? 0 : centsIn(fee)]
  const day = created.trim() === '' ? today : parseDay(created)
  const problems: Record<string, string> = {}
  const wrongMonth = monthProblem(month, today)
  if (wrongMonth) problems.month = wrongMonth
  if (cents === null) problems.amount = amountNeeded
  if (feeCents === null) problems.fee = amountNeeded
  if (day === null) problems.created = 'Enter a date like 3/14/2026.'
  else if (day > today) problems.created = 'This day is in the future'
  if (cents === null || feeCents === null || day === null || Object.keys(problems).length > 0)
    return { ok: false, problems }
  return { ok: true, report: { ...parseMonth(month), amount: cents, fee: feeCents, created: day } }
}
