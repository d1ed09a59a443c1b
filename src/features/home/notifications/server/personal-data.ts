import { nonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What the bell holds: nothing of a candidate. */
export const notificationsTraces: readonly PersonalDataTable[] = [
  ...nonPersonalTables('when staff last looked at the bell', { notification_seen_markers: 'all' }),
]
