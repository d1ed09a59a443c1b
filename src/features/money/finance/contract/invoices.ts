import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, timeZone } from '../../../../platform/shared/schemas.ts'
import { invoiceStates } from '../../../../rules/get-invoice-state.ts'
import { invoiceRanges, invoiceSorts, invoiceStatuses } from '../rules/invoice-filter.ts'
import { fileFormat, month, page, period, text } from './fields.ts'

const typed = z._default(z.string().check(z.maxLength(40)), '')
const state = z.enum([...invoiceStates, 'other'])

/**
 * The dialog's filter as typed, and what a number on the screen adds to it: a state, a month, an age (a span of days, in place of the
 * last 90), those that are also a report of their month.
 */
const invoiceQuery = z.object({
  timeZone,
  range: z._default(z.enum(invoiceRanges), '90'),
  from: typed,
  to: typed,
  status: z._default(z.array(z.enum(invoiceStatuses)), []),
  client: z.optional(z.union([z.guid(), z.literal('unmatched')])),
  least: typed,
  most: typed,
  sort: z._default(z.enum(invoiceSorts), 'newest'),
  state: z.optional(state),
  month: z.optional(month),
  age: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  also: z.optional(z.literal('report')),
})
export type InvoiceQuery = z.output<typeof invoiceQuery>

/**
 * `created` and `due_date` in seconds, amounts in the smallest unit of their currency, such as 'usd'; without an
 * organization the customer is unknown to us.
 */
const listedInvoice = z.object({
  id: z.string(),
  number: text,
  created: z.number(),
  due_date: z.nullable(z.number()),
  customer: text,
  organization_id: text,
  organization: text,
  status: z.string(),
  state,
  amount: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
})
export type ListedInvoice = z.infer<typeof listedInvoice>

/** Of all that match: `amount` of every state, `billed` without drafts and voids. Amounts of two currencies are never added. */
export const currencySum = z.object({
  currency: z.string(),
  count: z.number(),
  amount: z.number(),
  billed: z.number(),
  paid: z.number(),
})
export type CurrencySum = z.infer<typeof currencySum>

const refusesWrongFilters =
  'A page of 25 invoices, of the last 90 days or any others; a wrong filter is refused at its field'

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/finance/invoices',
  summary: refusesWrongFilters,
  needs: 'money:see',
  input: z.extend(invoiceQuery, { page }),
  reply: z.object({ rows: z.array(listedInvoice), total: z.number(), sums: z.array(currencySum) }),
  reads: ['finance'],
  example: () => ({}),
})

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/finance/invoices/export',
  summary: 'The filtered invoices as CSV or Excel',
  needs: 'money:see',
  mayLag: true,
  input: z.extend(invoiceQuery, { format: fileFormat }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

/** `others`: how many more there are in another currency. */
const stateSum = z.object({ state, count: z.number(), others: z.number(), amount: z.number(), paid: z.number() })
const clientSum = z.object({
  organization_id: text,
  organization: text,
  count: z.number(),
  others: z.number(),
  paid: z.number(),
  outstanding: z.number(),
})
const monthSum = z.object({
  month: z.string(),
  reports: z.number(),
  invoices: z.number(),
  /** Paid part of those that are still open. */
  partPaid: z.number(),
  /** Amount still owed of those made in the month, before its due date and since. */
  open: z.number(),
  overdue: z.number(),
  /** Whether only a part of the month is within the days. */
  partial: z.boolean(),
})

/**
 * Amounts in cents of US dollars, and counts of the same invoices. `failure`: why the payments function did not answer;
 * the figures of invoices are the last known then.
 */
export const financialOverview = endpoint({
  method: 'GET',
  path: '/api/finance/overview',
  summary: 'Revenue of this month with both parts; invoices of 90 days, or of a period, by state, client and month',
  needs: 'money:see',
  /** `period`: in place of the last 90 days; the revenue stays that of this month. */
  input: z.object({ timeZone, organization: z.optional(z.guid()), period: z.optional(period) }),
  reply: z.object({
    month: z.string(),
    revenue: z.object({ reports: z.number(), invoices: z.number(), total: z.number() }),
    reportRows: z.number(),
    paidInvoices: z.number(),
    /** The reports of the month that are also among its paid invoices: the same customer, currency and amount. */
    both: z.object({ reports: z.number(), amount: z.number() }),
    source: z.enum(['stripe', 'table']),
    /** As of when the invoices are known; null: the vendor never answered. */
    asOf: z.nullable(instant),
    failure: text,
    /** The vendor’s answer is on its way; what was known is shown, and the rest is announced. */
    asking: z.boolean(),
    /**
     * State of older invoices, for a period that begins before the 90 days. `newest`: the number loaded if the vendor
     * has more.
     */
    older: z.nullable(
      z.object({ asOf: z.nullable(instant), failure: text, asking: z.boolean(), newest: z.nullable(z.number()) }),
    ),
    /** Rows that were there before the vendor was connected, and do not count. */
    leftOut: z.number(),
    /** Of the 90 days, or the period, each by itself. */
    otherCurrencies: z.array(currencySum),
    states: z.array(stateSum),
    /** Owed amounts by the age of the invoices, in four spans; those over 90 days as last received. */
    owed: z.array(z.object({ count: z.number(), amount: z.number() })),
    /** The 25 with the most paid; without an organization: the customers we do not know. */
    clients: z.array(clientSum),
    otherClients: z.nullable(z.object({ clients: z.number(), count: z.number(), paid: z.number() })),
    months: z.array(monthSum),
    /** The month before, as far as this one has come: up to the same day, or its last one. */
    sameDays: z.object({ through: z.number(), reports: z.number(), invoices: z.number() }),
  }),
  reads: ['finance'],
  example: () => ({}),
})
