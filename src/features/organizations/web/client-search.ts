import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'

/** What the list of clients keeps in the URL. */
export const clientSearch = z.object({
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  shown: urlField(z.enum(['paused'])),
  sort: urlField(z.enum(['today', 'last30'])),
  dialog: urlField(z.enum(['edit', 'pause'])),
  id: urlField(z.uuid()),
})
export type ClientSearch = z.output<typeof clientSearch>
