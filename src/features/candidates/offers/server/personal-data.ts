import { type SQL, sql } from 'drizzle-orm'
import { type ErasureTarget, matchPeople, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

const isFrom = (gone: ErasureTarget): SQL => sql`(${matchPeople('candidate_id', gone)})`
const isTo = ({ organizationId, ids }: ErasureTarget): SQL =>
  sql`(to_organization_id = ${organizationId} and to_candidate_id = any(${sql.param(ids)}::uuid[]))`

/**
 * Which record became which at another clinic. Anyone who is erased at one of the two is unlinked from it; the other clinic's record
 * stays, and so does that it was offered: no one is passed on again to where they were deleted.
 */
export const candidateOffersTraces: readonly PersonalDataTable[] = [
  {
    table: 'candidate_referrals',
    by: (gone) => sql`(${isFrom(gone)} or ${isTo(gone)})`,
    erase: (gone) => ({
      candidate_id: sql`case when ${isFrom(gone)} then null else candidate_id end`,
      to_candidate_id: sql`case when ${isTo(gone)} then null else to_candidate_id end`,
      agreed: sql`case when ${isFrom(gone)} then null else agreed end`,
    }),
    withholds: [
      { columns: 'all', because: 'Kept by platform staff, who refer candidates. That it happened is in the history.' },
    ],
    merge: 'stay',
  },
]
