import { nonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What automations hold of a candidate: where they stand, their receipts, and what is to be heard. */
export const automationsPersonalData: readonly PersonalDataTable[] = [
  { table: 'enrollment_queue', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'reply_suggestions', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'enrollment_log', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'automation_enrollments', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  ...nonPersonalTables('What a clinic set for everyone.', {
    automations: ['changed_by'],
    automation_rehearsals: ['preset', 'settings', 'rehearsed_by'],
    automation_versions: ['preset', 'settings', 'flow', 'made_by'],
  }),
]
