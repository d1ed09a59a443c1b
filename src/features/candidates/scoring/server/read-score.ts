import { countHoursThatFit, formatWeek } from '@reinforce/resume-reader/count-hours-that-fit.ts'
import { readAvailableHours } from '@reinforce/resume-reader/read-available-hours.ts'
import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import type { PartCriterion, ResumeScore } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { createNotFound } from '../../directory/server/public.ts'
import { resumeScore } from '../contract/scoring.ts'
import { loadBlindPart } from './blind-part.ts'
import { loadModelReview } from './model-review/load-model-review.ts'

/** A criterion as this reader stores it, or an earlier one. */
type StoredCriterion = Pick<PartCriterion, 'name' | 'verdict' | 'quotes'> & Partial<PartCriterion>
type StoredScore = Omit<ResumeScore, 'criteria'> & { criteria: StoredCriterion[] }

/** Lists criteria with their reasons, and with their points unless those are hidden. */
const listCriteria = (criteria: readonly StoredCriterion[], isHidden: boolean) =>
  criteria.map(({ name, verdict, quotes, part = null, words = null, points = null, most = null }) => ({
    name,
    verdict,
    quotes,
    part,
    words,
    points: isHidden ? null : points,
    most: isHidden ? null : most,
  }))

const row = z.object({
  state: z.enum(['due', 'scoring', 'scored', 'failed']),
  is_used: z.boolean(),
  rubric_version: z.nullable(z.string()),
  read_on: z.nullable(z.string()),
  scored_at: z.nullable(z.string()),
  facts: z.nullable(z.custom<ResumeFacts>()),
  score: z.nullable(z.custom<StoredScore>()),
  filled_certification: z.nullable(z.string()),
  filled_current_rbt: z.boolean(),
})

const place = z.object({
  id: z.string(),
  organization_id: z.string(),
  location: z.nullable(z.string()),
  hours: z.nullable(weekOfHours),
})

/** When someone says they can work, and how much of their location's week that is. */
const findHours = (
  facts: ResumeFacts | null,
  { location, hours }: Pick<z.output<typeof place>, 'location' | 'hours'>,
) => {
  const quotes = [...new Set((facts?.availability ?? []).map(({ quote }) => quote.text))]
  const week = readAvailableHours(quotes)
  return week && { words: formatWeek(week), quotes, location, fit: hours && countHoursThatFit(week, hours) }
}

/**
 * Reads the stored reading of a résumé. The reply is checked by its schema as always, no matter which version of the
 * reader wrote it.
 */
export const resumeScoreRoute = query(resumeScore, async ({ input, tx, settings }) => {
  const candidate = await tx.one(
    place,
    sql`select c.id, c.organization_id, l.name as location, l.hours from all_candidates c
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        where ${tenantCondition(tx, 'c')} and c.id = ${input.id}`,
  )
  if (!candidate) throw createNotFound()
  const found = await tx.one(
    row,
    sql`select state, is_used, rubric_version, read_on, scored_at, facts, score, filled_certification, filled_current_rbt
        from resume_scores where ${tenantCondition(tx)} and candidate_id = ${input.id}`,
  )
  const blind = await loadBlindPart(tx, candidate)
  if (!found) return { blind, reading: null }
  const { facts, score } = found
  const shown = blind?.decided === null ? null : score
  const { isOn, ...review } = await loadModelReview(tx, input.id, settings)
  return {
    blind,
    reading: {
      state: found.state === 'scored' || found.state === 'failed' ? found.state : ('waits' as const),
      isUsed: found.is_used,
      rubricVersion: found.rubric_version,
      readOn: found.read_on,
      scoredAt: found.scored_at,
      isResume: facts?.is_resume ?? true,
      hasPromptInjection: facts?.has_prompt_injection ?? false,
      skills: shown?.skills_percentage ?? shown?.skills_score ?? null,
      experience: shown?.experience_percentage ?? shown?.experience_score ?? null,
      criteria: listCriteria(score?.criteria ?? [], blind?.decided === null),
      certifications: (facts?.certifications ?? []).map(({ kind, number, state, quote }) => ({
        kind,
        number,
        state,
        quote: quote.text,
      })),
      abaMonths: facts?.aba_months ?? null,
      relatedMonths: facts?.related_months ?? null,
      jobs: (facts?.employers ?? []).map(({ title, name, from, to, kind }) => ({ title, name, from, to, kind })),
      hours: findHours(facts, candidate),
      filledCertification: found.filled_certification,
      filledCurrentRbt: found.filled_current_rbt,
      modelReview: isOn || review.state === 'read' ? review : null,
    },
  }
})
