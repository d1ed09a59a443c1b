import { invoiceStateWords } from '../../../../rules/get-invoice-state.ts'
import { showMonth } from '../../../../rules/periods/month.ts'
import type { FilterPart } from '../../../../ui/list/filter-chips.tsx'
import type { InvoiceRange, InvoiceSort } from '../rules/invoice-filter.ts'
import { ages } from '../rules/receivables.ts'
import { type ListFilter, plainListFilter } from './invoice-url.ts'

/** The days an invoice was made in. */
export const rangeWords: Readonly<Record<InvoiceRange, string>> = {
  today: 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  custom: 'Custom',
}
/** The orders of invoices. */
export const sortWords: Readonly<Record<InvoiceSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
  overdue: 'Overdue longest first',
}
/** A word that begins a line. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const amountsIn = (least: string, most: string) =>
  least && most ? `$${least} to $${most}` : least ? `From $${least}` : most ? `To $${most}` : undefined

/** Lists the active filters of the invoices, from the dialog or a number on the screen, and an unusual order. */
export const getInvoiceParts = (
  filter: ListFilter,
  client: string,
  onFilter: (filter: ListFilter) => void,
): FilterPart[] => {
  const { range, from, to, status, sort, state, age, also, month } = filter
  const made = age === undefined ? undefined : ages[age]
  const days = range === 'custom' ? [from, to].filter(Boolean).join(' – ') || rangeWords.custom : rangeWords[range]
  const rows: [string, string | false | undefined, (keyof ListFilter)[]][] = [
    ['state', state && invoiceStateWords[state], ['state']],
    ['age', made && `Made ${made.label.toLowerCase()} ago`, ['age']],
    ['also', also && 'Also a report', ['also']],
    ['month', month && showMonth(month), ['month']],
    ['client', filter.client === 'unmatched' ? 'Unmatched' : filter.client !== null && client, ['client']],
    ['range', range !== plainListFilter.range && days, ['range', 'from', 'to']],
    ['status', status.length > 0 && status.map(capitalize).join(', '), ['status']],
    ['amount', amountsIn(filter.least.trim(), filter.most.trim()), ['least', 'most']],
    ['sort', sort !== plainListFilter.sort && sortWords[sort], ['sort']],
  ]
  return rows.flatMap(([id, label, keys]) =>
    label
      ? [
          {
            id,
            label,
            remove: () =>
              onFilter({ ...filter, ...Object.fromEntries(keys.map((key) => [key, plainListFilter[key]])) }),
          },
        ]
      : [],
  )
}
