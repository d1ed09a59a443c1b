import * as z from 'zod/mini'
import { urlId, urlOneOf, urlPage, urlText } from '../../../platform/web/url-field.ts'

/** What the documents keep in the URL: the open folder, filters, page, and the open dialog. */
export const documentsSearch = z.object({
  folder: urlId,
  shelf: urlOneOf('candidates', 'expiring', 'trash'),
  q: urlText(200),
  clinic: urlId,
  expiry: urlOneOf('soon', 'expired'),
  sort: urlOneOf('newest', 'largest', 'expires'),
  page: urlPage,
  dialog: urlOneOf('folder', 'rename', 'move', 'delete', 'expiry', 'versions', 'preview'),
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
  sort: undefined,
  page: undefined,
  dialog: undefined,
  id: undefined,
  ...place,
})
