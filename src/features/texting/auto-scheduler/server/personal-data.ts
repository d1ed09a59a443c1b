import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** The auto scheduler's tables with data of a candidate. */
export const autoSchedulerTraces: readonly PersonalDataTable[] = [
  { table: 'scheduler_requests', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
