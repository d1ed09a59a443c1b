import { countDaysBetween, type Day, formatDay, parseDay } from '../../../../rules/day.ts'
import { formatUsd, parseCents } from '../../../../rules/money.ts'
import { pluralize } from '../../../../rules/words/count.ts'

const goodWindowDays = 14
const warningFromDollars = 10

export type AlertState = {
  state: 'Good' | 'Warning' | 'Alert'
  /** The state and why, in words. */
  reason: string
  /** Days since the start; 0 on the first day, null without a readable start that has come. */
  day: number | null
}
export type Post = { job_start_date: string | null; cost_per_lead: string | number | null }

const parseDollars = (cost: string | number | null): number => {
  const text = String(cost ?? '').replace(/[$,\s]/g, '')
  return /^\d+(?:\.\d*)?$/.test(text) ? Number(text) : 0
}

const parseStart = (text: string): Day | null => parseDay(text.replace(/^(\s*\d{4}-\d{2}-\d{2})[T ].*$/s, '$1'))

/** Good on day 0 to 14 after the start; Warning from $10 per candidate, which wins; otherwise Alert (section 4). */
export const getAlertState = ({ job_start_date, cost_per_lead }: Post, today: Day): AlertState => {
  const written = (job_start_date ?? '').trim()
  const start = parseStart(written)
  const since = start === null ? null : countDaysBetween(start, today)
  const day = since === null || since < 0 ? null : since
  if (parseDollars(cost_per_lead) >= warningFromDollars) {
    const cents = parseCents(String(cost_per_lead))
    const cost = cents === null ? `$${parseDollars(cost_per_lead)}` : formatUsd(cents)
    return { state: 'Warning', reason: `Warning: ${cost} per candidate, limit $${warningFromDollars}`, day }
  }
  if (start === null || since === null) {
    const reason = written === '' ? 'no start date' : `the start date "${written.slice(0, 40)}" isn’t a date`
    return { state: 'Alert', reason: `Alert: ${reason}`, day }
  }
  if (since < 0) {
    const wait = since === -1 ? 'tomorrow' : `in ${-since} days`
    return { state: 'Alert', reason: `Alert: starts ${wait}, on ${formatDay(start)}`, day }
  }
  if (since > goodWindowDays)
    return {
      state: 'Alert',
      reason: `Alert: day ${since}, ${pluralize(since - goodWindowDays, 'day')} over`,
      day,
    }
  return { state: 'Good', reason: `Good: day ${since} of ${goodWindowDays}`, day }
}
