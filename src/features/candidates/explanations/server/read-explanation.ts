import type { PartCriterion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openQuery } from '../../../../platform/server/query.ts'
import { isCertification } from '../../../../rules/credential/is-certification.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { getLastDay, toLocalDay } from '../../../../rules/day.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { computeFitScore, fitRuleVersion, getFitLabel, parsePercent } from '../../directory/rules/compute-fit-score.ts'
import { candidateScores, createNotFound, loadCandidate } from '../../directory/server/public.ts'
import { readExplanation } from '../contract/explanations.ts'
import { loadExplanation } from './explained.ts'

const scored = z.extend(candidateScores, {
  counts_culture_fit: z.boolean(),
  score_override: z.nullable(z.number()),
  read_by_model: z.boolean(),
  is_unproven: z.boolean(),
  criteria: z.nullable(z.custom<readonly Partial<PartCriterion>[]>()),
})
type ScoredRow = z.output<typeof scored>

/** The page is the candidate's own, so it includes scores hidden for the clinic's blind sample. */
const given = sql.join(
  Object.keys(candidateScores.shape).map((name) => {
    const column = sql.identifier(name)
    return sql`coalesce(c.${column}, b.${column}) as ${column}`
  }),
  sql`, `,
)

const asked = z.object({
  id: z.string(),
  kind: z.enum(['correction', 'person']),
  words: z.string(),
  asked_at: z.string(),
  due_on: z.string(),
  answer: z.nullable(z.string()),
})

const listRatings = (position: Position, row: ScoredRow) => {
  const received =
    position === 'BCBA'
      ? ([
          ['skills', row.skills_score, row.bcba_skills_rationale],
          ['experience', row.experience_score, row.bcba_experience_rationale],
          ...(row.counts_culture_fit
            ? [['culture fit', row.culture_fit_score, row.culture_fit_rationale] as const]
            : []),
        ] as const)
      : ([
          ['skills', row.skills_percentage, row.skills_rationale],
          ['experience', row.experience_percentage, row.experience_rationale],
        ] as const)
  return received.map(([name, text, rationale]) => {
    const hundredths = parsePercent(text)
    return { name, received: text, counts: hundredths > 0 ? hundredths / 100 : null, rationale }
  })
}

/** Lists the criteria of the résumé, each name once: it is found if any part of the score found it. */
const listCriteria = ({ criteria, counts_culture_fit }: ScoredRow) => {
  const read = (criteria ?? []).filter(
    ({ part }) => part !== undefined && (part !== 'culture fit' || counts_culture_fit),
  )
  return [...Map.groupBy(read, ({ name = '' }) => name)].map(([name, same]) => {
    const found = same.filter(({ verdict }) => verdict === 'Found')
    return { name, isFound: found.length > 0, quote: found.flatMap(({ quotes = [] }) => quotes)[0] ?? null }
  })
}

/** Without a status there is neither of the first two. */
const bases = {
  terminated: 'ratings',
  archived: 'ratings',
  certified: 'certification',
  experienced: 'current RBT',
  computed: 'ratings',
} as const

/**
 * What a candidate's score rests on, told to themselves: what was received, what each value counts for, what they asked and what
 * was answered. The score as it is without the pipeline's status, which is no judgement of what they sent.
 */
export const readExplanationRoute = openQuery(readExplanation, async ({ input, tx, now, settings }) => {
  const link = await loadExplanation(tx, input.token, now)
  const { organization_id: organizationId, candidate_id: id, time_zone: zone } = link
  const candidate = await loadCandidate(tx, id)
  const row = await tx.one(
    scored,
    sql`select ${given}, c.counts_culture_fit, c.score_override, r.read_at is not null as read_by_model,
            coalesce(c.registry_state in ('claimed', 'Not found'), false) as is_unproven,
            s.score -> 'criteria' as criteria from all_candidates c
          left join blind_reviews b on c.is_score_hidden and b.organization_id = c.organization_id and b.candidate_id = c.id
          left join model_reviews r on r.organization_id = c.organization_id and r.candidate_id = c.id
          left join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id and s.is_used
        where c.organization_id = ${organizationId} and c.id = ${id}`,
  )
  if (!candidate || !row) throw createNotFound()
  const requests = await tx.rows(
    asked,
    sql`select id, kind, words, asked_at, due_on, answer from explanation_requests
        where organization_id = ${organizationId} and candidate_id = ${id} order by asked_at desc, id limit 50`,
  )
  const fit = computeFitScore({ ...candidate, ...row, status: null })
  const states = [link.place_state, candidate.state]
    .map((state) => parseState(state ?? ''))
    .filter((state) => state !== null)
  return {
    organization: link.organization,
    candidate: getFirstName(candidate.full_name),
    position: candidate.position,
    basis: row.score_override === null ? bases[fit.kind] : ('person' as const),
    number: fit.number,
    label: getFitLabel(fit, settings.excellentFrom),
    certification: candidate.certification_number,
    isCertification: isCertification(candidate.certification_number),
    isClaimed: fit.kind === 'experienced' || (fit.kind === 'certified' && row.is_unproven),
    currentRbt: candidate.current_rbt === true,
    ratings: listRatings(candidate.position, row),
    criteria: listCriteria(row),
    readByModel: row.read_by_model,
    ruleVersion: fitRuleVersion,
    states: [...new Set(states)],
    today: toLocalDay(now, zone),
    last_day: getLastDay(new Date(link.expires_at), zone),
    requests,
  }
})
