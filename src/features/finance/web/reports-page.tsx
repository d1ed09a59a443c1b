import { Button, Group, Paper, SimpleGrid, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
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
import { performanceReport } from '../contract/reports.ts'
import { addMonths, isMonth, type Month, monthOfDay, shortMonth, showMonth } from '../rules/month.ts'
import { AverageClients } from './average-clients.tsx'
import css from './figure.module.css'
import { Figure } from './figure.tsx'
import { MonthPicker } from './month-picker.tsx'
import type { OnReportsSearch, ReportsSearch } from './reports-search.ts'
import { Trend } from './trend.tsx'

/** The room of its bar and its first rows, so that what is below stays where it is. */
const ReportList = lazyComponent(async () => (await import('./report-list.tsx')).ReportList, <Paper mih={577} />)
const HiringSection = lazyComponent(async () => (await import('./hiring/hiring-section.tsx')).HiringSection)
const ReportsDialogs = lazyComponent(async () => (await import('./reports-dialogs.tsx')).ReportsDialogs)

/** The month that the URL names, else the viewer's; and the one beside it, by default the month before. */
const monthsOf = (search: ReportsSearch, current: Month): { month: Month; other: Month | null } => {
  const month = search.month && isMonth(search.month) && search.month <= current ? search.month : current
  if (search.with === 'none') return { month, other: null }
  return {
    month,
    other:
      search.with && isMonth(search.with) && search.with !== month && search.with <= current
        ? search.with
        : addMonths(month, -1),
  }
}

type Key = 'amount' | 'fee' | 'net' | 'clients'
const figures: [Key, string][] = [
  ['amount', 'Amount'],
  ['fee', 'Fee'],
  ['net', 'Net = amount − fee'],
  ['clients', 'Clients with a report'],
]
const shown = (key: Key, value: number) => (key === 'clients' ? value.toLocaleString('en-US') : usd(value))

const difference = (key: Key, now: number, then: number, other: Month) => {
  const sign = now === then ? '±' : now > then ? '+' : '−'
  return `${sign}${shown(key, Math.abs(now - then))} against ${shortMonth(other)} (${shown(key, then)})`
}

type ReportsPageProps = { search: ReportsSearch; onSearch: OnReportsSearch }

/** What each month brought and how hiring went; every number opens its rows. */
export const ReportsPage = ({ search, onSearch }: ReportsPageProps) => {
  const everyone = useCan('platform:see')
  const current = monthOfDay(useToday(viewerTimeZone))
  const { month, other } = monthsOf(search, current)
  const ours = search.client ? { organization: search.client } : {}
  const report = useQuery(performanceReport, { month, ...ours }, { keepPrevious: true })
  const before = useQuery(
    performanceReport,
    { month: other ?? month, ...ours },
    { enabled: other !== null, keepPrevious: true },
  )
  const totals = report.data?.totals
  const then = other ? before.data?.totals : undefined
  const open = (to: Month) =>
    onSearch({ month: to === current ? undefined : to, page: undefined, show: undefined, made: undefined })
  const showRows = () => {
    onSearch({ show: undefined, page: undefined }, true)
    document.getElementById('reports')?.scrollIntoView({ block: 'start' })
  }
  return (
    <Page
      title="Performance Reports"
      lead={`${showMonth(month)}: amounts, fees and hiring`}
      actions={
        <Group gap="sm">
          {everyone ? (
            <OrganizationSelect
              value={search.client ?? null}
              onChange={(id) => onSearch({ client: id ?? undefined, page: undefined })}
            />
          ) : null}
          <Button
            variant="default"
            leftSection={<IconMail size={16} stroke={1.7} />}
            onClick={() => onSearch({ schedules: 'open' })}
          >
            Reports by mail
          </Button>
        </Group>
      }
    >
      {search.month && isMonth(search.month) && search.month > current ? (
        <Text size="sm" c="dimmed" role="status">
          {showMonth(search.month)} has not begun: {showMonth(current)} is shown.
        </Text>
      ) : null}
      <MonthPicker
        month={month}
        other={other}
        current={current}
        onMonth={open}
        onOther={(next) => onSearch({ with: next ?? 'none' })}
      />
      {report.isError && !report.data ? (
        <Failed onRetry={() => void report.refetch()}>
          {sentenceOf(report.error, 'The reports could not be loaded.')}
        </Failed>
      ) : (
        <>
          <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
            {figures.map(([key, label]) => (
              <Figure
                key={key}
                label={label}
                value={totals ? shown(key, totals[key]) : null}
                note={totals && then && other ? difference(key, totals[key], then[key], other) : null}
                onOpen={showRows}
              />
            ))}
          </SimpleGrid>
          <div className={css.two}>
            <Trend trend={report.data?.trend} onMonth={open} />
            <AverageClients average={report.data?.average} onMonth={(made) => onSearch({ made })} />
          </div>
          <ReportList month={month} search={search} flags={report.data?.flags} onSearch={onSearch} />
        </>
      )}
      <HiringSection
        month={month}
        other={other}
        organization={search.client}
        onPeople={(people) => onSearch({ people })}
      />
      <ReportsDialogs search={search} month={month} onSearch={onSearch} />
    </Page>
  )
}
