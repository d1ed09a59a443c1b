import { usd } from '../../../rules/money.ts'
import { countOf } from '../../../rules/words/count.ts'

/** A report or a paid invoice of a month: whose, and how much in the smallest unit of its currency. */
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
type Parts = { reports: number; invoices: number }

/**
 * What is said of the two parts of the revenue (one report may be of several invoices, so they may be the same money all the same) and of
 * the reports that are also among the paid invoices of their month; amounts in cents. Blank where a part is empty: then nothing counts twice.
 */
export const bothInWords = ({ reports, amount }: Both, parts: Parts): string => {
  if (reports === 0 && (parts.reports === 0 || parts.invoices === 0)) return ''
  return reports === 0
    ? 'No report matches a paid invoice of the month. The two parts may be the same money all the same: check before you add them up elsewhere.'
    : `${countOf(reports, 'report')} (${usd(amount)}) ${reports === 1 ? 'is' : 'are'} also among the paid invoices.`
}
