import { sql } from 'drizzle-orm'
import {
  listNonPersonalTables,
  matchPeople,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'

/** Personal data of a candidate in interviews. Reminders and offers point to their interview, so they go before it. */
export const interviewsTraces: readonly PersonalDataTable[] = [
  {
    table: 'interview_reminders',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and interview_id in (select i.id from interviews i where ${matchPeople('candidate_id', gone)})`,
    erase: 'delete',
    merge: 'stay', // with their interview, which moves
  },
  { table: 'booking_links', by: 'candidate_id', erase: 'delete', merge: 'move' },
  // With all of its columns: when its interviewer confirmed it (interviewer_confirmed_at) goes and moves with it.
  { table: 'interviews', by: 'candidate_id', erase: 'delete', merge: 'move' },
  ...listNonPersonalTables('a clinic’s own hours and reminders', {
    booking_hours: ['hours'],
    reminder_settings: ['hours'],
  }),
  ...listNonPersonalTables('when staff last looked', { booking_seen_markers: 'all' }),
  ...listNonPersonalTables('days when staff are away', { away_days: 'all' }),
]
