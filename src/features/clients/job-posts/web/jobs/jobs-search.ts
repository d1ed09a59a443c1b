import * as z from 'zod/mini'
import { createUrlChoice, urlIds, urlPage, urlText } from '../../../../../platform/web/url-field.ts'

/** State of the list of jobs in the URL: search, page, and the open dialog. */
export const jobsSearch = z.object({
  q: urlText(200),
  page: urlPage,
  organization: urlIds,
  dialog: createUrlChoice('qr', 'repost'),
  /** The location and position that the dialog is about. */
  id: urlText(60),
})
export type JobsSearch = z.output<typeof jobsSearch>
