import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import {
  listNonPersonalTables,
  type MergedPair,
  type PersonalDataTable,
  type ReversibleMerge,
} from '../../../../platform/server/personal-data.ts'

/** After a merge the kept résumé is read again, and so it is after the way back; where there is none again, nothing was read. */
const mergeScores: ReversibleMerge = {
  there: async () => ({ count: 0, rows: null }),
  back: async (tx, { organizationId, keptId, columns }) => {
    if (columns.includes('resume_text'))
      await tx.run(
        sql`delete from resume_scores s where s.organization_id = ${organizationId} and s.candidate_id = ${keptId} and exists (
              select from all_candidates c where c.organization_id = ${organizationId} and c.id = ${keptId} and coalesce(c.resume_text, '') !~ '[^[:space:]]')`,
      )
    return 0
  },
}

const swapped = z.object({ isSwapped: z.literal(true) })

const columns = sql`state, due_at, claimed_at, tries, text_hash, position, rubric_version, model, criteria, read_at`

/** Swaps model readings along with the words they read, if the résumé moves from one record to the other. */
const swapReadings = async (tx: Tx, { organizationId, keptId, otherId }: MergedPair) => {
  await tx.run(
    sql`with gone as (
          delete from model_reviews where organization_id = ${organizationId} and candidate_id in (${keptId}, ${otherId}) returning *
        )
        insert into model_reviews (organization_id, candidate_id, ${columns})
        select organization_id, case when candidate_id = ${keptId} then ${otherId}::uuid else ${keptId}::uuid end, ${columns}
        from gone order by candidate_id`,
  )
}
const mergeReadings: ReversibleMerge = {
  there: async (tx, merged) => {
    if (!merged.columns.includes('resume_text')) return { count: 0, rows: null }
    await swapReadings(tx, merged)
    return { count: 0, rows: { isSwapped: true } }
  },
  back: async (tx, merged, { model_reviews: written }) => {
    if (merged.columns.includes('resume_text') && swapped.safeParse(written).success) await swapReadings(tx, merged)
    return 0
  },
}

/** Personal data read from a candidate's résumé. */
export const scoringTraces: readonly PersonalDataTable[] = [
  { table: 'resume_scores', by: 'candidate_id', erase: 'delete', merge: mergeScores },
  {
    table: 'model_reviews',
    by: 'candidate_id',
    erase: 'delete',
    merge: mergeReadings,
    key: ['candidate_id'],
  },
  ...listNonPersonalTables('how a clinic weighs the rubric', { scoring_settings: ['weights', 'clinic_values'] }),
]
