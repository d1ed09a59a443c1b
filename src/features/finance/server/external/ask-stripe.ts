import { invoicesSince } from '../../../../integrations/stripe/invoices.ts'
import type { Services } from '../../../../platform/server/services.ts'
import type { AskVendor } from '../fresh-invoices.ts'

/** How invoices are asked for, or null when no key is set and the invoices table is the source. */
export const askStripe = ({ config }: Services): AskVendor | null => {
  const { stripe } = config
  return stripe ? async (asked) => await invoicesSince(stripe, asked) : null
}
