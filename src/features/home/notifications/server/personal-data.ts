import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data in the bell: none of a candidate. */
export const notificationsTraces: readonly PersonalDataTable[] = [
  ...listNonPersonalTables('when staff last looked at the bell', { notification_seen_markers: 'all' }),
]
