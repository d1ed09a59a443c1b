import * as z from 'zod/mini'
import { openStripe, type StripeSettings } from './stripe-client.ts'
import { StripeError, toStripeError, withRetry } from './stripe-error.ts'

/** An invoice as we keep it: `created` and `due_date` in seconds, amounts in the smallest unit of their currency, such as 'usd'. */
export type VendorInvoice = {
  id: string
  created: number
  status: string
  amount_paid: number
  amount_due: number
  due_date: number | null
  number: string | null
  customer: string | null
  currency: string
}

const seconds = z.int().check(z.minimum(0))
const told = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  created: seconds,
  status: z.nullable(z.string().check(z.maxLength(40))),
  amount_paid: z.int(),
  amount_due: z.int(),
  due_date: z.nullish(seconds),
  number: z.nullish(z.string().check(z.maxLength(200))),
  currency: z.nullish(z.string().check(z.regex(/^[a-z]{3}$/i))),
  customer: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
})

/** Returns Stripe's description of an invoice, or null when it is none that we understand. */
export const parseInvoice = (data: unknown): VendorInvoice | null => {
  const read = told.safeParse(data)
  if (!read.success) return null
  const { status, due_date, number, customer, currency, ...rest } = read.data
  return {
    ...rest,
    status: status ?? 'draft',
    due_date: due_date ?? null,
    number: number ?? null,
    currency: currency?.toLowerCase() ?? 'usd',
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
  }
}

const garbled = 'Stripe’s answer isn’t a list of invoices.'
const perPage = 100
const mostPages = 500
/** Of an older span: 20,000 invoices. */
const mostOlderPages = 200

export type Patience = {
  /** Milliseconds for one call, and for the whole list. */
  call?: number
  all?: number
  /** The longest wait, in milliseconds, before asking again after "too many calls". */
  pause?: number
  /** The most pages, for an older span. */
  pages?: number
}

const page = z.object({ data: z.array(z.unknown()), has_more: z.boolean() })

type Span = { since: number; until?: number; customer: string | null }

/** The newest invoices of a span, page by page: as many pages as may be, within the time there is. `isCut`: there are more. */
const fetchPages = async (
  settings: StripeSettings,
  asked: Span,
  patience: Patience & { pages: number },
): Promise<{ invoices: VendorInvoice[]; isCut: 'pages' | 'time' | null }> => {
  const stripe = openStripe(settings, patience.call)
  const until = Date.now() + (patience.all ?? 60_000)
  const found = new Map<string, VendorInvoice>()
  let after: string | undefined
  for (let turn = 0; turn < patience.pages; turn += 1) {
    if (Date.now() > until) return { invoices: [...found.values()], isCut: 'time' }
    const answer = await withRetry(
      async () =>
        await stripe.invoices.list({
          created: { gte: asked.since, ...(asked.until === undefined ? {} : { lt: asked.until }) },
          limit: perPage,
          ...(asked.customer ? { customer: asked.customer } : {}),
          ...(after ? { starting_after: after } : {}),
        }),
      patience.pause ?? 5_000,
    ).catch((error: unknown) => {
      throw toStripeError(error, 'invoices')
    })
    const read = page.safeParse(answer)
    const invoices = read.success ? read.data.data.map(parseInvoice) : [null]
    for (const each of invoices) {
      if (!each) throw new StripeError(garbled)
      found.set(each.id, each)
    }
    const last = invoices.at(-1)?.id
    if (!read.data?.has_more || !last) return { invoices: [...found.values()], isCut: null }
    if (last === after) throw new StripeError(garbled)
    after = last
  }
  return { invoices: [...found.values()], isCut: 'pages' }
}

/** All invoices created since a second, of one customer or of all, over as many pages as there are. Throws StripeError. */
export const loadInvoicesSince = async (
  settings: StripeSettings,
  asked: { since: number; customer: string | null },
  patience: Patience = {},
): Promise<VendorInvoice[]> => {
  const { invoices, isCut } = await fetchPages(settings, asked, { ...patience, pages: mostPages })
  if (isCut === 'time') throw new StripeError('Stripe didn’t answer in time.')
  if (isCut === 'pages') throw new StripeError(garbled)
  return invoices
}

/**
 * Returns the invoices created in [since, until), newest first: 20,000 at most, and those that arrive within the time
 * there is. `isCut`: there are more. Throws StripeError when none arrive.
 */
export const loadInvoicesBetween = async (
  settings: StripeSettings,
  asked: { since: number; until: number; customer: string | null },
  patience: Patience = {},
): Promise<{ invoices: VendorInvoice[]; isCut: boolean }> => {
  const { invoices, isCut } = await fetchPages(settings, asked, {
    ...patience,
    pages: patience.pages ?? mostOlderPages,
  })
  if (isCut === 'time' && invoices.length === 0) throw new StripeError('Stripe didn’t answer in time.')
  return { invoices, isCut: isCut !== null }
}
