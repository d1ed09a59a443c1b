import * as z from 'zod/mini'
import { urlField, urlText } from '../../../../platform/web/url-field.ts'

/** State of the inbox in the URL: filter, search, page, and the open thread. */
export const inboxSearch = z.object({
  // Links of the release before say `needs-person`, for one release.
  show: urlField(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((show) => (show === 'needs-person' ? 'needs-decision' : show)),
      ),
      z.string().check(z.maxLength(20)),
    ),
  ),
  q: urlText(100),
  page: urlField(z.int().check(z.minimum(1), z.maximum(10_000))),
  thread: urlField(z.guid()),
})
export type InboxSearch = z.output<typeof inboxSearch>
export type OnInboxSearch = (change: InboxSearch, replace?: boolean) => void

/** People a thread can be assigned to: the colleagues of its candidate. */
export type LoadColleagues = (candidateId: string) => Promise<{ id: string; name: string }[]>

/** The words of a candidate's résumé, for a draft. */
export type LoadResume = (candidateId: string) => Promise<string>
/** A key that was pressed for the open thread; `n` counts the presses. */
export type AskedOfPane = { what: 'reply' | 'toggle' | 'close'; n: number }
