import type { TrackerQuery } from '../contract/job-posts.ts'
import type { TrackerSearch } from './tracker-search.ts'

/** The server's question for what the URL says. */
export const toTrackerQuery = (search: TrackerSearch, timeZone: string): TrackerQuery => ({
  timeZone,
  q: (search.q ?? '').trim(),
  state: search.state ?? [],
  organization: search.organization ?? [],
  active: search.active ?? 'active',
})
