import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { invoiceStates } from '../../../../rules/get-invoice-state.ts'

const organization = z.object({ id: z.guid() })

/** The people who sign in for an organization. */
export const organizationPeople = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/people',
  summary: 'List an organization’s people',
  needs: 'users:manage',
  input: organization,
  reply: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        full_name: z.string(),
        email: z.string(),
        admin_level: nullableText,
        lastSignIn: z.nullable(instant),
        isDeactivated: z.boolean(),
      }),
    ),
  }),
  reads: ['users'],
  example: (id) => ({ id: id('organization') }),
})

/**
 * Lists templates, the default first, then by name, with the number of texts made from each. Links belong to people, so
 * the reply has only their number.
 */
export const organizationTemplates = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/templates',
  summary: 'List an organization’s message templates',
  needs: 'candidates:see',
  input: organization,
  reply: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        content: z.string(),
        is_default: z.boolean(),
        is_active: z.boolean(),
        texts: z.number(),
      }),
    ),
    links: z.number(),
  }),
  reads: ['templates'],
  example: (id) => ({ id: id('organization') }),
})

const countedSum = z.object({ count: z.number(), amount: z.number() })

/** Cents of US dollars; counts are of all currencies. The newest 25 invoices and the sums of the last 90 days as the Financial Overview has them. */
export const organizationBilling = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/billing',
  summary: 'Get an organization’s billing',
  needs: 'money:see',
  input: z.extend(organization, { timeZone }),
  reply: z.object({
    customer: nullableText,
    paid90: z.number(),
    open90: countedSum,
    overdue90: countedSum,
    /** Of the sums’ invoices, those that are not in US dollars. */
    otherCurrencies: z.number(),
    invoices: z.array(
      z.object({
        id: z.string(),
        number: nullableText,
        created: instant,
        due: z.nullable(instant),
        status: z.string(),
        state: z.enum([...invoiceStates, 'other']),
        amount: z.number(),
        amount_paid: z.number(),
        currency: z.string(),
      }),
    ),
  }),
  reads: ['finance'],
  example: (id) => ({ id: id('organization') }),
})

/** The page of clients as a file: every one that matches. */
export const exportClients = endpoint({
  method: 'GET',
  path: '/api/clients/export',
  summary: 'Download filtered clients as CSV',
  needs: 'clients:see',
  mayLag: true,
  input: z.object({
    timeZone: z._default(z.string().check(z.maxLength(64)), 'America/New_York'),
    q: z._default(z.string().check(z.maxLength(200)), ''),
    status: z._default(z.enum(['active', 'paused']), 'active'),
    sort: z._default(z.enum(['name', 'today', 'last30']), 'name'),
  }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 30,
  example: () => ({}),
})
