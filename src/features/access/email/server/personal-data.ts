import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Emails to people who work here, and to candidates; those about or to a candidate name them, and go with them. */
export const mailsTraces: readonly PersonalDataTable[] = [
  { table: 'emails', by: 'about', erase: 'delete', merge: 'move' },
]
