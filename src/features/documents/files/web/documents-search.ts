import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlRenamed, urlText } from '../../../../platform/web/url-field.ts'

/** The state of the documents in the URL: the open folder, filters, page, and the open dialog. */
export const documentsSearch = z.object({
  folder: urlId,
  shelf: createUrlChoice('candidates', 'expiring', 'trash'),
  q: urlText(200),
  clinic: urlId,
  expiry: createUrlChoice('soon', 'expired'),
  file: createUrlChoice('pdf', 'image', 'word', 'excel', 'text'),
  by: urlId,
  check: urlRenamed({ held: 'quarantined' }, 'checked', 'waiting', 'quarantined', 'released'),
  sort: createUrlChoice('newest', 'largest', 'expires'),
  page: urlPage,
  dialog: createUrlChoice('folder', 'rename', 'move', 'delete', 'expiry', 'versions', 'preview', 'release', 'access'),
  id: urlId,
})
export type DocumentsSearch = z.output<typeof documentsSearch>
export type DocumentDialog = NonNullable<DocumentsSearch['dialog']>
export type OnSearch = (change: DocumentsSearch, replace: boolean) => void

/** Another place keeps the clinic and nothing else. */
export const placeSearch = (place: Pick<DocumentsSearch, 'folder' | 'shelf' | 'clinic'>): DocumentsSearch => ({
  folder: undefined,
  shelf: undefined,
  q: undefined,
  expiry: undefined,
  file: undefined,
  by: undefined,
  check: undefined,
  sort: undefined,
  page: undefined,
  dialog: undefined,
  id: undefined,
  ...place,
})

/** Returns the query for the server, without the page. */
export const toDocumentQuery = ({ folder, shelf, q = '', clinic, expiry, file, by, check, sort }: DocumentsSearch) => ({
  view: shelf ?? ('folder' as const),
  q: q.trim(),
  sort: sort ?? (shelf === 'expiring' ? ('expires' as const) : ('name' as const)),
  ...(folder && !shelf ? { folder } : {}),
  ...(clinic ? { organization: clinic } : {}),
  ...(expiry ? { expiry } : {}),
  ...(file ? { type: file } : {}),
  ...(by ? { by } : {}),
  ...(check ? { check } : {}),
})
export const isNarrowed = ({ q, expiry, file, by, check }: DocumentsSearch): boolean =>
  Boolean(q || expiry || file || by || check)
