import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'

/** What the pipeline keeps in the URL: search, whose, board or table, and the open dialog. */
export const prospectSearch = z.object({
  q: urlText(200),
  owner: urlField(z.enum(['mine'])),
  as: urlField(z.enum(['table'])),
  dialog: urlField(z.enum(['add', 'edit', 'log', 'demo', 'lost', 'merge'])),
  id: urlField(z.uuid()),
})
export type ProspectSearch = z.output<typeof prospectSearch>
export type ProspectDialog = NonNullable<ProspectSearch['dialog']>
