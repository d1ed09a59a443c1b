import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'

const hold = z.object({ id: z.string(), reason: z.string(), by: actorRef, at: instant })

/** Lists open holds: the organization's own, and the newest 100 of candidates. */
export const legalHolds = endpoint({
  method: 'GET',
  path: '/api/legal-holds',
  summary: 'List open legal holds',
  needs: 'records:hold',
  input: z.object({
    /** Omitted: your own. */
    organization_id: z.optional(z.guid()),
  }),
  reply: z.object({
    organization: z.nullable(hold),
    candidates: z.array(
      z.extend(hold, { candidate: z.object({ id: z.string(), name: z.string(), position: z.enum(positions) }) }),
    ),
    total: z.number(),
  }),
  reads: ['candidates', 'organizations'],
  example: (id) => ({ organization_id: id('organization') }),
})

/**
 * Holds a candidate, or everyone of an organization if no candidate is named. While it is open, neither the retention nor a person's
 * own request deletes anything. Marks of the retention are removed; requests stay.
 */
export const setLegalHold = endpoint({
  method: 'POST',
  path: '/api/legal-holds',
  summary: 'Set a legal hold on a candidate or an organization',
  needs: 'records:hold',
  input: z.object({
    candidate_id: z.optional(z.guid()),
    /** Without a candidate. Omitted: your own. */
    organization_id: z.optional(z.guid()),
    reason: z.string().check(z.maxLength(500)),
  }),
  reply: z.object({ id: z.string() }),
  invalidates: ['candidates', 'organizations'],
  example: (id) => ({ candidate_id: id('secondCandidate'), reason: 'Letter from our lawyer' }),
})

/**
 * Ends a hold. If people asked to be deleted while it was open, `requests` decides whether they are deleted now, and `expected` is their
 * number as the person saw it; another number returns 409 with `details.waiting`.
 */
export const endLegalHold = endpoint({
  method: 'POST',
  path: '/api/legal-holds/{id}/end',
  summary: 'End a legal hold',
  needs: 'records:hold',
  input: z.object({
    id: z.guid(),
    requests: z._default(z.nullable(z.enum(['delete', 'keep'])), null),
    expected: z._default(z.int(), 0),
  }),
  reply: z.object({ waiting: z.number() }),
  invalidates: ['candidates', 'organizations'],
  example: (id) => ({ id: id('legalHold') }),
})
