import { nonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What automations hold of a candidate: where they stand, their receipts, and what is to be heard. */
export const sequencesTraces: readonly PersonalDataTable[] = [
  { table: 'sequence_events', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'suggested_readings', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'sequence_acts', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'sequences', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  ...nonPersonalTables('What a clinic set for everyone.', {
    automations: ['changed_by'],
    automation_rehearsals: ['preset', 'settings', 'rehearsed_by'],
    automation_versions: ['preset', 'settings', 'flow', 'made_by'],
  }),
]
