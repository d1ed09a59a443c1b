import * as z from 'zod/mini'
import { urlField, urlText } from '../../../platform/web/url-field.ts'
import type { TrackerQuery } from '../contract.ts'

export const postStates = ['Alert', 'Warning', 'Good'] as const
export type PostState = (typeof postStates)[number]

/** What the tracker keeps in the URL: filters, page, and the open dialog. */
export const trackerSearch = z.object({
  q: urlText(200),
  page: urlField(z.int().check(z.minimum(1), z.maximum(100_000))),
  state: urlField(z.array(z.enum(postStates))),
  organization: urlField(z.array(z.uuid())),
  active: urlField(z.enum(['closed', 'all'])),
  dialog: urlField(z.enum(['add', 'edit', 'refresh', 'close'])),
  id: urlField(z.uuid()),
})
export type TrackerSearch = z.output<typeof trackerSearch>

/** The server's question for what the URL says. */
export const trackerQueryOf = (search: TrackerSearch, timeZone: string): TrackerQuery => ({
  timeZone,
  q: (search.q ?? '').trim(),
  state: search.state ?? [],
  organization: search.organization ?? [],
  active: search.active ?? 'active',
})
