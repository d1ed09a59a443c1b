import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { keptDays } from './push/plan-pushes.ts'

/** Personal data in notifications: which candidate one that was sent is about. */
export const notificationsTraces: readonly PersonalDataTable[] = [
  { table: 'pushes', keptDays, by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'notification_emails', keptDays, by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'notification_texts', keptDays, by: 'candidate_id', erase: 'delete', merge: 'stay' },
  ...listNonPersonalTables('when staff last looked at the bell', { notification_seen_markers: 'all' }),
  ...listNonPersonalTables('how staff are notified', {
    push_devices: 'all',
    push_choices: 'all',
    email_choices: 'all',
    text_choices: 'all',
    'app.ended_sessions': 'all',
  }),
]
