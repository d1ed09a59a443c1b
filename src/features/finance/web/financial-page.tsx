import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useToday } from '../../../platform/web/use-today.ts'
import { usd } from '../../../rules/money.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/states.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { financialOverview } from '../contract/invoices.ts'
import { showMonth } from '../rules/month.ts'
import css from './figure.module.css'
import { Figure } from './figure.tsx'
import type { FinancialSearch, OnFinancialSearch } from './financial-search.ts'
import { FunctionFailed } from './function-failed.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { ClientSums, MonthSums, StateSums } from './invoice-sums.tsx'
import { type ListFilter, plainListFilter, readFilter, writeFilter } from './invoice-url.ts'
import type { Overview } from './overview.ts'

const FilterDialog = lazyComponent(async () => (await import('./invoice-filter-dialog.tsx')).InvoiceFilterDialog)

const sources = { stripe: 'from Stripe', table: 'from the invoices table' }
const asOfWords = ({ asOf, source }: Overview) => {
  const at = new Date(asOf)
  if (at.getTime() === 0) return 'No data yet'
  return `Data as of ${at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}, ${sources[source]}`
}

type RevenueProps = { overview: Overview | undefined; onReports: () => void; onList: (filter: ListFilter) => void }

/** Revenue and the two parts it is made of. When the payments function failed it counts as zero, and the banner says why. */
const Revenue = ({ overview, onReports, onList }: RevenueProps) => {
  const month = overview?.month
  const paid = () => (month ? onList({ ...plainListFilter, state: 'paid', month }) : undefined)
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <Figure
        label="Revenue this month"
        value={overview ? usd(overview.failure ? 0 : overview.revenue.total) : null}
        note={overview?.failure ? 'Zero because the payments service failed' : 'Both parts together'}
      />
      <Figure
        label="Performance reports, amount − fee"
        value={overview ? usd(overview.revenue.reports) : null}
        note={
          overview ? `${overview.reportRows.toLocaleString('en-US')} reports of ${showMonth(overview.month)}` : null
        }
        onOpen={onReports}
      />
      <Figure
        label={overview?.failure ? 'Paid invoices, last known' : 'Paid invoices'}
        value={overview ? usd(overview.revenue.invoices) : null}
        note={
          overview
            ? `${overview.paidInvoices.toLocaleString('en-US')} paid invoices of ${showMonth(overview.month)}`
            : null
        }
        onOpen={paid}
      />
    </SimpleGrid>
  )
}

type FinancialPageProps = { search: FinancialSearch; onSearch: OnFinancialSearch; onReports: (month?: string) => void }

/** Revenue of this month with both parts, and the invoices of the last 90 days: sums, clients, months and the list. */
export const FinancialPage = ({ search, onSearch, onReports }: FinancialPageProps) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const filter = readFilter(search.filter)
  const asked = { timeZone: viewerTimeZone, ...(search.client ? { organization: search.client } : {}) }
  const overview = useQuery(financialOverview, asked, { keepPrevious: true })
  const data = overview.data
  const onList = (next: ListFilter) => {
    onSearch({ filter: writeFilter(next), page: undefined })
    document.getElementById('invoices')?.scrollIntoView({ block: 'start' })
  }
  return (
    <Page
      title="Financial Overview"
      lead={data ? asOfWords(data) : 'Revenue of this month and invoices of 90 days, and where they come from'}
      actions={
        everyone ? (
          <OrganizationSelect
            value={search.client ?? null}
            onChange={(id) => onSearch({ client: id ?? undefined, page: undefined })}
          />
        ) : null
      }
    >
      {data?.failure ? <FunctionFailed reason={data.failure} onRetry={() => void overview.refetch()} /> : null}
      {overview.isError && !data ? (
        <Failed onRetry={() => void overview.refetch()}>
          {sentenceOf(overview.error, 'The revenue could not be loaded.')}
        </Failed>
      ) : (
        <>
          <Revenue overview={data} onReports={() => onReports(data?.month)} onList={onList} />
          <Text c="dimmed" size="sm">
            The two parts may be the same money: check before you add them up elsewhere.
          </Text>
          <StateSums overview={data} onList={onList} />
          <div className={css.wide}>
            <MonthSums
              overview={data}
              onList={onList}
              reportsLink={(month, net) => (
                <Anchor
                  size="sm"
                  renderRoot={(props) => (
                    <Link {...props} to="/performance-report" search={{ month, client: search.client }} />
                  )}
                >
                  {usd(net)}
                </Anchor>
              )}
            />
            <ClientSums overview={data} onList={onList} />
          </div>
        </>
      )}
      <InvoiceList search={search} filter={filter} onSearch={onSearch} />
      <FilterDialog
        opened={search.dialog === 'filter'}
        applied={filter}
        organization={search.client}
        today={today}
        onApply={(next) => onSearch({ filter: writeFilter(next), page: undefined, dialog: undefined })}
        onClose={() => onSearch({ dialog: undefined }, true)}
      />
    </Page>
  )
}
