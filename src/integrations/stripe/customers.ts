import * as z from 'zod/mini'
import { openStripe, type StripeSettings } from './stripe-client.ts'
import { StripeError, toStripeError, withRetry } from './stripe-error.ts'

/** A customer as Stripe knows it. */
export type VendorCustomer = { id: string; name: string | null; email: string | null }

const told = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
})
const list = z.object({ data: z.array(told) })

const most = 25
const patience = { call: 5_000, pause: 1_000 }

/** Stripe finds parts of a name or an address of three characters or more. https://docs.stripe.com/search#search-query-language */
const toSearchClause = (words: string) => {
  const quoted = `"${words.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  return `name~${quoted} OR email~${quoted}`
}

/** At most 25 customers whose name or address holds the words; the newest ones while fewer than three characters are typed. Throws StripeError. */
export const findStripeCustomers = async (settings: StripeSettings, words: string): Promise<VendorCustomer[]> => {
  const { customers } = openStripe(settings, patience.call)
  const answer = await withRetry(
    async () =>
      words.length < 3
        ? await customers.list({ limit: most })
        : await customers.search({ query: toSearchClause(words), limit: most }),
    patience.pause,
  ).catch((error: unknown) => {
    throw toStripeError(error, 'customers')
  })
  const read = list.safeParse(answer)
  if (!read.success) throw new StripeError('Stripe’s answer isn’t a list of customers.')
  return read.data.data.map(({ id, name, email }) => ({ id, name: name ?? null, email: email ?? null }))
}
