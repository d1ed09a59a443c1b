import { formatUsd } from '../../../../rules/money.ts'
import { type Month, showMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'

/** A report or a paid invoice of a month: customer, and amount in the smallest unit of its currency. */
export type MonthSum = { id: string; customer: string; currency: string; amount: number }

const sameMoney = ({ customer, currency, amount }: MonthSum): string => JSON.stringify([customer, currency, amount])

/**
 * Which reports of a month are also among its paid invoices: of the same customer, in the same currency, the same to the cent. Each
 * invoice is one report’s; of several alike the first report takes the first invoice. Nothing without a customer or an amount.
 */
export const matchReports = (
  reports: readonly MonthSum[],
  invoices: readonly MonthSum[],
): { report: string; invoice: string }[] => {
  const free = new Map<string, string[]>()
  for (const invoice of invoices.toReversed()) {
    const alike = free.get(sameMoney(invoice))
    if (alike) alike.push(invoice.id)
    else free.set(sameMoney(invoice), [invoice.id])
  }
  return reports.flatMap((report) => {
    if (report.customer === '' || report.amount <= 0) return []
    const invoice = free.get(sameMoney(report))?.pop()
    return invoice === undefined ? [] : [{ report: report.id, invoice }]
  })
}

type Both = { reports: number; amount: number }

/** Explains which reports of the month may count twice: a paid invoice has their client and amount. Amount in cents. */
export const describeBoth = ({ reports, amount }: Both, month: Month): string =>
  `${pluralize(reports, 'report')} of ${showMonth(month)} (${formatUsd(amount)}) may count twice: ` +
  `a paid invoice has the same client, amount, and month.`
