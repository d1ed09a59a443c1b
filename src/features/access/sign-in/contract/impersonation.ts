import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'
import { maxImpersonationReason } from '../rules/impersonation.ts'

/** For Admins of the platform. Refuses without a reason, and what is no client. */
export const impersonateClient = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/view',
  summary: 'View the console as an Admin of this client for 30 minutes, read-only',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), reason: z._default(z.string().check(z.maxLength(maxImpersonationReason)), '') }),
  reply: done,
  invalidates: ['activity'],
  rateLimit: 20,
  example: (id) => ({ id: id('organization'), reason: 'They asked where the interviews are' }),
})

/** Answers also when it has ended already. */
export const stopImpersonating = endpoint({
  method: 'POST',
  path: '/api/me/impersonation/stop',
  summary: 'Stop viewing as a client',
  needs: 'signed-in',
  openWhileHeld: true,
  openWhileImpersonating: true,
  input: nothing,
  reply: done,
  invalidates: ['activity'],
  example: () => ({}),
})
