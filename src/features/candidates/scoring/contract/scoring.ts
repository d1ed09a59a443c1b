import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { blindPart } from '../shapes/blind-part.ts'
import { modelReview } from './model-review.ts'

const one = z.object({ id: z.guid() })

const job = z.object({
  title: z.string(),
  name: z.string(),
  from: nullableText,
  to: nullableText,
  kind: z.enum(['aba', 'related', 'other']),
})

/**
 * Gets the reading of a résumé and its points by the rubric. Each quote matches the résumé word for word. Null if there
 * are no words to read.
 */
export const resumeScore = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/resume-score',
  summary: 'Get what we read in a candidate’s resume and its score',
  needs: 'candidates:see',
  input: one,
  reply: z.object({
    blind: blindPart,
    reading: z.nullable(
      z.object({
        /** `waits`: it is read within seconds. `failed`: the reading took too long. */
        state: z.enum(['waits', 'scored', 'failed']),
        /** The candidate's scores are these; else others were delivered and stay. */
        isUsed: z.boolean(),
        rubricVersion: nullableText,
        readOn: z.nullable(day),
        scoredAt: z.nullable(instant),
        isResume: z.boolean(),
        hasPromptInjection: z.boolean(),
        /** As the rubric rates them, whether they are used or not; null: not rated for this position, or held back by the blind sample. */
        skills: z.nullable(z.number()),
        experience: z.nullable(z.number()),
        criteria: z.array(
          z.object({
            name: z.string(),
            verdict: z.enum(['Found', 'Missing', 'Unclear']),
            quotes: z.array(z.string()),
            /** The score that it counts for, with its points and reason. Null: an earlier reader didn’t store them. */
            part: z.nullable(z.enum(['skills', 'experience', 'culture fit'])),
            words: nullableText,
            /** Also null while the blind sample hides the scores. */
            points: z.nullable(z.number()),
            most: z.nullable(z.number()),
          }),
        ),
        certifications: z.array(
          z.object({ kind: z.string(), number: nullableText, state: z.string(), quote: z.string() }),
        ),
        abaMonths: z.nullable(z.number()),
        relatedMonths: z.nullable(z.number()),
        jobs: z.array(job),
        /** When they say they can work; null: no day and no time is named. */
        hours: z.nullable(
          z.object({
            /** As "Mon–Fri 3:00 PM – 8:00 PM"; blank: no hour is left. */
            words: z.string(),
            quotes: z.array(z.string()),
            /** Their location, and of the minutes a week in which it is open those that fit; null: its hours are not stated. */
            location: nullableText,
            fit: z.nullable(z.object({ fits: z.number(), open: z.number() })),
          }),
        ),
        /** Filled in from the résumé because it was blank: claimed, not verified. */
        filledCertification: nullableText,
        filledCurrentRbt: z.boolean(),
        /** Null where no model reads résumés, and none has read this one. */
        modelReview: z.nullable(modelReview),
      }),
    ),
  }),
  reads: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})

/** Has the résumé read again by today's rubric. Scores that were delivered by others stay. */
export const rescore = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/resume-score',
  summary: 'Rescore a candidate’s resume with the current rubric',
  needs: 'candidates:edit',
  input: one,
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})
