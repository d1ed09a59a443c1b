import { sql } from 'drizzle-orm'
import { external } from '../../../../../platform/server/external.ts'
import { selectColumns } from '../../../../../platform/server/select-columns.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { invoice, stripeInvoices } from '../../contract/finance.ts'
import { loadFreshInvoices } from '../load-fresh-invoices.ts'
import { selectCountedInvoices } from '../select-counted-invoices.ts'
import { askStripe } from './ask-stripe.ts'

/** The invoices of the last days, newest first, as the payments vendor has them now; `created` in seconds, amounts in cents. */
export const stripeInvoicesRoute = external(stripeInvoices, async ({ input, actor, transact, services, now }) => {
  const { failure, asking, at } = await loadFreshInvoices(services, actor, askStripe(services))
  if (failure) throw new UserError('vendor', failure)
  if (asking && at === null) throw new UserError('vendor', 'Stripe hasn’t answered yet. Invoices appear when it does.')
  const since = Math.floor(now.getTime() / 1000) - input.days * 86_400
  const invoices = await transact(
    async (tx) =>
      await tx.rows(
        invoice,
        sql`select ${selectColumns(invoice.shape, 'i')} from invoices i
          where ${selectCountedInvoices(services.config, 'i')} and i.created >= ${since} order by i.created desc, i.id`,
      ),
    { readOnly: true },
  )
  return { invoices }
})
