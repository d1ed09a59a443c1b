import { fewest } from './picture.ts'

/** What one of so many people cost: whole cents rounded half up, or why it cannot be told. */
export type Cost = { each: number; missing: null } | { each: null; missing: string }

const missing = (why: string): Cost => ({ each: null, missing: `No data: ${why}` })

/** What the reports of a month charged (cents), by so many people; nothing is told of fewer than five. */
export const costOf = (reports: { rows: number; amount: number }, people: number): Cost => {
  if (reports.rows <= 0) return missing('no report was made for this month.')
  if (reports.amount <= 0) return missing('the reports of this month charge nothing.')
  if (people < fewest) return missing('fewer than five people.')
  const rest = reports.amount % people
  const whole = (reports.amount - rest) / people
  return { each: 2 * rest >= people ? whole + 1 : whole, missing: null }
}
