import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { csvStart, formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import type { Month } from '../../../../rules/periods/month.ts'
import { linkTo, queueMail } from '../../../access/email/server/public.ts'
import { type MailedFigures, writeReportMail } from '../rules/write-report-mail.ts'
import { toMonthInput } from './hiring/funnel-queries.ts'
import { loadHiring } from './hiring/hiring.ts'
import { figureColumns, writeHiringLines } from './hiring/write-hiring-lines.ts'
import { loadTotals } from './reports/performance-report.ts'

type ReportInput = { month: Month; soFar: boolean; timeZone: string; organization: string; now: Date; settings: Config }

const moneyLines = ({ rows, amount, fee, net, clients }: MailedFigures['money']) => [
  ['Money', 'All', 'Performance reports', rows],
  ['Money', 'All', 'Clients with a report', clients],
  ['Money', 'All', 'Amount (USD)', amount / 100],
  ['Money', 'All', 'Fee (USD)', fee / 100],
  ['Money', 'All', 'Net (USD)', net / 100],
]

/**
 * The figures of a month as the transaction's organization sees them, ready to be emailed to several people: `queue` puts one email
 * on its way, at this transaction's commit.
 */
export const loadMailedReport = async (tx: Tx, { now, settings, ...asked }: ReportInput) => {
  const money = await loadTotals(tx, asked.month)
  const hiring = await loadHiring(tx, toMonthInput({ month: asked.month, timeZone: asked.timeZone }), now)
  const file = `figures-${asked.month}.csv`
  const lines = [figureColumns, ...moneyLines(money), ...writeHiringLines(hiring)]
  const attachment = { name: file, text: csvStart + lines.map((line) => formatCsvRow(line)).join('') }
  const link = linkTo(settings, `/performance-report?month=${asked.month}`)
  const stopLink = linkTo(settings, '/performance-report?schedules=open')
  const queue = async (to: { name: string; email: string }, of: { id: string; about: string; why: string }) => {
    const text = writeReportMail({
      ...asked,
      name: to.name,
      figures: { money, hiring },
      why: of.why,
      link,
      stopLink,
      file,
    })
    const mail = { organizationId: tx.scope.organizationId, kind: 'report' as const, to: to.email, attachment }
    return await queueMail(tx, { now, settings }, { ...mail, ...text, id: of.id, about: of.about })
  }
  return { queue }
}
