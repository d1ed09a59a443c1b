import { Anchor, Box, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { formatAmount, formatUsd } from '../../../../rules/money.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { financialOverview } from '../contract/invoices.ts'
import { createFuturePeriod, type Period } from '../rules/periods/period.ts'
import css from './figure.module.css'
import type { FinancialSearch, OnFinancialSearch } from './financial-search.ts'
import { InvoiceList } from './invoice-list.tsx'
import { ClientSums, StateSums } from './invoice-sums.tsx'
import { filterByPeriod, type ListFilter, plainListFilter, readFilter, writeFilter } from './invoice-url.ts'
import { MonthSums } from './month-sums.tsx'
import type { Overview } from './overview.ts'
import { OwedByAge } from './owed-by-age.tsx'
import { PaymentsError } from './payments-error.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { isKnown, RevenueFigures } from './revenue-figures.tsx'

const FilterDialog = lazyComponent(async () => (await import('./invoice-filter-dialog.tsx')).InvoiceFilterDialog)

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

type ChartsProps = {
  overview: Overview | undefined
  /** One client needs no sums by client. */
  isOne: boolean
  client: string | undefined
  onList: (filter: ListFilter) => void
  /** The same for the chosen days. */
  onListIn: (filter: ListFilter) => void
}

/** The months, what is owed, and the clients. */
const Charts = ({ overview, isOne, client, onList, onListIn }: ChartsProps) => {
  const owed = <OwedByAge overview={overview} onList={onList} />
  return (
    <div className={css.two}>
      <div className={css.column}>
        <MonthSums
          overview={overview}
          onList={onListIn}
          reportsLink={(month, net) => (
            <Anchor
              size="sm"
              renderRoot={(props) => <Link {...props} to="/performance-report" search={{ month, client }} />}
            >
              {formatUsd(net)}
            </Anchor>
          )}
        />
        {isOne ? null : owed}
      </div>
      {isOne ? owed : <ClientSums overview={overview} onList={onListIn} />}
    </div>
  )
}

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
  const overview = useQuery(financialOverview, asked, { keepPrevious: true })
  const data = overview.data
  const onList = (next: ListFilter) => {
    onSearch({ filter: writeFilter(next), page: undefined })
    document.getElementById('invoices')?.scrollIntoView({ block: 'start' })
  }
  const onPeriod = (next: Period | null) => {
    const plain = next ? filterByPeriod(plainListFilter, next) : plainListFilter
    onSearch({ period: next ?? undefined, filter: writeFilter(plain), page: undefined })
  }
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
          <RevenueFigures
            everyone={everyone}
            overview={data}
            client={search.client}
            onReports={() => onReports(data?.month)}
            onList={onList}
          />
          {data ? <LeftOut overview={data} /> : null}
          <StateSums
            overview={data}
            period={period}
            onList={onListIn}
            older={data?.older ? describeOlder(data.older) : null}
            picker={<PeriodPicker isInLine period={period} rest="Last 90 days" today={today} onPeriod={onPeriod} />}
          />
          <Charts
            isOne={!everyone || search.client !== undefined}
            overview={data}
            client={search.client}
            onList={onList}
            onListIn={onListIn}
          />
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
