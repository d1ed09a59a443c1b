import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'

/** '2026-11': the month of each organization's own calendar. */
const month = z.string().check(z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/))
const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1)
const of = { month, organizationId: z.optional(z.guid()) }
const sort = z._default(z.enum(['cost', 'out', 'in', 'name']), 'cost')

/** Texts and parts that left and came in, and what they cost by the price of a part: an estimate. */
const cost = { textsOut: z.number(), partsOut: z.number(), textsIn: z.number(), partsIn: z.number(), cents: z.number() }

/** The organizations that texted in a month, 25 a page; those one sees. With `organizationId` that one, also with nothing. */
export const textingCosts = endpoint({
  method: 'GET',
  path: '/api/texts/costs',
  summary: 'Estimate each organization’s text costs for a month',
  needs: 'money:see',
  input: z.object({ ...of, sort, page }),
  reply: z.object({
    rows: z.array(z.object({ organizationId: z.string(), organization: z.string(), ...cost })),
    total: z.number(),
    sum: z.object(cost),
    /** Cents that a part costs. */
    price: z.number(),
  }),
  reads: ['texts'],
  example: (id) => ({ month: '2026-11', organizationId: id('organization') }),
})

export const exportTextingCosts = endpoint({
  method: 'GET',
  path: '/api/texts/costs/export',
  summary: 'Export each organization’s text costs for a month as CSV',
  needs: 'money:see',
  input: z.object({ ...of, sort }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 30,
  example: () => ({ month: '2026-11' }),
})

/** The texts that a figure counts, newest first, 50 a page. Someone invited has a name and a number for Admins alone. */
export const countedTexts = endpoint({
  method: 'GET',
  path: '/api/texts/usage',
  summary: 'List the texts sent or received in a month',
  needs: 'money:see',
  input: z.object({ ...of, direction: z._default(z.enum(['', 'out', 'in']), ''), page }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        organization: z.string(),
        /** Null for someone who is no candidate. */
        candidateId: nullableText,
        name: nullableText,
        phone: nullableText,
        /** The number of ours: it left from there, or was sent to it. */
        number: nullableText,
        direction: z.enum(['out', 'in']),
        at: instant,
        parts: z.number(),
        state: z.string(),
      }),
    ),
    total: z.number(),
  }),
  reads: ['texts'],
  example: (id) => ({ month: '2026-11', organizationId: id('organization') }),
})
