import { stream } from '../../../../../platform/server/stream.ts'
import { exportReports } from '../../contract/reports.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { loadReportsInBoth } from '../reports/reconcile.ts'
import { loadReports } from '../reports/select-matching-reports.ts'
import { sendSheet, toDollars } from './send-sheet.ts'

const most = 100_000
const columns = ['Month', 'Created', 'Organization', 'Customer', 'Amount (USD)', 'Fee (USD)', 'Net (USD)', 'Flags']

/** The reports of a month in the order of the screen, amounts in dollars, flags in words. */
export const exportReportsRoute = stream(exportReports, async ({ input, transact, services, reply }) => {
  assertPastMonth(input.month, services.clock())
  const reports = await transact(
    async (tx) => {
      const both = input.show === 'both' ? (await loadReportsInBoth(tx, input, services.config)).ids : []
      return await loadReports(tx, input, both, { limit: most, offset: 0 })
    },
    { readOnly: true },
  )
  const rows = reports.map((each) => [
    `${each.year}-${String(each.month).padStart(2, '0')}`,
    each.created_date ? { day: each.created_date.slice(0, 10) } : '',
    each.organization ?? 'Unmatched',
    each.customer ?? '',
    toDollars(each.amount),
    toDollars(each.fee),
    toDollars(each.net),
    [each.duplicate ? 'Duplicate' : '', each.feeAboveAmount ? 'Fee above amount' : ''].filter(Boolean).join(', '),
  ])
  return await sendSheet(reply, input.format, { name: `performance-reports-${input.month}`, columns, rows })
})
