import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { query } from '../../../../platform/server/query.ts'
import { previewScoring } from '../../contract/scoring-settings.ts'
import type { ResumeFacts } from '../../rules/resume-facts.ts'
import { numbersOf } from '../../rules/rubric/changed-scores.ts'
import { type ResumeScore, scoreResume } from '../../rules/score-resume.ts'
import { checkWeights, storedSettings, tidyValues } from './stored-settings.ts'
import { type MovedScore, movedScore, wouldChange } from './would-change.ts'

const lookedAt = 5_000
/** Scored in one go, before others get their turn: some milliseconds. */
const atOnce = 100

const row = z.object({
  candidate_id: z.string(),
  full_name: z.nullable(z.string()),
  position: z.enum(['RBT', 'BCBA']),
  facts: z.custom<ResumeFacts>(),
  score: z.custom<ResumeScore>(),
})
type Row = z.output<typeof row>

const isOwn = sql`s.is_used and s.facts is not null and s.score is not null and s.position is not null`

/** The newest whose scores are those of their résumé, and one more where there are more than are looked at. */
const newest = async (tx: Tx, id: string): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ id: z.string() }),
    sql`select s.candidate_id as id from resume_scores s where ${ofScope(tx, 's')} and s.organization_id = ${id} and ${isOwn}
        order by s.scored_at desc, s.candidate_id limit ${lookedAt + 1}`,
  )
  return rows.map((one) => one.id)
}

const read = async (tx: Tx, id: string, ids: string[]): Promise<Row[]> =>
  await tx.rows(
    row,
    sql`select s.candidate_id, c.full_name, s.position, s.facts, s.score
        from resume_scores s join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        where ${ofScope(tx, 's')} and s.organization_id = ${id} and s.candidate_id = any(${sql.param(ids)}::uuid[]) and ${isOwn} and not c.is_blind`,
  )

/** What other weights or values would change, from the facts that were read already; nothing is written. */
export const previewScoringRoute = query(previewScoring, async ({ input, tx }) => {
  await storedSettings(tx, input.id)
  const [weights, values] = [checkWeights(input.weights), tidyValues(input.values)]
  const moved: MovedScore[] = []
  const found = await newest(tx, input.id)
  const ids = found.slice(0, lookedAt)
  let people = 0
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await read(tx, input.id, ids.slice(at, at + atOnce))
    for (const one of rows) {
      const { candidate_id: id, full_name: name } = one
      const after = scoreResume(one.facts, { position: one.position, values, weights })
      moved.push(...movedScore({ id, name }, numbersOf(one.score), numbersOf(after)))
    }
    people += rows.length
    await breathe()
  }
  return wouldChange(moved, people, found.length > ids.length)
})
