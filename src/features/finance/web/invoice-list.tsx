import { Badge, Button, CloseButton, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { urlOf } from '../../../platform/web/call.ts'
import { listOf } from '../../../platform/web/list-of.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { urlPages } from '../../../platform/web/url-pages.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { invoiceStateWords } from '../../../rules/invoice-state.ts'
import { amountIn } from '../../../rules/money.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { type CurrencySum, exportInvoices, listInvoices } from '../contract/invoices.ts'
import { showMonth } from '../rules/month.ts'
import { ages } from '../rules/owed.ts'
import type { FinancialSearch, OnFinancialSearch } from './financial-search.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { invoiceQueryOf, type ListFilter, plainListFilter, writeFilter } from './invoice-url.ts'
import { SheetLinks } from './sheet-links.tsx'

type InvoiceListProps = {
  search: FinancialSearch
  filter: ListFilter
  onSearch: OnFinancialSearch
  /** The payments service never answered, so nobody knows whether there are any. */
  isUnknown: boolean
}

const inUse = (filter: ListFilter) =>
  [
    filter.range !== '90',
    filter.status.length > 0,
    filter.client !== null && filter.client !== 'unmatched',
    filter.least.trim() !== '' || filter.most.trim() !== '',
    filter.sort !== 'newest',
  ].filter(Boolean).length

/** What a number on the screen narrowed the list to; each can be taken away. */
const Narrowed = ({ filter, onFilter }: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) => {
  const age = filter.age === undefined ? undefined : ages[filter.age]
  const chips: [string | false | undefined, Partial<ListFilter>][] = [
    [filter.state && invoiceStateWords[filter.state], { state: undefined }],
    [age && `Made ${age.label.toLowerCase()} ago`, { age: undefined }],
    [filter.also && 'Also a report', { also: undefined }],
    [filter.month && showMonth(filter.month), { month: undefined }],
    [filter.client === 'unmatched' && 'Unmatched', { client: null }],
  ]
  return chips.map(([label, without]) =>
    label ? (
      <Badge
        key={label}
        variant="light"
        h={26}
        rightSection={
          <CloseButton size="xs" aria-label={`Remove ${label}`} onClick={() => onFilter({ ...filter, ...without })} />
        }
      >
        {label}
      </Badge>
    ) : null,
  )
}

/** What the filtered invoices come to, each currency by itself; drafts and voids were not billed. */
const Sums = ({ sums }: { sums: readonly CurrencySum[] }) => (
  <Text size="sm" c="dimmed">
    {sums
      .map(({ currency, billed, paid }) => `${amountIn(billed, currency)} billed, ${amountIn(paid, currency)} paid`)
      .join('; ')}
    {sums.some(({ amount, billed }) => amount !== billed) ? ' (drafts and voids left out)' : ''}
  </Text>
)

const noneThere = { title: 'No invoices match.', children: 'There are no invoices in the last 90 days.' }
const noneKnown = { title: 'No invoices are known yet.', children: 'The payments service could not be asked.' }

/** The invoices of the last 90 days as the URL filters them, with what they sum up to. */
export const InvoiceList = ({ search, filter, onSearch, isUnknown }: InvoiceListProps) => {
  const pages = urlPages(search.page, onSearch)
  const asked = invoiceQueryOf(filter, viewerTimeZone, search.client)
  const found = useQuery(listInvoices, { ...asked, page: pages.page }, { keepPrevious: true })
  const onFilter = (next: ListFilter) => onSearch({ filter: writeFilter(next), page: undefined })
  const used = inUse(filter)
  return (
    <ListScreen
      caption="Invoices"
      section={{ 'aria-label': 'Invoice list', id: 'invoices' }}
      chooser="invoices"
      question={listOf(found, 'The invoices could not be loaded.')}
      pages={pages}
      filters={
        <>
          <Button
            variant="default"
            leftSection={<IconFilter size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'filter' })}
          >
            {used > 0 ? `Filter (${used})` : 'Filter'}
          </Button>
          <Narrowed filter={filter} onFilter={onFilter} />
          {found.data && found.data.total > 0 ? <Sums sums={found.data.sums} /> : null}
        </>
      }
      tools={<SheetLinks of="the invoices" href={(format) => urlOf(exportInvoices, { ...asked, format })} />}
      empty={{
        none: isUnknown ? noneKnown : noneThere,
        match: writeFilter(filter) !== undefined && {
          title: 'No invoices match.',
          clear: 'Clear Filter',
          onClear: () => onFilter(plainListFilter),
        },
      }}
      columns={invoiceColumns}
    />
  )
}
