import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlText } from '../../../../../platform/web/url-field.ts'

/** State of the list of clients in the URL. */
export const clientSearch = z.object({
  q: urlText(200),
  page: urlPage,
  shown: createUrlChoice('paused'),
  sort: createUrlChoice('today', 'last30'),
  dialog: createUrlChoice('overview', 'edit', 'pause', 'view'),
  id: urlId,
})
export type ClientSearch = z.output<typeof clientSearch>
