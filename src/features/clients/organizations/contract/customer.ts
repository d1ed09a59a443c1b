import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

const foundCustomer = z.object({
  customer: z.string(),
  /** As Stripe knows it; null without Stripe. */
  name: nullableText,
  email: nullableText,
  /** Number of its rows, visible to everyone linked to it. */
  invoices: z.number(),
  reports: z.number(),
  organization_id: nullableText,
  organization: nullableText,
})
export type FoundCustomer = z.infer<typeof foundCustomer>

/** `failure`: why Stripe could not say; what is listed then are the customers that invoices and reports speak of. */
export const findCustomers = endpoint({
  method: 'GET',
  path: '/api/customers',
  summary: 'Find up to 25 customers by name, address, or ID; unlinked ones first',
  needs: 'money:edit',
  input: z.object({ q: z._default(z.string().check(z.maxLength(200)), '') }),
  reply: z.object({ customers: z.array(foundCustomer), source: z.enum(['stripe', 'table']), failure: nullableText }),
  reads: ['finance', 'organizations'],
  rateLimit: 60,
  example: () => ({}),
})

/**
 * Links a customer. `seen`: the link when the person decided; another customer since then returns 409 with
 * `details.customer`. Null unlinks.
 */
export const linkCustomer = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/customer',
  summary: 'Link an organization to a payments customer',
  needs: 'money:edit',
  input: z.object({
    id: z.guid(),
    customer: z.nullable(z.string().check(z.maxLength(400))),
    seen: z.optional(nullableText),
  }),
  reply: z.object({ customer: nullableText, before: nullableText }),
  invalidates: ['finance', 'organizations'],
  example: (id) => ({ id: id('organization'), customer: 'cus_example' }),
})
