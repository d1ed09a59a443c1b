import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const short = z.string().check(z.maxLength(200))
const code = z.string().check(z.maxLength(60))
const position = z.enum(positions)

export const jobCode = z.object({
  id: z.string(),
  code: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.string(),
  location: z.string(),
  city: nullableText,
  state: nullableText,
  position,
  is_active: z.boolean(),
  /** A used code is frozen: retire it and replace it. */
  isUsed: z.boolean(),
  candidates: z.number(),
  lastCandidateAt: z.nullable(instant),
  /** The active post for the same place and position, if there is one. */
  post: nullableText,
  replacedBy: nullableText,
})

export const codesQuery = z.object({
  q: z._default(short, ''),
  position: z._default(z.array(position), []),
  organization: z._default(z.array(z.guid()), []),
  active: z._default(z.enum(['active', 'retired', 'all']), 'active'),
})

export const jobCodes = endpoint({
  method: 'GET',
  path: '/api/job-codes',
  summary: 'List job codes, 25 per page',
  needs: 'candidates:see',
  input: z.extend(codesQuery, { page: z._default(z.int().check(z.minimum(1)), 1) }),
  reply: z.object({ rows: z.array(jobCode), total: z.number() }),
  reads: ['candidates', 'job-posts'],
  example: () => ({}),
})

/** A code that is free and names the place; nothing is stored. */
export const suggestCode = endpoint({
  method: 'GET',
  path: '/api/job-codes/suggestion',
  summary: 'Suggest a job code for a location',
  needs: 'candidates:edit',
  input: z.object({ location_id: z.guid(), position }),
  reply: z.object({ code: z.string() }),
  reads: ['job-posts'],
  example: (id) => ({ location_id: id('location'), position: 'RBT' as const }),
})

/** Adds a code. Refuses an empty, unclear, or taken one. Only platform staff get the owner of a taken code. */
export const addJobCode = endpoint({
  method: 'POST',
  path: '/api/job-codes',
  summary: 'Add a job code',
  needs: 'candidates:edit',
  input: z.object({ location_id: z.guid(), position, code }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({
    location_id: id('location'),
    position: 'RBT' as const,
    code: `ABC-${id('newId')
      .replace(/[^2-9a-f]/g, '')
      .slice(0, 12)}`,
  }),
})

/** Until its first use only. */
export const editJobCode = endpoint({
  method: 'PUT',
  path: '/api/job-codes/{id}',
  summary: 'Edit a job code no one has used yet',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), code }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({
    id: id('jobCode'),
    code: `ABD-${id('newId')
      .replace(/[^2-9a-f]/g, '')
      .slice(0, 12)}`,
  }),
})

/**
 * Retires a code. One with an active job post is 409 unless `confirmed`. With `replacement` a new code takes its place.
 */
export const retireJobCode = endpoint({
  method: 'POST',
  path: '/api/job-codes/{id}/retire',
  summary: 'Retire a job code, with or without a replacement',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), confirmed: z._default(z.boolean(), false), replacement: z._default(code, '') }),
  reply: z.object({ id: z.string(), replacement: nullableText }),
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobCode'), confirmed: true }),
})

/**
 * Finds the target of a code. Unknown, retired, and foreign codes get different answers only if the caller may see
 * them. `at` is the location and position it leads to. Null if it leads nowhere.
 */
export const resolveJobCode = endpoint({
  method: 'GET',
  path: '/api/job-codes/resolve',
  summary: 'Where does this code lead?',
  needs: 'candidates:see',
  input: z.object({ code }),
  reply: z.object({
    answer: z.string(),
    leads: z.boolean(),
    at: z.nullable(z.object({ organization_id: z.string(), location_id: z.string(), position })),
  }),
  reads: ['job-posts'],
  example: () => ({ code: 'ABC-XYZ-R22' }),
})

export const exportJobCodes = endpoint({
  method: 'GET',
  path: '/api/job-codes/export',
  summary: 'Download filtered job codes as CSV',
  needs: 'candidates:see',
  input: codesQuery,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})
