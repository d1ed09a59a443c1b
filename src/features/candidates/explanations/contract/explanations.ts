import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'
import { fitLabel } from '../../directory/shapes/fit-label.ts'
import { longestRequest, requestKinds } from '../rules/find-request-problem.ts'
import { openRequest } from '../shapes/open-request.ts'

const one = z.object({ id: z.guid() })
const token = z.string().check(z.maxLength(100))
const words = z._default(z.string().check(z.maxLength(longestRequest)), '')

/** The link is shown once: only its hash is kept. It opens for a year, and ends the one before it. */
export const explainScore = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/explanations',
  summary: 'Create a link to a candidate’s score explanation',
  needs: 'candidates:edit',
  input: one,
  /** `language`: theirs, for the words around the link. */
  reply: z.object({ link: z.string(), last_day: day, language: z.enum(['en', 'es']) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('secondCandidate') }),
})

/** Open to anyone who holds the token; it is unguessable and expires. What the clinic wrote for itself is not in it. */
export const readExplanation = endpoint({
  method: 'GET',
  path: '/api/why/{token}',
  summary: 'Get a candidate’s score explanation',
  needs: 'anyone',
  input: z.object({ token }),
  reply: z.object({
    organization: z.string(),
    /** Their first name. */
    candidate: z.string(),
    position: z.enum(positions),
    /** `person`: someone at the clinic set it. */
    basis: z.enum(['certification', 'current RBT', 'ratings', 'person']),
    number: z.number(),
    label: fitLabel,
    certification: nullableText,
    isCertification: z.boolean(),
    /** No registry confirmed what the score rests on. */
    isClaimed: z.boolean(),
    currentRbt: z.boolean(),
    /** As received, and what each counts for; null: it does not count. */
    ratings: z.array(
      z.object({
        name: z.enum(['skills', 'experience', 'culture fit']),
        received: nullableText,
        counts: z.nullable(z.number()),
        rationale: nullableText,
      }),
    ),
    /** Criteria of the résumé, each once. Empty where others delivered the ratings. `quote` is the first line behind it. */
    criteria: z.array(z.object({ name: z.string(), isFound: z.boolean(), quote: nullableText })),
    /** A language model read their résumé, too; no score rests on it. */
    readByModel: z.boolean(),
    ruleVersion: z.string(),
    /** States whose notices hold for them, two letters each; and the day there. */
    states: z.array(z.string()),
    today: day,
    last_day: day,
    requests: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(requestKinds),
        words: z.string(),
        asked_at: instant,
        due_on: day,
        answer: nullableText,
      }),
    ),
  }),
  rateLimit: 60,
  reads: [],
  example: (id) => ({ token: id('explanationToken') }),
})

/** Open to anyone who holds the token. `id` is born in the browser: the same twice asks once. At most five wait at a time (409). */
export const askAboutScore = endpoint({
  method: 'POST',
  path: '/api/why/{token}/requests',
  summary: 'Ask for a correction or a human review',
  needs: 'anyone',
  input: z.object({ token, id: z.guid(), kind: z.enum(requestKinds), words }),
  reply: done,
  invalidates: ['candidates'],
  rateLimit: 10,
  example: (id) => ({
    token: id('explanationToken'),
    id: '7d1f0a52-66c1-4a4e-9f5c-0d6c3f3b8a11',
    kind: 'correction' as const,
    words: 'I passed the exam in May.',
  }),
})

/** Those that wait, the most urgent first, or those that were answered, the newest first; 50 a page. */
export const explanationRequests = endpoint({
  method: 'GET',
  path: '/api/explanation-requests',
  summary: 'List candidates’ requests about their scores',
  needs: 'candidates:see',
  input: z.object({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  reply: z.object({
    rows: z.array(
      z.extend(openRequest, {
        organization: z.string(),
        candidate: z.object({ id: z.string(), name: z.string(), position: z.enum(positions) }),
        /** Whether its last day is before the organization's today, without an answer. */
        isLate: z.boolean(),
        answer: nullableText,
        answered_at: z.nullable(instant),
        by: z.nullable(actorRef),
      }),
    ),
    total: z.number(),
  }),
  reads: ['candidates'],
  example: () => ({ state: 'open' as const }),
})

/** Answers a request; the candidate reads it on their page. Returns 409 if it was answered before. */
export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/explanation-requests/{id}/answer',
  summary: 'Answer a candidate’s request about their score',
  needs: 'candidates:edit',
  input: z.extend(one, { answer: z.string().check(z.maxLength(longestRequest)) }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('explanationRequest'), answer: 'We corrected the number. Thank you!' }),
})
