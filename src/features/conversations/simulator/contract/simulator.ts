import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'
import { playedRoles } from '../rules/roles.ts'

const phone = z.string().check(z.maxLength(20))
/** Minutes of the simulated clock until a text or an answer arrives. */
const delay = z.union([z.literal(0), z.literal(1), z.literal(10), z.literal(60)])
/** Network result when a text arrives: null for no answer, delivered, or an error code. */
const outcome = z.nullable(z.string().check(z.regex(/^(?:delivered|\d{5})$/)))

/** The scripted person who replies on a phone. Null: anyone who is signed in replies. */
const role = z.nullable(z.enum(playedRoles))

/** Lists the simulated phones, demo only: texts that arrived or are on their way, newest first, by candidate. */
export const simulatedTexts = endpoint({
  method: 'GET',
  path: '/api/simulator/texts',
  summary: 'List texts on the simulated phones',
  needs: 'candidates:see',
  input: z.object({ q: z._default(z.string().check(z.maxLength(100)), '') }),
  reply: z.object({
    phones: z.array(
      z.object({
        phone: z.string(),
        name: z.string(),
        delay: z.number(),
        outcome,
        role,
        /** `arrivesIn` minutes of the simulated clock; 0 has arrived. */
        texts: z.array(
          z.object({ id: z.string(), from: z.string(), body: z.string(), at: instant, arrivesIn: z.number() }),
        ),
        /** Answers on their way to us. */
        replies: z.array(z.object({ id: z.string(), body: z.string(), arrivesIn: z.number() })),
      }),
    ),
    total: z.number(),
    /** Minutes the simulated clock was advanced so far. */
    clock: z.number(),
    coming: z.number(),
  }),
  reads: ['texts'],
  example: () => ({}),
})

/**
 * Sets a simulated phone's delay, its network result when a text arrives, and its scripted person. A missing field
 * keeps its value.
 */
export const simulatorPhone = endpoint({
  method: 'POST',
  path: '/api/simulator/phone',
  summary: 'Set the delay, network, and scripted person of a simulated phone',
  needs: 'candidates:edit',
  input: z.object({ phone, delay: z.optional(delay), outcome: z.optional(outcome), role: z.optional(role) }),
  reply: done,
  invalidates: ['texts'],
  example: () => ({ phone: '+15125550101', delay: 10 as const, outcome: null }),
})

/** Advances the simulated clock, which moves only then. Texts that are due arrive. */
export const simulatorClock = endpoint({
  method: 'POST',
  path: '/api/simulator/clock',
  summary: 'Advance the simulated clock',
  needs: 'candidates:edit',
  input: z.object({ minutes: z.union([z.literal(1), z.literal(10), z.literal(60)]) }),
  reply: z.object({ clock: z.number(), texts: z.number(), replies: z.number() }),
  invalidates: ['texts'],
  example: () => ({ minutes: 1 as const }),
})

/** A simulated phone answers, demo only: the text takes the same way as a real one. */
export const simulatorReply = endpoint({
  method: 'POST',
  path: '/api/simulator/reply',
  summary: 'Text from a simulated phone',
  needs: 'candidates:edit',
  input: z.object({
    phone: z.string().check(z.maxLength(20)),
    body: z.string().check(z.minLength(1), z.maxLength(1600)),
  }),
  /** `arrivesIn`: minutes of the simulated clock. */
  reply: z.object({ arrivesIn: z.number() }),
  invalidates: ['texts'],
  example: () => ({ phone: '+15125550101', body: 'Hello' }),
})

/** Sets the result of a text on a simulated phone, demo only: delivered, or failed with a network code. */
export const simulatorStatus = endpoint({
  method: 'POST',
  path: '/api/simulator/status',
  summary: 'Deliver or lose a text on a simulated phone',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    status: z.enum(['sent', 'delivered', 'undelivered', 'failed']),
    code: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('text'), status: 'delivered' as const }),
})
