import { minSampleSize } from './hiring-insights.ts'

/** What one of so many people cost: whole cents rounded half up, or why it cannot be told. */
export type Cost = { each: number; missing: null } | { each: null; missing: string }

const missing = (why: string): Cost => ({ each: null, missing: `No data: ${why}` })

/** What a cost is made of: what the month's reports charged, or the month's invoices that are paid. */
export type CostBasis = 'reports' | 'invoices'

const nothing = {
  reports: { rows: 'there’s no report for this month.', amount: 'this month’s reports charge nothing.' },
  invoices: { rows: 'no invoice from this month is paid.', amount: 'nothing was paid on this month’s invoices.' },
}

/** What a month cost (cents), by so many people; nothing is told of fewer than five. */
export const costOf = (spent: { rows: number; amount: number }, people: number, basis: CostBasis = 'reports'): Cost => {
  if (spent.rows <= 0) return missing(nothing[basis].rows)
  if (spent.amount <= 0) return missing(nothing[basis].amount)
  if (people < minSampleSize) return missing('fewer than five people.')
  const rest = spent.amount % people
  const whole = (spent.amount - rest) / people
  return { each: 2 * rest >= people ? whole + 1 : whole, missing: null }
}
