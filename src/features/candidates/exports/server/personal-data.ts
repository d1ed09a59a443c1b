import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data in downloads: the selection lists its people for a week. */
export const exportsTraces: readonly PersonalDataTable[] = [
  ...listNonPersonalTables('a download is gone after a week', {
    exports: ['selection', 'columns', 'time_zone', 'file_name', 'stored_as'],
  }),
]
