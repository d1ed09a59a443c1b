import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlPage } from '../../../../platform/web/url-field.ts'
import { isPeriod } from '../rules/periods/period.ts'

/** State of the Financial Overview in the URL. `readFilter` parses the filter. */
export const financialSearch = z.object({
  client: urlId,
  filter: urlField(z.record(z.string(), z.unknown())),
  /** In place of the last 90 days. */
  period: urlField(z.string().check(z.refine(isPeriod))),
  page: urlPage,
  dialog: createUrlChoice('filter'),
})
export type FinancialSearch = z.output<typeof financialSearch>
export type OnFinancialSearch = (change: FinancialSearch, replace?: boolean) => void
