import { SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import type { Day } from '../../../../../rules/day.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import { toMonth } from '../../../../../rules/periods/month.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { type PerformanceReportReply, performanceReport } from '../../contract/reports.ts'
import { formatComparison, formatDays, type MonthComparison } from '../../rules/get-comparison-period.ts'
import type { Period } from '../../rules/periods/period.ts'
import css from '../figure.module.css'
import { Figure } from '../figure.tsx'

type Totals = PerformanceReportReply['totals']
type Key = 'amount' | 'fee' | 'net' | 'clients'
const figures: [Key, string][] = [
  ['amount', 'Amount'],
  ['fee', 'Fee'],
  ['net', 'Net = amount − fee'],
  ['clients', 'Clients with a report'],
]
const shown = (key: Key, value: number) => (key === 'clients' ? formatCount(value) : formatUsd(value))

const difference = (key: Key, now: number, then: number, { month, other, through }: MonthComparison) => {
  const sign = now === then ? '±' : now > then ? '+' : '−'
  return `${sign}${shown(key, Math.abs(now - then))} vs. ${formatDays(other, month, through)} (${shown(key, then)})`
}

type ReportFiguresProps = {
  /** Whether several clients are in the reports. */
  hasClients: boolean
  totals: Totals | undefined
  month: Period
  /** Null: nothing is compared. */
  beside: MonthComparison | null
  today: Day
  ours: { timeZone: string; organization?: string }
  onOpen: () => void
}

/** Totals of the reports of a month, next to the same days of another month or, if both are over, the whole month. */
export const ReportFigures = ({ hasClients, totals, month, beside, today, ours, onOpen }: ReportFiguresProps) => {
  const asked = { ...ours, ...(beside?.through ? { through: beside.through } : {}) }
  const other = useQuery(
    performanceReport,
    { ...asked, month: beside?.other ?? month },
    { enabled: beside !== null, keepPrevious: true },
  )
  // A month that is over is cut to the days that the current one has had.
  const isCut = beside !== null && beside.through !== null && month !== toMonth(today)
  const cut = useQuery(performanceReport, { ...asked, month }, { enabled: isCut, keepPrevious: true })
  const now = isCut ? cut.data?.totals : totals
  const then = beside ? other.data?.totals : undefined
  return (
    <div className={beside ? css.compared : undefined}>
      <SimpleGrid cols={{ base: hasClients ? 2 : 1, sm: hasClients ? 2 : 3, md: hasClients ? 4 : 3 }} spacing="sm">
        {(hasClients ? figures : figures.filter(([key]) => key !== 'clients')).map(([key, label]) => (
          <Figure
            key={key}
            label={label}
            isRow={!hasClients}
            value={totals ? shown(key, totals[key]) : null}
            note={now && then && beside ? difference(key, now[key], then[key], beside) : null}
            onOpen={onOpen}
          />
        ))}
      </SimpleGrid>
      {beside?.through ? (
        <Text size="sm" c="dimmed" mt="xs">
          Changes compare {formatComparison(beside)}, by the day a report was made.
        </Text>
      ) : null}
    </div>
  )
}
