import { Button, Group, Paper, Stack, Tabs, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Failed } from '../../../../ui/states.tsx'
import { TabLine } from '../../../../ui/tab-line.tsx'
import { OrganizationSelect } from '../../../organizations/web/door.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import { performanceReport } from '../../contract/reports.ts'
import { addMonths, isMonth, type Month, monthOfDay, showMonth } from '../../rules/month.ts'
import { compared } from '../../rules/same-days.ts'
import { AverageClients } from '../average-clients.tsx'
import css from '../figure.module.css'
import { MonthPicker } from '../month-picker.tsx'
import { ReportFigures } from './report-figures.tsx'
import { type OnReportsSearch, type ReportsSearch, tabOf } from './reports-search.ts'
import { Trend } from './trend.tsx'

/** The room of its bar and its first rows, so that what is below stays where it is. */
const ReportList = lazyComponent(async () => (await import('./report-list.tsx')).ReportList, <Paper mih={577} />)
const HiringSection = lazyComponent(async () => (await import('../hiring/hiring-section.tsx')).HiringSection)
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

type ReportsPageProps = { search: ReportsSearch; onSearch: OnReportsSearch }

/** What each month brought and how hiring went; every number opens its rows. */
export const ReportsPage = ({ search, onSearch }: ReportsPageProps) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const current = monthOfDay(today)
  const { month, other } = monthsOf(search, current)
  const beside = other ? compared(month, other, today) : null
  const ours = { timeZone: viewerTimeZone, ...(search.client ? { organization: search.client } : {}) }
  const report = useQuery(performanceReport, { month, ...ours }, { keepPrevious: true })
  const tab = tabOf(search)
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
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => onSearch({ tab: value === 'hiring' ? 'hiring' : undefined, people: undefined })}
      >
        <TabLine mb="md">
          <Tabs.Tab value="hiring">Hiring</Tabs.Tab>
          <Tabs.Tab value="fees">Fees</Tabs.Tab>
        </TabLine>
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
          <Stack gap="sm">
            {report.isError && !report.data ? (
              <Failed onRetry={() => void report.refetch()}>
                {sentenceOf(report.error, 'The reports could not be loaded.')}
              </Failed>
            ) : (
              <>
                <ReportFigures
                  totals={report.data?.totals}
                  month={month}
                  beside={beside}
                  today={today}
                  ours={ours}
                  onOpen={showRows}
                />
                <div className={css.two}>
                  <Trend trend={report.data?.trend} onMonth={open} onAdd={() => onSearch({ entry: 'add' })} />
                  <AverageClients average={report.data?.average} onMonth={(made) => onSearch({ made })} />
                </div>
                <ReportList month={month} search={search} flags={report.data?.flags} onSearch={onSearch} />
              </>
            )}
          </Stack>
        </Tabs.Panel>
      </Tabs>
      <ReportsDialogs search={search} month={month} onSearch={onSearch} />
    </Page>
  )
}
