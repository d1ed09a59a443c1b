import { minSampleSize } from './hiring-insights.ts'

/** Cost per person: whole cents rounded half up, or why it is unknown. */
export type Cost = { each: number; missing: null } | { each: null; missing: string }

const missing = (why: string): Cost => ({ each: null, missing: `No data: ${why}` })

/** Basis of a cost: the charges of the month's reports, or the month's paid invoices. */
export type CostBasis = 'reports' | 'invoices'

const nothing = {
  reports: { rows: 'there’s no report for this month.', amount: 'this month’s reports charge nothing.' },
  invoices: { rows: 'no invoice from this month is paid.', amount: 'nothing was paid on this month’s invoices.' },
}

/** Divides a month's cost (cents) by its people. No result for fewer than five. */
export const computeCost = (
  spent: { rows: number; amount: number },
  people: number,
  basis: CostBasis = 'reports',
): Cost => {
  if (spent.rows <= 0) return missing(nothing[basis].rows)
  if (spent.amount <= 0) return missing(nothing[basis].amount)
  if (people < minSampleSize) return missing('fewer than five people.')
  const rest = spent.amount % people
  const whole = (spent.amount - rest) / people
  return { each: 2 * rest >= people ? whole + 1 : whole, missing: null }
}
