import { setTimeout as pause } from 'node:timers/promises'
import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { openStripe, type StripeSettings } from './stripe-client.ts'

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

/** What Stripe says of an invoice, or null when it is none that we understand. */
export const invoiceOf = (data: unknown): VendorInvoice | null => {
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

/** Stripe could not tell; the message is a sentence for the person who waits. */
class StripeTrouble extends Error {
  name = 'StripeTrouble'
}

const sentenceFor = (error: unknown): string => {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'Stripe refused our key.'
  if (error instanceof Stripe.errors.StripePermissionError) return 'Our key of Stripe may not read invoices.'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'Stripe asked us to wait: too many calls.'
  if (error instanceof Stripe.errors.StripeConnectionError)
    return /timeout|timed out|aborted/i.test(
      `${error.message} ${error.detail instanceof Error ? error.detail.message : ''}`,
    )
      ? 'Stripe did not answer in time.'
      : 'Stripe could not be reached.'
  if (error instanceof Stripe.errors.StripeAPIError && /JSON/.test(error.message)) return garbled
  return 'Stripe had a failure of its own.'
}
const garbled = 'Stripe answered something that is no list of invoices.'
const perPage = 100
const mostPages = 500
const tries = 3

export type Patience = {
  /** Milliseconds for one call, and for all of them. */
  call?: number
  all?: number
  /** The longest wait, in milliseconds, before asking again after "too many calls". */
  pause?: number
}

const waitOf = (error: InstanceType<typeof Stripe.errors.StripeRateLimitError>, turn: number, longest: number) => {
  const asked = Number(error.headers?.['retry-after'])
  return Math.min(longest, Number.isFinite(asked) && asked > 0 ? asked * 1000 : 500 * 2 ** turn)
}

/** Stripe's client does not repeat what was refused for being too often; reading is safe to repeat. */
const patiently = async <T>(work: () => Promise<T>, longest: number, turn = 1): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeRateLimitError) || turn >= tries) throw error
    await pause(waitOf(error, turn, longest))
    return await patiently(work, longest, turn + 1)
  }
}

const page = z.object({ data: z.array(z.unknown()), has_more: z.boolean() })

/** All invoices created since a second, of one customer or of all, over as many pages as there are. Throws StripeTrouble. */
export const invoicesSince = async (
  settings: StripeSettings,
  asked: { since: number; customer: string | null },
  patience: Patience = {},
): Promise<VendorInvoice[]> => {
  const stripe = openStripe(settings, patience.call)
  const until = Date.now() + (patience.all ?? 60_000)
  const found = new Map<string, VendorInvoice>()
  let after: string | undefined
  for (let turn = 0; turn < mostPages; turn += 1) {
    if (Date.now() > until) throw new StripeTrouble('Stripe did not answer in time.')
    const answer = await patiently(
      async () =>
        await stripe.invoices.list({
          created: { gte: asked.since },
          limit: perPage,
          ...(asked.customer ? { customer: asked.customer } : {}),
          ...(after ? { starting_after: after } : {}),
        }),
      patience.pause ?? 5_000,
    ).catch((error: unknown) => {
      throw new StripeTrouble(sentenceFor(error), { cause: error })
    })
    const read = page.safeParse(answer)
    const invoices = read.success ? read.data.data.map(invoiceOf) : [null]
    for (const each of invoices) {
      if (!each) throw new StripeTrouble(garbled)
      found.set(each.id, each)
    }
    const last = invoices.at(-1)?.id
    if (!read.data?.has_more || !last) return [...found.values()]
    if (last === after) throw new StripeTrouble(garbled)
    after = last
  }
  throw new StripeTrouble(garbled)
}
