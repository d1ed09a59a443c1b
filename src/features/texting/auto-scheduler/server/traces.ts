import type { Trace } from '../../../../platform/server/traces.ts'

/** What the auto scheduler holds of a candidate. */
export const autoSchedulerTraces: readonly Trace[] = [
  { table: 'scheduler_requests', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
