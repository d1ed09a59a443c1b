import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** `created` in seconds, `amount_paid` in the smallest unit of its currency (cents of 'usd'). Clinic staff see their own organization's, Managers none. */
export const invoice = z.object({
  id: z.string(),
  created: z.number(),
  status: z.string(),
  amount_paid: z.number(),
  customer: z.nullable(z.string()),
  currency: z.string(),
})

/**
 * Gets invoices from the payments vendor if a key is set, else from the invoices table. If the vendor fails, with the
 * reason.
 */
export const stripeInvoices = endpoint({
  method: 'GET',
  path: '/functions/v1/stripe-invoices',
  summary: 'Invoices of the last days',
  needs: 'money:see',
  input: z.object({ days: z._default(z.int().check(z.minimum(1), z.maximum(90)), 90) }),
  reply: z.object({ invoices: z.array(invoice) }),
  reads: ['finance'],
  example: () => ({}),
})

/**
 * Receives Stripe's events about invoices. Open to anyone, because Stripe has no account here: its signature is
 * checked.
 */
export const stripeEvents = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Receive invoice updates from Stripe',
  needs: 'anyone',
  input: z.record(z.string(), z.unknown()),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({
    id: 'evt_1',
    object: 'event',
    type: 'customer.updated',
    created: 1_795_197_600,
    data: { object: {} },
  }),
})
