import * as z from 'zod/mini'
import { urlId, urlOneOf, urlPage } from '../../../../platform/web/url-field.ts'

/** What the list of unrouted applications keeps in the URL; those that wait need no word. */
export const unroutedSearch = z.object({
  show: urlOneOf('dismissed'),
  page: urlPage,
  dialog: urlOneOf('route'),
  id: urlId,
})
export type UnroutedSearch = z.output<typeof unroutedSearch>
