import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data of a candidate in the figures. */
export const financeTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_funnel', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  {
    table: 'candidate_funnel_stale',
    by: 'candidate_id',
    erase: 'keep',
    leaves: [{ columns: ['candidate_id'], because: 'an id that the next fold takes away' }],
    withholds: [{ columns: 'all', because: 'An id that waits for a job, for a minute.' }],
    merge: 'stay',
  },
  ...listNonPersonalTables('money between a clinic and the platform', {
    invoices: ['id', 'status', 'customer', 'number', 'currency'],
    performance_reports: ['stripe_customer_id'],
    'app.deleted_invoices': ['id'],
  }),
  ...listNonPersonalTables('staff who get the figures', { report_runs: ['month', 'people'] }),
]
