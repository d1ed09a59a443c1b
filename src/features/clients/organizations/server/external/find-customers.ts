import { findStripeCustomers, type VendorCustomer } from '../../../../../integrations/stripe/customers.ts'
import { external } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'

import { findCustomers } from '../../contract/customer.ts'
import { loadSeenCustomers } from '../load-seen-customers.ts'

const most = 25

type StripeReply = { customers: VendorCustomer[]; failure: string | null }

const askStripe = async ({ config, log }: Services, words: string): Promise<StripeReply> => {
  if (!config.stripe) return { customers: [], failure: null }
  try {
    return { customers: await findStripeCustomers(config.stripe, words), failure: null }
  } catch (error) {
    log.error({ err: error }, 'couldn’t get customers')
    const told = error instanceof Error && error.name === 'StripeError'
    return { customers: [], failure: told ? error.message : 'The payments service failed.' }
  }
}

/** Customers to link a client to: Stripe's by name or address, and those that invoices and reports speak of by their id. */
export const findCustomersRoute = external(findCustomers, async ({ input, transact, services }) => {
  const words = input.q.trim()
  const { customers, failure } = await askStripe(services, words)
  const vendor = new Map(customers.map((each) => [each.id, each]))
  const found = await transact(
    async (tx) => await loadSeenCustomers(tx, { words, also: [...vendor.keys()], most, settings: services.config }),
    { readOnly: true },
  )
  return {
    customers: found.map((row) => {
      const known = vendor.get(row.customer)
      return { ...row, name: known?.name ?? null, email: known?.email ?? null }
    }),
    source: services.config.stripe ? ('stripe' as const) : ('table' as const),
    failure,
  }
})
