import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Deletions of organizations: counts by table, and which organization it was. */
export const organizationDeletionPersonalData: readonly PersonalDataTable[] = listNonPersonalTables(
  'which organization was deleted, with counts by table and without anything about its candidates',
  { organization_deletions: 'all' },
)
