import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlIds, urlPage, urlText } from '../../../../platform/web/url-field.ts'
import { positions } from '../../../../rules/credential/positions.ts'

/** State of the list of job codes in the URL: filters, page, and the open dialog. */
export const codeSearch = z.object({
  q: urlText(200),
  page: urlPage,
  position: urlField(z.array(z.enum(positions))),
  organization: urlIds,
  active: createUrlChoice('retired', 'all'),
  dialog: createUrlChoice('add', 'edit', 'retire', 'qr', 'where'),
  id: urlId,
})
export type CodeSearch = z.output<typeof codeSearch>
