import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing, nullableText } from '../../../../platform/shared/schemas.ts'
import { webhookEvents } from '../rules/webhook-rules.ts'

const event = z.enum(webhookEvents)
const events = z.array(event).check(z.maxLength(10))
const one = z.object({ id: z.guid() })

/** Those of your own organization, with how their newest deliveries went. */
export const webhooks = endpoint({
  method: 'GET',
  path: '/api/outgoing-webhooks',
  summary: 'List webhooks',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        url: z.string(),
        events: z.array(event),
        is_active: z.boolean(),
        created_at: instant,
        made_by: z.string(),
        failing_since: z.nullable(instant),
        /** Switched off by the product, after three days without one success. */
        switched_off_at: z.nullable(instant),
        waiting: z.number(),
        last_delivered_at: z.nullable(instant),
      }),
    ),
  }),
  reads: ['organizations'],
  example: () => ({}),
})

/** The signing secret is shown once. */
export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/outgoing-webhooks',
  summary: 'Add a webhook',
  needs: 'users:manage',
  input: z.object({ url: z.string().check(z.maxLength(4_000)), events }),
  reply: z.object({ id: z.string(), secret: z.string() }),
  invalidates: ['organizations'],
  example: () => ({ url: 'https://hooks.example.com/reinforce', events: ['candidate.created' as const] }),
})

/** Other events, on or off again (what waits is then delivered), or a new signing secret. */
export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/outgoing-webhooks/{id}',
  summary: 'Change a webhook, turn it on or off, or renew its secret',
  needs: 'users:manage',
  input: z.extend(one, {
    events: z.optional(events),
    is_active: z.optional(z.boolean()),
    newSecret: z._default(z.boolean(), false),
  }),
  reply: z.object({ secret: nullableText }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('webhook'), events: ['text.received' as const] }),
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/outgoing-webhooks/{id}',
  summary: 'Remove a webhook with its deliveries',
  needs: 'users:manage',
  input: one,
  reply: done,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('webhook') }),
})

/** Newest first, 25 a page. */
export const deliveries = endpoint({
  method: 'GET',
  path: '/api/outgoing-webhooks/{id}/deliveries',
  summary: 'List a webhook’s deliveries and responses',
  needs: 'users:manage',
  input: z.extend(one, { page: z._default(z.int().check(z.minimum(1), z.maximum(4_000)), 1) }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        event,
        at: instant,
        state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
        tries: z.number(),
        next_at: z.nullable(instant),
        payload: nullableText,
        answer_status: z.nullable(z.number()),
        answer: nullableText,
        problem: nullableText,
      }),
    ),
    hasMore: z.boolean(),
  }),
  reads: ['organizations'],
  example: (id) => ({ id: id('webhook') }),
})

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/outgoing-webhooks/deliveries/{id}/send',
  summary: 'Send a delivery again',
  needs: 'users:manage',
  input: one,
  reply: done,
  invalidates: ['organizations'],
  example: (id) => ({ id: id('delivery') }),
})
