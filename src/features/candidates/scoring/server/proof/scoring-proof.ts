import { measureImpact } from '@reinforce/resume-reader/proof/impact.ts'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { scoringProof } from '../../contract/scoring-proof.ts'
import { loadReviewers } from './reviewers.ts'

const newest = 200
const year = 365 * msPerDay
const quoted = z.object({ text: z.nullable(z.string()), quotes: z.nullable(z.array(z.string())) })
const counted = z.object({ name: z.string(), scored: z.number(), above: z.number() })

/** Compares the quotes of the newest résumés with their current words. */
const quoteCheck = async (tx: Tx, organizationId: string) => {
  const rows = await tx.rows(
    quoted,
    sql`select c.resume_text as text, (select array_agg(q #>> '{}') from jsonb_path_query(s.score, '$.criteria[*].quotes[*]') q) as quotes
        from (select candidate_id, score from resume_scores where organization_id = ${organizationId} and state = 'scored'
          order by scored_at desc, candidate_id limit ${newest}) s
        join all_candidates c on c.organization_id = ${organizationId} and c.id = s.candidate_id`,
  )
  const checked = rows.flatMap(({ text, quotes }) => (quotes ?? []).map((quote) => (text ?? '').includes(quote)))
  return { resumes: rows.length, of: checked.length, verbatim: checked.filter(Boolean).length }
}

/** By preferred language: how many were scored since an instant, and how many above the median of their position. */
const loadGroups = async (tx: Tx, organizationId: string, since: string) =>
  await tx.rows(
    counted,
    sql`with given as (
          select coalesce(c.preferred_language, 'Not stated') as name, s.position,
            case s.position when 'RBT' then (s.score ->> 'skills_percentage')::numeric + (s.score ->> 'experience_percentage')::numeric
              else (s.score ->> 'skills_score')::numeric + (s.score ->> 'experience_score')::numeric end as number
          from resume_scores s join all_candidates c on c.organization_id = ${organizationId} and c.id = s.candidate_id
          where s.organization_id = ${organizationId} and s.state = 'scored' and s.scored_at >= ${since}::timestamptz
        ), medians as (select position, percentile_cont(0.5) within group (order by number) as median from given group by position)
        select name, count(*)::int as scored, (count(*) filter (where number > median))::int as above
        from given join medians using (position) where number is not null group by name order by scored desc, name`,
  )

/** Reports on an organization's own scores. Throws if the caller cannot see the organization. */
export const scoringProofRoute = query(scoringProof, async ({ input, tx, actor, now }) => {
  const id = input.organization_id ?? actor.organizationId
  const found = await tx.one(
    z.object({ organization: z.string(), scored: z.number() }),
    sql`select o.name as organization, (select count(*)::int from resume_scores s where s.organization_id = o.id and s.state = 'scored') as scored
        from organizations o where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  const since = new Date(now.getTime() - year).toISOString()
  return {
    ...found,
    rubricVersion,
    quotes: await quoteCheck(tx, id),
    groups: measureImpact(await loadGroups(tx, id, since)),
    sway: await loadReviewers(tx, id, actor),
  }
})
