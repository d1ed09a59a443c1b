import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlPage, urlText } from '../../../../../platform/web/url-field.ts'

/**
 * State of Performance Reports in the URL. `month` is any period, `with` the one to compare with, months are 'YYYY-MM';
 * `people` narrows the people behind a hiring figure.
 */
export const reportsSearch = z.object({
  tab: createUrlChoice('hiring', 'fees'),
  month: urlText(24),
  with: urlText(7),
  client: urlId,
  show: createUrlChoice('duplicates', 'fee', 'unmatched', 'both'),
  page: urlPage,
  made: urlText(7),
  schedules: createUrlChoice('open'),
  entry: createUrlChoice('add', 'import', 'edit', 'remove'),
  report: urlId,
  people: urlField(z.record(z.string(), z.union([z.string(), z.number()]))),
})

type Tab = 'hiring' | 'fees'

/** Returns the tab that the URL names. Fields of the reports of a month lead to Fees, a plain URL to Hiring. */
export const getTab = ({ tab, ...asked }: z.output<typeof reportsSearch>): Tab => {
  if (tab) return tab
  if (asked.people) return 'hiring'
  const { month, show, page, made, schedules, entry, report } = asked
  return [month, show, page, made, schedules, entry, report].some((one) => one !== undefined) ? 'fees' : 'hiring'
}

/** Returns the change with its tab named in the URL, where `search` with the change leads to another one. */
export const withTab = (tab: Tab, search: ReportsSearch, change: ReportsSearch): ReportsSearch => ({
  ...change,
  tab: getTab({ ...search, ...change, tab: undefined }) === tab ? undefined : tab,
})

export type ReportsSearch = z.output<typeof reportsSearch>
export type OnReportsSearch = (change: ReportsSearch, replace?: boolean) => void
