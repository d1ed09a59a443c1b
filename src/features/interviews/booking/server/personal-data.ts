import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data of a candidate in bookings: the interview, text, and status of each. */
export const bookingsTraces: readonly PersonalDataTable[] = [
  { table: 'bookings', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
