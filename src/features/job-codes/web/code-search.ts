import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'
import type { codesQuery } from '../contract.ts'

/** What the list of job codes keeps in the URL: filters, page, and the open dialog. */
export const codeSearch = z.object({
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  position: urlField(z.array(z.enum(['RBT', 'BCBA']))),
  organization: urlField(z.array(z.uuid())),
  active: urlField(z.enum(['retired', 'all'])),
  dialog: urlField(z.enum(['add', 'edit', 'retire', 'qr', 'where'])),
  id: urlField(z.uuid()),
})
export type CodeSearch = z.output<typeof codeSearch>

/** The server's question for what the URL says. */
export const codesQueryOf = (search: CodeSearch): z.output<typeof codesQuery> => ({
  q: (search.q ?? '').trim(),
  position: search.position ?? [],
  organization: search.organization ?? [],
  active: search.active ?? 'active',
})

/** The address at which people apply by this code. */
export const applyLink = (code: string): string => `${window.location.origin}/apply/${encodeURIComponent(code)}`
