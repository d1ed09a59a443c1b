import { type SQL, sql } from 'drizzle-orm'
import type { FitLabel } from '../../rules/compute-fit-score.ts'

/** Each label as a range of the stored number, so that no setting changes a row. */
export const selectFitRange = (label: string, excellentFrom: number): SQL | null => {
  const ranges: Record<FitLabel, [number, number]> = {
    Terminated: [-2, -2],
    Archived: [-1, -1],
    'Not Scored': [0, 0],
    'Poor Fit': [1, 33],
    'Average Fit': [34, 59],
    'Good Fit (With Training)': [60, excellentFrom - 1],
    'Excellent Fit': [excellentFrom, 100],
    'RBT Experience': [195, 195],
    'RBT Certified': [200, 200],
  }
  const range = Object.entries(ranges).find(([name]) => name === label)?.[1]
  if (!range) return null
  const [from, to] = range
  // One score alone gets a plain comparison: the index of scores then has the newest first, without a sort.
  return from === to
    ? sql`c.fit_sort = ${from}::smallint`
    : sql`c.fit_sort between ${from}::smallint and ${to}::smallint`
}
