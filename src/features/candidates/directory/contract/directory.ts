import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, timeZone } from '../../../../platform/shared/schemas.ts'
import { longestReason } from '../rules/archive-reasons.ts'
import { candidateQuery, selection } from '../shapes/directory.ts'
import { candidateRow } from '../shapes/row.ts'
import { candidateScores } from '../shapes/scores.ts'

export type { CandidateRow } from '../shapes/row.ts'

export const findCandidates = endpoint({
  method: 'GET',
  path: '/api/candidates',
  summary: 'List candidates, 25 per page',
  needs: 'candidates:see',
  input: z.extend(candidateQuery, { page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1) }),
  reply: z.object({ rows: z.array(candidateRow), page: z.number() }),
  reads: ['candidates', 'interviews'],
  example: () => ({ q: 'a' }),
})

export const countCandidates = endpoint({
  method: 'GET',
  path: '/api/candidates/count',
  summary: 'Count matching candidates, up to upTo plus one',
  needs: 'candidates:see',
  input: z.extend(candidateQuery, { upTo: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))) }),
  reply: z.object({ total: z.number() }),
  reads: ['candidates', 'interviews'],
  example: () => ({}),
})

/** The choices of the filter dialog, from the data of the person's own organization (platform staff: all). */
export const filterOptions = endpoint({
  method: 'GET',
  path: '/api/candidates/filter-options',
  summary: 'Get choices for the filter dialog',
  needs: 'candidates:see',
  input: z.object({ scope: z._default(z.enum(['today', 'all']), 'all'), timeZone }),
  reply: z.object({
    statuses: z.array(z.string()),
    /** Labels (folded) that links may still hold, and what each is called now. */
    formerStatuses: z.array(z.object({ key: z.string(), now: z.string() })),
    locations: z.array(z.object({ id: z.string(), name: z.string(), organization: z.string() })),
    organizations: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  reads: ['candidates', 'organizations'],
  example: () => ({}),
})

const one = z.object({ id: z.guid() })

export const candidateAnalysis = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/analysis',
  summary: 'Get a candidate’s scores and rationales',
  needs: 'candidates:see',
  input: one,
  reply: z.extend(candidateScores, {
    candidate: candidateRow,
    fitReason: z.string(),
    /** False: the organization leaves culture fit out of the score. */
    counts_culture_fit: z.boolean(),
    /** The score that was set manually, if any. */
    score_override: z.nullable(z.number()),
  }),
  reads: ['candidates', 'interviews'],
  example: (id) => ({ id: id('candidate') }),
})

/**
 * Empties an invalid certification number; the received text stays. `number` is the one that the person saw. If another
 * is on file, 409 with `details: { now, yours }`. Does nothing if there is none.
 */
export const clearCertification = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/certification-number/clear',
  summary: 'Clear a certification number but keep it as received',
  needs: 'candidates:edit',
  input: z.extend(one, { number: z.string().check(z.maxLength(2_100)) }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), number: 'RBT-24-348734' }),
})

/** Videos that we hold ourselves; links elsewhere are played from there. */
export const candidateVideoFile = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/video-file',
  summary: 'Get a candidate’s video introduction',
  needs: 'candidates:see',
  input: one,
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('candidate') }),
})

/** 'Initial Inquiry', the statuses that every selected candidate's organization has, then Hired and Archived. */
export const statusChoices = endpoint({
  method: 'POST',
  path: '/api/candidates/status-choices',
  summary: 'List the statuses available to a selection',
  needs: 'candidates:edit',
  input: z.object({ selection }),
  reply: z.object({ choices: z.array(z.string()), total: z.number() }),
  reads: ['organizations'],
  example: (id) => ({ selection: { ids: [id('candidate')] } }),
})

/**
 * `seen`: the status that the person saw, by candidate; a selection by query has none. When someone else moved one of them since,
 * 409 with `details: { met: [{ id, name, now, by, at }], now: { [id]: status } }` (`met` names twenty) and no one is changed;
 * deciding sends again with the statuses of `now` as `seen`. A count that moved is another 409, with `details: { total }`.
 */
export const changeStatus = endpoint({
  method: 'POST',
  path: '/api/candidates/status',
  summary: 'Change the pipeline status of a selection',
  needs: 'candidates:edit',
  input: z.object({
    selection,
    status: z.string().check(z.minLength(1), z.maxLength(120)),
    /** Kept when the status archives or terminates; see archive-reasons. */
    reason: z._default(z.string().check(z.maxLength(longestReason)), ''),
    seen: z._default(z.record(z.guid(), z.string().check(z.maxLength(200))), {}),
  }),
  reply: z.object({ batchId: z.string(), changed: z.number(), unchanged: z.number() }),
  invalidates: ['candidates'],
  example: (id) => ({ selection: { ids: [id('candidate')] }, status: 'Hired' }),
})

/** Puts back what a status change of your own did; rows changed since stay as they are and are counted. */
export const undoStatusChange = endpoint({
  method: 'POST',
  path: '/api/candidates/status/undo',
  summary: 'Undo a status change',
  needs: 'candidates:edit',
  input: z.object({ batchId: z.guid() }),
  reply: z.object({ restored: z.number(), changedSince: z.number() }),
  invalidates: ['candidates'],
  example: (id) => ({ batchId: id('statusBatch') }),
})

const counts = z.object({ today: z.number(), yesterday: z.number(), hired: z.number(), total: z.number() })

/** Platform staff only: counts over all organizations, and today's candidates, newest first, at most 1,000. */
export const adminGetAllCandidates = endpoint({
  method: 'GET',
  path: '/functions/v1/admin-get-all-candidates',
  summary: 'Get counts and today’s candidates for every organization',
  needs: 'platform:see',
  input: z.object({ timeZone }),
  reply: z.object({ counts, data: z.array(candidateRow) }),
  reads: ['candidates'],
  example: () => ({}),
})

/**
 * Gets candidate statistics. `org_id` null means all organizations (platform staff). Clinic staff always get their own;
 * a foreign id is not found.
 */
export const getCandidateStats = endpoint({
  method: 'POST',
  path: '/functions/v1/rpc/get_candidate_stats',
  summary: 'Count candidates by stage',
  needs: 'candidates:see',
  input: z.object({ org_id: z._default(z.nullable(z.guid()), null) }),
  reply: z.object({
    total: z.number(),
    initial_inquiry: z.number(),
    in_process: z.number(),
    hired: z.number(),
    interviewed: z.number(),
  }),
  reads: ['candidates'],
  example: (id) => ({ org_id: id('organization') }),
})
