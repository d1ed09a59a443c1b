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
/** The tab that the URL names; people behind a hiring figure belong to Hiring, and Fees rests first. */
export const getTab = ({ tab, people }: z.output<typeof reportsSearch>): 'hiring' | 'fees' =>
  tab ?? (people ? 'hiring' : 'fees')
export type ReportsSearch = z.output<typeof reportsSearch>
export type OnReportsSearch = (change: ReportsSearch, replace?: boolean) => void
