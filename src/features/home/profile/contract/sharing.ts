import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, done, instant } from '../../../../platform/shared/schemas.ts'
import { actorRef } from '../../../candidates/directory/shapes/actor-ref.ts'

const one = z.object({ id: z.guid() })

const share = z.object({
  id: z.string(),
  created_at: instant,
  /** In the organization's time zone; the link opens until its midnight. */
  last_day: day,
  opened: z.number(),
  last_opened_at: z.nullable(instant),
  by: actorRef,
})

/** The links that can still be opened, newest first. */
export const candidateShares = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/shares',
  summary: 'List a candidate’s open read-only links',
  needs: 'candidates:see',
  input: one,
  reply: z.object({ shares: z.array(share) }),
  reads: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})

/** The link is shown once: only its hash is kept. */
export const shareCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/shares',
  summary: 'Create a read-only link to a candidate',
  needs: 'candidates:edit',
  input: z.extend(one, { days: z.int().check(z.minimum(1), z.maximum(30)) }),
  reply: z.object({ link: z.string(), last_day: day }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), days: 7 }),
})

export const withdrawShare = endpoint({
  method: 'DELETE',
  path: '/api/candidates/shares/{id}',
  summary: 'Withdraw a read-only link',
  needs: 'candidates:edit',
  input: one,
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('share') }),
})

/** Open to anyone who holds the link; it is unguessable, expires, and shows no way to reach the person. */
export const readShare = endpoint({
  method: 'GET',
  path: '/files/shared/{token}',
  summary: 'Get the page of a read-only link',
  needs: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ token: id('shareToken') }),
})
