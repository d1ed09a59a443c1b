import { Paper, Stack, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMail } from '@reinforce/icons'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import type { Day } from '../../../../../rules/day.ts'
import { toMonth } from '../../../../../rules/periods/month.ts'
import { useKeepMounted } from '../../../../../ui/dialog/use-keep-mounted.ts'
import { HeadActions } from '../../../../../ui/head/head-actions.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { FilterPart } from '../../../../../ui/list/filter-chips.tsx'
import { ListFilter } from '../../../../../ui/list/list-filter.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../../ui/scrollable-tabs.tsx'
import { ErrorState } from '../../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { performanceReport } from '../../contract/reports.ts'
import { type Period, showPeriod } from '../../rules/periods/period.ts'
import { parsePeriods, pickCompared } from '../../rules/periods/shown-period.ts'
import { AverageClients } from '../average-clients.tsx'
import css from '../figure.module.css'
import { CountedMonths, PeriodBar } from './period-bar.tsx'
import { ReportFigures } from './report-figures.tsx'
import { getTab, type OnReportsSearch, type ReportsSearch, withTab } from './reports-search.ts'
import { Trend } from './trend.tsx'

/** The room of its bar and its first rows, so that what is below stays where it is. */
const ReportList = lazyComponent(async () => (await import('./report-list.tsx')).ReportList, <Paper mih={577} />)
const HiringSection = lazyComponent(async () => (await import('../hiring/hiring-section.tsx')).HiringSection)
const ReportsDialogs = lazyComponent(async () => (await import('./reports-dialogs.tsx')).ReportsDialogs)

type ReportsPageProps = { search: ReportsSearch; onSearch: OnReportsSearch }

/** Lists the differences from this month compared with the one before, each removable. */
const listChanges = (search: ReportsSearch, month: Period, onSearch: OnReportsSearch): FilterPart[] => [
  ...(search.month ? [{ id: 'month', label: showPeriod(month), remove: () => onSearch({ month: undefined }) }] : []),
  ...(search.with ? [{ id: 'with', label: 'Compared', remove: () => onSearch({ with: undefined }) }] : []),
  ...(search.client ? [{ id: 'client', label: 'Organization', remove: () => onSearch({ client: undefined }) }] : []),
]

type FeesProps = ReportsPageProps & {
  month: Period
  /** Null: nothing is compared. */
  beside: ReturnType<typeof pickCompared> | null
  today: Day
  onOpen: (month: Period) => void
}

/** The amounts and fees of a month, their trend, and their rows. */
const Fees = ({ search, month, beside, today, onOpen, onSearch }: FeesProps) => {
  const everyone = useCan('platform:see')
  const ours = { timeZone: viewerTimeZone, ...(search.client ? { organization: search.client } : {}) }
  const report = useQuery(performanceReport, { month, ...ours }, { keepPrevious: true })
  const showRows = () => {
    onSearch({ show: undefined, page: undefined }, true)
    document.getElementById('reports')?.scrollIntoView({ block: 'start' })
  }
  return (
    <Stack gap="sm">
      <CountedMonths period={month} />
      {report.isError && !report.data ? (
        <ErrorState onRetry={() => void report.refetch()}>
          {getErrorMessage(report.error, 'Couldn’t load the reports.')}
        </ErrorState>
      ) : (
        <>
          <ReportFigures
            hasClients={everyone}
            totals={report.data?.totals}
            month={month}
            beside={beside}
            today={today}
            ours={ours}
            onOpen={showRows}
          />
          <div className={everyone ? css.two : undefined}>
            <Trend trend={report.data?.trend} onMonth={onOpen} onAdd={() => onSearch({ entry: 'add' })} />
            {everyone ? <AverageClients average={report.data?.average} onMonth={(made) => onSearch({ made })} /> : null}
          </div>
          <ReportList month={month} search={search} flags={report.data?.flags} onSearch={onSearch} />
        </>
      )}
    </Stack>
  )
}

/** Results of each month, and hiring figures. Every number opens its rows. */
export const ReportsPage = ({ search, onSearch: onChange }: ReportsPageProps) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const current = toMonth(today)
  const { month, other } = parsePeriods(search, today)
  const beside = other ? pickCompared(month, other, today) : null
  const tab = getTab(search)
  const onSearch: OnReportsSearch = (change, replace) => onChange(withTab(tab, search, change), replace)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const hasDialogs = useKeepMounted(Boolean(search.made ?? search.people ?? search.schedules))
  const open = (to: Period) =>
    onSearch({ month: to === current ? undefined : to, page: undefined, show: undefined, made: undefined })
  const client = everyone ? (
    <OrganizationSelect
      value={search.client ?? null}
      onChange={(id) => onSearch({ client: id ?? undefined, page: undefined })}
    />
  ) : null
  const period = (
    <PeriodBar
      search={search}
      month={month}
      other={other}
      today={today}
      isInLine={!isPhone}
      onPeriod={open}
      onSearch={onSearch}
    />
  )
  return (
    <Page
      title="Performance Reports"
      lead={`Hiring and fees for ${showPeriod(month)}`}
      actions={
        <HeadActions
          main={
            isPhone ? (
              <ListFilter
                parts={listChanges(search, month, onSearch)}
                onClear={() => onSearch({ month: undefined, with: undefined, client: undefined, page: undefined })}
                fields={
                  <>
                    {client}
                    {period}
                  </>
                }
              />
            ) : (
              client
            )
          }
          others={[
            {
              label: 'Reports by Email',
              icon: <IconMail size={16} stroke={1.7} />,
              onClick: () => onSearch({ schedules: 'open' }),
            },
          ]}
        />
      }
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => onChange(withTab(value === 'fees' ? 'fees' : 'hiring', search, { people: undefined }))}
      >
        <div className={css.top}>
          <ScrollableTabs>
            <Tabs.Tab value="hiring">Hiring</Tabs.Tab>
            <Tabs.Tab value="fees">Fees</Tabs.Tab>
          </ScrollableTabs>
          {isPhone ? null : period}
        </div>
        <Tabs.Panel value="hiring">
          <HiringSection
            month={month}
            beside={beside}
            today={today}
            organization={search.client}
            onPeople={(people) => onSearch({ people })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="fees">
          <Fees search={search} month={month} beside={beside} today={today} onOpen={open} onSearch={onSearch} />
        </Tabs.Panel>
      </Tabs>
      {hasDialogs ? <ReportsDialogs search={search} month={month} onSearch={onSearch} /> : null}
    </Page>
  )
}
