import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, timeZone } from '../../../../platform/shared/schemas.ts'
import { text } from './fields.ts'

const upTo = (most: number) => z.string().check(z.maxLength(most))
/**
 * A performance report as it is typed: of a client that has a customer, or of a customer that no client is linked to. Amounts in
 * dollars, `month` as 2026-06, `created` a day; blank: today where the sender is.
 */
const typed = {
  organization_id: z._default(z.union([z.guid(), z.literal('')]), ''),
  customer: z._default(upTo(255), ''),
  month: upTo(7),
  amount: upTo(40),
  fee: z._default(upTo(40), ''),
  created: z._default(upTo(40), ''),
  timeZone,
}
/** A report as one saw it, amounts in cents; `created`: its day. */
export const seenReport = z.object({
  customer: text,
  month: z.string(),
  amount: z.number(),
  fee: z.number(),
  created: text,
})
/**
 * The values that the person saw. Other values on file refuse the change, with `details.seen`. Without it nothing is
 * compared.
 */
const seen = z.optional(seenReport)

const invalidates: ['finance'] = ['finance']
const shared = { needs: 'money:edit', invalidates } as const

export const addReport = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/finance/reports',
  summary: 'Enter a performance report; the same id twice adds one',
  input: z.object({ id: z.guid(), ...typed }),
  reply: z.object({ id: z.string() }),
  example: (id) => ({
    id: id('newId'),
    organization_id: id('organization'),
    month: '2026-06',
    amount: '250',
  }),
})

export const changeReport = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/finance/reports/{id}',
  summary: 'Correct a performance report',
  input: z.object({ id: z.guid(), ...typed, seen }),
  reply: done,
  example: (id) => ({
    id: id('performanceReport'),
    organization_id: id('organization'),
    month: '2026-06',
    amount: '250',
  }),
})

export const removeReport = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/finance/reports/{id}/remove',
  summary: 'Remove a performance report, with the reason',
  input: z.object({ id: z.guid(), reason: upTo(400) }),
  reply: done,
  example: (id) => ({ id: id('performanceReport'), reason: 'Entered twice' }),
})
