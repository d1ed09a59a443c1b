import { type SQL, sql } from 'drizzle-orm'
import type { ErasureTarget, PersonalDataTable } from '../../../../platform/server/personal-data.ts'

const ofEither = ({ organizationId, ids }: ErasureTarget): SQL =>
  sql`organization_id = ${organizationId} and (kept_id = any(${sql.param(ids)}::uuid[]) or other_id = any(${sql.param(ids)}::uuid[]))`

/** What a merge changed in two records, values included: gone with either of them, as there is no way back then. */
export const duplicatesTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_merges', by: ofEither, erase: 'delete', merge: 'stay' },
]
