import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlText } from '../../../../platform/web/url-field.ts'

/** The state of the pipeline in the URL: search, owner, board or table, and the open dialog. */
export const prospectSearch = z.object({
  q: urlText(200),
  owner: createUrlChoice('mine'),
  as: createUrlChoice('table'),
  page: urlPage,
  dialog: createUrlChoice('add', 'edit', 'log', 'demo', 'lost', 'merge'),
  id: urlId,
})
export type ProspectSearch = z.output<typeof prospectSearch>
export type ProspectDialog = NonNullable<ProspectSearch['dialog']>
