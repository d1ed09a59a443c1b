import { sql } from 'drizzle-orm'
import { matchPeople, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

export const resumesTraces: readonly PersonalDataTable[] = [
  {
    table: 'resume_parse_jobs',
    by: 'candidate_id',
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from resume_parse_jobs where ${matchPeople('candidate_id', gone)}`,
    merge: 'stay',
  },
  {
    table: 'uploads',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and kind = 'resume' and stored_as = any(${sql.param(gone.files)}::text[])`,
    erase: 'delete',
    merge: 'stay',
  },
]
