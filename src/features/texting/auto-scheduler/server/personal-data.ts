import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What the auto scheduler holds of a candidate. */
export const autoSchedulerTraces: readonly PersonalDataTable[] = [
  { table: 'scheduler_requests', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
