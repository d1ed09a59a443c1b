import { sql } from 'drizzle-orm'
import { query } from '../../../../platform/server/query.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { currencySum, listInvoices } from '../contract/invoices.ts'
import { loadReportedInvoices } from './reports/reconcile.ts'
import { loadInvoicePage, selectMatchingInvoices } from './select-matching-invoices.ts'

/**
 * Reads a page of the filtered invoices of the last 90 days, and the sums of the whole result by currency. Billed
 * excludes drafts and voids.
 */
export const listInvoicesRoute = query(listInvoices, async ({ input, tx, now, settings }) => {
  const reading = { now, settings, alsoReports: await loadReportedInvoices(tx, input, { now, settings }) }
  const rows = await loadInvoicePage(tx, input, reading, { limit: pageSize, offset: (input.page - 1) * pageSize })
  const sums = await tx.rows(
    currencySum,
    sql`select i.currency, count(*)::int as count, coalesce(sum(i.amount), 0)::bigint as amount,
          coalesce(sum(i.amount) filter (where i.status_key not in ('draft', 'void')), 0)::bigint as billed, coalesce(sum(i.amount_paid), 0)::bigint as paid
        from invoices i where ${selectMatchingInvoices(input, reading)} group by 1 order by i.currency <> 'usd', 1`,
  )
  return { rows, total: sums.reduce((total, { count }) => total + count, 0), sums }
})
