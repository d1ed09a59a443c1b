import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'

/** The newest 200; with the state of the email, null where the link went another way. */
export const invitations = endpoint({
  method: 'GET',
  path: '/api/users/invitations',
  summary: 'List open, accepted, withdrawn, and expired invitations',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        full_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
        admin_level: z.nullable(z.string()),
        organization_name: z.string(),
        invited_by: z.string(),
        created_at: instant,
        expires_at: instant,
        state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
        mail: z.nullable(z.enum(['waiting', 'sending', 'sent', 'failed', 'kept'])),
        /** The state of the text, until when it waits, and why it failed. */
        text: z.nullable(
          z.object({
            state: z.enum(['waiting', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'canceled']),
            reason: z.nullable(z.string()),
            sendAt: instant,
          }),
        ),
        /** Where it can be sent again. */
        canSend: z.boolean(),
      }),
    ),
  }),
  reads: ['users'],
  example: () => ({}),
})

/** A new link, which makes the one before useless: sent to the same addresses, or only shown. Seven days again. */
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/users/invitations/{id}/renew',
  summary: 'Resend an open invitation or create its link',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), send: z.boolean() }),
  reply: z.object({ link: z.string(), expiresAt: instant, mailed: z.boolean(), texted: z.boolean() }),
  invalidates: ['users'],
  example: (of) => ({ id: of('invitationRow'), send: false }),
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/users/invitations/{id}/withdraw',
  summary: 'Withdraw an open invitation',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['users'],
  example: (of) => ({ id: of('invitationRow') }),
})
