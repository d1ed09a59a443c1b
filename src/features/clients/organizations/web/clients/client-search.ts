import * as z from 'zod/mini'
import { urlId, urlOneOf, urlPage, urlText } from '../../../../../platform/web/url-field.ts'

/** State of the list of clients in the URL. */
export const clientSearch = z.object({
  q: urlText(200),
  page: urlPage,
  shown: urlOneOf('paused'),
  sort: urlOneOf('today', 'last30'),
  dialog: urlOneOf('edit', 'pause', 'view'),
  id: urlId,
})
export type ClientSearch = z.output<typeof clientSearch>
