import { Button, Text } from '@mantine/core'
import { getUrl } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatAmount } from '../../../../rules/money.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useOrganizationName } from '../../../access/organization-choice/web/public.ts'
import { type CurrencySum, exportInvoices, listInvoices } from '../contract/invoices.ts'
import type { FinancialSearch, OnFinancialSearch } from './financial-search.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { type ListFilter, plainListFilter, toInvoiceQuery, writeFilter } from './invoice-url.ts'
import { getInvoiceParts } from './invoice-words.ts'
import { listSheetFiles } from './list-sheet-files.ts'

type InvoiceListProps = {
  search: FinancialSearch
  filter: ListFilter
  onSearch: OnFinancialSearch
  /** The payments service never answered, so no one knows whether there are any. */
  isUnknown: boolean
  onRetry: () => void
}

/** Sums of the filtered invoices, each currency by itself. Drafts and voids were not billed. */
const Sums = ({ sums }: { sums: readonly CurrencySum[] }) => (
  <Text size="sm" c="dimmed">
    {sums
      .map(
        ({ currency, billed, paid }) =>
          `${formatAmount(billed, currency)} billed, ${formatAmount(paid, currency)} paid`,
      )
      .join('; ')}
    {sums.some(({ amount, billed }) => amount !== billed) ? ' (without drafts, voids)' : ''}
  </Text>
)

const noneThere = {
  title: 'No invoices in the last 90 days.',
  children: 'See the reports for hires and amounts owed.',
  action: <LinkButton to="/performance-report">Open Performance Reports</LinkButton>,
}
const noneKnown = { title: 'No invoices yet.', children: 'Couldn’t reach the payments service.' }

/** The invoices of the last 90 days as the URL filters them, with what they sum up to. */
export const InvoiceList = ({ search, filter, onSearch, isUnknown, onRetry }: InvoiceListProps) => {
  const pages = createUrlPages(search.page, onSearch)
  const asked = toInvoiceQuery(filter, viewerTimeZone, search.client)
  const found = useQuery(listInvoices, { ...asked, page: pages.page }, { keepPrevious: true })
  const onFilter = (next: ListFilter) => onSearch({ filter: writeFilter(next), page: undefined })
  const client = useOrganizationName(filter.client === 'unmatched' ? undefined : (filter.client ?? undefined))
  return (
    <ListScreen
      caption="Invoices"
      section={{ 'aria-label': 'Invoice list', id: 'invoices' }}
      chooser="invoices"
      question={toListQuestion(found, 'Couldn’t load the invoices.')}
      pages={pages}
      filter={{
        parts: getInvoiceParts(filter, client, onFilter),
        onClear: () => onFilter(plainListFilter),
        onOpen: () => onSearch({ dialog: 'filter' }),
      }}
      beside={found.data && found.data.total > 0 ? <Sums sums={found.data.sums} /> : null}
      files={listSheetFiles('the invoices', (format) => getUrl(exportInvoices, { ...asked, format }))}
      empty={{
        none: isUnknown
          ? {
              ...noneKnown,
              action: (
                <Button variant="default" onClick={onRetry}>
                  Ask Again
                </Button>
              ),
            }
          : noneThere,
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
