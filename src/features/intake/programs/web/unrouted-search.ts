import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage } from '../../../../platform/web/url-field.ts'

/** The state of the list of unrouted applications in the URL; waiting ones are the default. */
export const unroutedSearch = z.object({
  show: createUrlChoice('dismissed'),
  page: urlPage,
  dialog: createUrlChoice('route'),
  id: urlId,
})
export type UnroutedSearch = z.output<typeof unroutedSearch>
