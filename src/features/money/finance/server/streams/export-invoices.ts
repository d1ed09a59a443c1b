import { stream } from '../../../../../platform/server/stream.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { invoiceStateWords } from '../../../../../rules/get-invoice-state.ts'
import { toUnits } from '../../../../../rules/money.ts'
import { exportInvoices } from '../../contract/invoices.ts'
import { loadReportedInvoices } from '../reports/reconcile.ts'
import { loadInvoicePage } from '../select-matching-invoices.ts'
import { sendSheet, toDollars } from './send-sheet.ts'

const most = 100_000
const columns = [
  'Invoice',
  'Number',
  'Created',
  'Due',
  'Organization',
  'Customer',
  'Status',
  'State',
  'Amount (USD)',
  'Paid (USD)',
  'Currency',
  'Amount in it',
  'Paid in it',
]

/**
 * The filtered invoices in the order of the screen, days as the viewer lives them, amounts of US dollars in columns of their own,
 * so that no one adds up two currencies.
 */
export const exportInvoicesRoute = stream(exportInvoices, async ({ input, transact, services, reply }) => {
  const now = services.clock()
  const today = toLocalDay(now, input.timeZone)
  const invoices = await transact(
    async (tx) => {
      const reading = { now, settings: services.config }
      const alsoReports = await loadReportedInvoices(tx, input, reading)
      return await loadInvoicePage(tx, input, { ...reading, alsoReports }, { limit: most, offset: 0 })
    },
    {
      readOnly: true,
    },
  )
  const day = (seconds: number | null) =>
    seconds === null ? '' : { day: toLocalDay(new Date(seconds * 1000), input.timeZone) }
  const rows = invoices.map((each) => [
    each.id,
    each.number ?? '',
    day(each.created),
    day(each.due_date),
    each.organization ?? 'Unmatched',
    each.customer ?? '',
    each.status,
    invoiceStateWords[each.state],
    each.currency === 'usd' ? toDollars(each.amount) : '',
    each.currency === 'usd' ? toDollars(each.amount_paid) : '',
    each.currency.toUpperCase(),
    toUnits(each.amount, each.currency),
    toUnits(each.amount_paid, each.currency),
  ])
  return await sendSheet(reply, input.format, { name: `invoices-${today}`, columns, rows })
})
