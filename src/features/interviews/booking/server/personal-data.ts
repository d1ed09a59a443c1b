import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What bookings hold of a candidate: which interview, text and status went together. */
export const bookingsTraces: readonly PersonalDataTable[] = [
  { table: 'bookings', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
