import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlText } from '../../../../../platform/web/url-field.ts'
import { isMonth, type Month } from '../../../../../rules/periods/month.ts'

/** The state of the costs table in the URL. */
export const costSearch = z.object({ month: urlText(7), sort: createUrlChoice('out', 'in', 'name'), page: urlPage })
export type CostSearch = z.output<typeof costSearch>

/** The state in the URL of the texts behind a figure. */
export const countedSearch = z.object({
  month: urlText(7),
  client: urlId,
  direction: createUrlChoice('out', 'in'),
  page: urlPage,
})
export type CountedSearch = z.output<typeof countedSearch>

/** The month of the URL, else the viewer's; none that is still to come. */
export const getSearchMonth = (search: { month?: string | undefined }, current: Month): Month =>
  search.month && isMonth(search.month) && search.month <= current ? search.month : current
