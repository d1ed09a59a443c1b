import { Anchor, Box, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { type Day, toLocalDay } from '../../../../rules/day.ts'
import { formatAmount, formatUsd } from '../../../../rules/money.ts'
import { showMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { financialOverview } from '../contract/invoices.ts'
import { createFuturePeriod, type Period } from '../rules/periods/period.ts'
import { describeBoth } from '../rules/reconcile.ts'
import css from './figure.module.css'
import { Figure } from './figure.tsx'
import type { FinancialSearch, OnFinancialSearch } from './financial-search.ts'
import { InvoiceList } from './invoice-list.tsx'
import { ClientSums, StateSums } from './invoice-sums.tsx'
import { filterByPeriod, type ListFilter, plainListFilter, readFilter, writeFilter } from './invoice-url.ts'
import { MonthSums } from './month-sums.tsx'
import type { Overview } from './overview.ts'
import { OwedByAge } from './owed-by-age.tsx'
import { PaymentsError } from './payments-error.tsx'
import { PeriodPicker } from './period-picker.tsx'

const FilterDialog = lazyComponent(async () => (await import('./invoice-filter-dialog.tsx')).InvoiceFilterDialog)

/** Whether the payments service ever answered. */
const isKnown = ({ asOf }: Overview) => asOf !== null

/** 'today, 5:51 AM' or 'Nov 20, 2026, 5:51 AM'. */
const formatMoment = (at: string) => {
  const moment = new Date(at)
  return toLocalDay(moment, viewerTimeZone) === toLocalDay(new Date(), viewerTimeZone)
    ? `today, ${moment.toLocaleTimeString('en-US', { timeStyle: 'short' })}`
    : moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

/** How current the invoices are that are older than 90 days. */
const describeOlder = ({ asOf, asking, failure, newest }: NonNullable<Overview['older']>) => {
  if (asking) return 'Asking Stripe for invoices older than 90 days… Showing last known data until it answers.'
  if (failure) return `Couldn’t ask Stripe for invoices older than 90 days: ${failure} Showing last known data.`
  if (newest !== null)
    return `Stripe sent the newest ${formatCount(newest)} invoices older than 90 days. The rest show last known data. Choose a shorter period.`
  return `Invoices older than 90 days: updated ${asOf ? formatMoment(asOf) : ''}, from Stripe.`
}

const describeFreshness = (overview: Overview) => {
  const { asOf, source, asking } = overview
  if (asOf === null) return asking ? 'Asking Stripe… No data until it answers' : 'No data yet'
  const moment = formatMoment(asOf)
  if (asking) return `Asking Stripe… Until it answers, you see data from ${moment}`
  return `Updated ${moment}${source === 'stripe' ? ', from Stripe' : ''}`
}

const describeLead = (overview: Overview | undefined, everyone: boolean) => {
  if (overview) return describeFreshness(overview)
  return everyone
    ? 'This month’s revenue, 90 days of invoices, and their sources'
    : 'This month’s spend and 90 days of invoices'
}

type RevenueProps = {
  everyone: boolean
  overview: Overview | undefined
  onReports: () => void
  onList: (filter: ListFilter) => void
}

/** Revenue and its two parts. If the payments function failed, its part counts as zero, and the banner explains it. */
const Revenue = ({ everyone, overview, onReports, onList }: RevenueProps) => {
  const month = overview?.month
  const paid = () => (month ? onList({ ...plainListFilter, state: 'paid', month }) : undefined)
  return (
    <SimpleGrid className={css.list} cols={{ base: 1, sm: 3 }} spacing="sm">
      <Figure
        isRow
        label={everyone ? 'Revenue this month' : 'Your spend this month'}
        value={overview ? formatUsd(overview.failure ? 0 : overview.revenue.total) : null}
        note={overview?.failure ? 'Shown as $0: the payments service failed' : 'Reports and invoices together'}
      />
      <Figure
        isRow
        label="Performance reports, after fees"
        value={overview ? formatUsd(overview.revenue.reports) : null}
        note={overview ? `${pluralize(overview.reportRows, 'report')}, ${showMonth(overview.month)}` : null}
        onOpen={onReports}
      />
      <Figure
        isRow
        label={overview?.failure ? `Paid invoices, ${isKnown(overview) ? 'last known' : 'unknown'}` : 'Paid invoices'}
        value={overview ? formatUsd(overview.revenue.invoices) : null}
        note={overview ? `${pluralize(overview.paidInvoices, 'paid invoice')}, ${showMonth(overview.month)}` : null}
        onOpen={paid}
      />
    </SimpleGrid>
  )
}

type InBothProps = { overview: Overview | undefined; client: string | undefined; onList: (filter: ListFilter) => void }

/** Which reports of the month are the same money as a paid invoice; opens both. It has its lines from the start: nothing moves when it is known. */
const InBoth = ({ overview, client, onList }: InBothProps) => (
  <Text c="dimmed" size="sm" mih={{ base: '4lh', sm: '2lh', lg: '1lh' }}>
    {overview ? describeBoth(overview.both, overview.revenue, overview.month) : 'Comparing reports with paid invoices…'}
    {overview && overview.both.reports > 0 ? (
      <>
        {' '}
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link {...props} to="/performance-report" search={{ month: overview.month, client, show: 'both' }} />
          )}
        >
          Show the {pluralize(overview.both.reports, 'report')}
        </Anchor>
        {' · '}
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => onList({ ...plainListFilter, also: 'report', month: overview.month })}
        >
          Show the {pluralize(overview.both.reports, 'invoice')}
        </Anchor>
      </>
    ) : null}
  </Text>
)

/** Rows that the figures exclude, with reasons: from before the vendor, or in other currencies. */
const LeftOut = ({ overview: { leftOut, otherCurrencies } }: { overview: Overview }) => (
  <>
    {leftOut > 0 ? (
      <Text c="dimmed" size="sm">
        {pluralize(leftOut, 'invoice that was', 'invoices that were')} here before Stripe was connected{' '}
        {leftOut === 1 ? 'is' : 'are'} not counted.
      </Text>
    ) : null}
    {otherCurrencies.map(({ currency, count, billed, paid }) => (
      <Text key={currency} c="dimmed" size="sm">
        Sums are in US dollars: {formatAmount(billed, currency)} billed and {formatAmount(paid, currency)} paid with{' '}
        {pluralize(count, 'invoice')} {count === 1 ? 'is' : 'are'} not in them.
      </Text>
    ))}
  </>
)

type PeriodChoiceProps = {
  period: Period | null
  older: Overview['older'] | undefined
  today: Day
  onPeriod: (period: Period | null) => void
}

/** Which days the sums and the list below are of, and how current the invoices are that lie further back than 90 days. */
const PeriodChoice = ({ period, older, today, onPeriod }: PeriodChoiceProps) => (
  <div>
    <PeriodPicker period={period} rest="Last 90 days" today={today} onPeriod={onPeriod} />
    {older ? (
      <Text c="dimmed" size="sm" mt={4} role="status">
        {describeOlder(older)}
      </Text>
    ) : null}
  </div>
)

type FinancialPageProps = { search: FinancialSearch; onSearch: OnFinancialSearch; onReports: (month?: string) => void }

/** Revenue of this month with both parts, and the invoices of the last 90 days or of a period: sums, clients, months and the list. */
export const FinancialPage = ({ search, onSearch, onReports }: FinancialPageProps) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const filter = readFilter(search.filter)
  const period = search.period && createFuturePeriod(search.period, today) === null ? search.period : null
  const asked = {
    timeZone: viewerTimeZone,
    ...(search.client ? { organization: search.client } : {}),
    ...(period ? { period } : {}),
  }
  // One client needs no sums by client.
  const isOne = !everyone || search.client !== undefined
  const overview = useQuery(financialOverview, asked, { keepPrevious: true })
  const data = overview.data
  const onList = (next: ListFilter) => {
    onSearch({ filter: writeFilter(next), page: undefined })
    document.getElementById('invoices')?.scrollIntoView({ block: 'start' })
  }
  const owed = <OwedByAge overview={data} onList={onList} />
  const onListIn = (next: ListFilter) => onList(period ? filterByPeriod(next, period) : next)
  return (
    <Page
      title="Financial Overview"
      lead={
        // On a phone it is two lines once the data is here: their place is kept.
        <Box mih={{ base: '2lh', sm: '1lh' }}>{describeLead(data, everyone)}</Box>
      }
      actions={
        everyone ? (
          <OrganizationSelect
            value={search.client ?? null}
            onChange={(id) => onSearch({ client: id ?? undefined, page: undefined })}
          />
        ) : null
      }
    >
      {data?.failure ? (
        <PaymentsError reason={data.failure} isKnown={isKnown(data)} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.isError && !data ? (
        <ErrorState onRetry={() => void overview.refetch()}>
          {getErrorMessage(overview.error, 'Couldn’t load the revenue.')}
        </ErrorState>
      ) : (
        <>
          <Revenue everyone={everyone} overview={data} onReports={() => onReports(data?.month)} onList={onList} />
          <InBoth overview={data} client={search.client} onList={onList} />
          {data ? <LeftOut overview={data} /> : null}
          <PeriodChoice
            older={data?.older}
            period={period}
            today={today}
            onPeriod={(next) => {
              const plain = next ? filterByPeriod(plainListFilter, next) : plainListFilter
              onSearch({ period: next ?? undefined, filter: writeFilter(plain), page: undefined })
            }}
          />
          <StateSums overview={data} period={period} onList={onListIn} />
          <div className={css.two}>
            <div className={css.column}>
              <MonthSums
                overview={data}
                onList={onListIn}
                reportsLink={(month, net) => (
                  <Anchor
                    size="sm"
                    renderRoot={(props) => (
                      <Link {...props} to="/performance-report" search={{ month, client: search.client }} />
                    )}
                  >
                    {formatUsd(net)}
                  </Anchor>
                )}
              />
              {isOne ? null : owed}
            </div>
            {isOne ? owed : <ClientSums overview={data} onList={onListIn} />}
          </div>
        </>
      )}
      <InvoiceList
        search={search}
        filter={filter}
        onSearch={onSearch}
        isUnknown={Boolean(data?.failure) && data !== undefined && !isKnown(data)}
        onRetry={() => void overview.refetch()}
      />
      <FilterDialog
        opened={search.dialog === 'filter'}
        applied={filter}
        organization={search.client}
        onApply={(next) => onSearch({ filter: writeFilter(next), page: undefined, dialog: undefined })}
        onClose={() => onSearch({ dialog: undefined }, true)}
      />
    </Page>
  )
}
