import * as z from 'zod/mini'
import { createUrlChoice, urlField, urlId, urlIds, urlPage, urlText } from '../../../../platform/web/url-field.ts'

export const postStates = ['Alert', 'Warning', 'Good'] as const
export type PostState = (typeof postStates)[number]

/** State of the tracker in the URL: filters, page, and the open dialog. */
export const trackerSearch = z.object({
  q: urlText(200),
  page: urlPage,
  state: urlField(z.array(z.enum(postStates))),
  organization: urlIds,
  active: createUrlChoice('closed', 'all'),
  dialog: createUrlChoice('add', 'edit', 'refresh', 'close'),
  id: urlId,
  /** The job code whose place and position a new post is for. */
  code: urlText(60),
})
export type TrackerSearch = z.output<typeof trackerSearch>
