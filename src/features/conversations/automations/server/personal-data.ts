import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data of a candidate in automations: enrollments, receipts, and messages to process. */
export const automationsPersonalData: readonly PersonalDataTable[] = [
  { table: 'enrollment_queue', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'reply_suggestions', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'enrollment_log', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'automation_enrollments', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  ...listNonPersonalTables('Settings of a clinic for everyone.', {
    automations: ['changed_by'],
    automation_rehearsals: ['preset', 'settings', 'rehearsed_by'],
    automation_versions: ['preset', 'settings', 'flow', 'made_by'],
  }),
]
