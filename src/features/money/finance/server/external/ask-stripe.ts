import { loadInvoicesBetween, loadInvoicesSince } from '../../../../../integrations/stripe/invoices.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import type { AskVendor } from '../load-fresh-invoices.ts'

/** Builds the function that requests invoices. Null if no key is set and the invoices table is the source. */
export const askStripe = ({ config }: Services): AskVendor | null => {
  const { stripe } = config
  if (!stripe) return null
  return async ({ since, until, customer }) =>
    until === null
      ? { invoices: await loadInvoicesSince(stripe, { since, customer }), isCut: false }
      : await loadInvoicesBetween(stripe, { since, until, customer })
}
