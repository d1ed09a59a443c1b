import type { Trace } from '../../../../platform/server/traces.ts'

/** What somebody typed about a candidate and has not saved. */
export const formDraftsTraces: readonly Trace[] = [
  { table: 'form_drafts', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
