import { Checkbox, Group, Text } from '@mantine/core'
import type { Day } from '../../../../../rules/day.ts'
import { isMonth, showMonth, toMonth } from '../../../../../rules/periods/month.ts'
import {
  createFuturePeriod,
  cutToSameLength,
  getPeriodMonths,
  getPreviousPeriod,
  isPeriod,
  type Period,
  showPeriod,
} from '../../rules/periods/period.ts'
import { MonthPicker } from '../month-picker.tsx'
import { PeriodPicker } from '../period-picker.tsx'
import type { OnReportsSearch, ReportsSearch } from './reports-search.ts'

/** The whole months that the reports of a span count for. */
const formatMonths = (period: Period) => {
  const { first, last } = getPeriodMonths(period)
  return first === last ? showMonth(first) : `${showMonth(first)} to ${showMonth(last)}`
}

/** Says which whole months the reports of a span of days are those of. */
export const CountedMonths = ({ period }: { period: Period }) =>
  period.includes('..') ? (
    <Text size="sm" c="dimmed">
      Reports count by month: {formatMonths(period)}.
    </Text>
  ) : null

type PeriodBarProps = {
  search: ReportsSearch
  month: Period
  other: Period | null
  today: Day
  /** Its fields are in one line, without labels above them. */
  isInLine: boolean
  onPeriod: (period: Period) => void
  onSearch: OnReportsSearch
}

/** Which period is shown, and what it is compared with. */
export const PeriodBar = ({ search, month, other, today, isInLine, onPeriod, onSearch }: PeriodBarProps) => {
  const current = toMonth(today)
  return (
    <>
      {search.month && isPeriod(search.month) && createFuturePeriod(search.month, today) ? (
        <Text size="sm" c="dimmed" role="status">
          {showPeriod(search.month)} hasn’t started, so {showMonth(current)} is shown.
        </Text>
      ) : null}
      <Group gap="xs" align={isInLine ? 'center' : 'flex-end'}>
        <PeriodPicker
          hasMonthPicker
          period={month}
          today={today}
          isInLine={isInLine}
          onPeriod={(next) => next && onPeriod(next)}
        />
        {isMonth(month) ? (
          <MonthPicker
            month={month}
            other={other}
            current={current}
            isInLine={isInLine}
            onMonth={onPeriod}
            onOther={(next) => onSearch({ with: next ?? 'none' })}
          />
        ) : (
          <Checkbox
            label={`Compare with ${showPeriod(cutToSameLength(getPreviousPeriod(month), month, today))}`}
            checked={other !== null}
            onChange={(event) => onSearch({ with: event.currentTarget.checked ? undefined : 'none' })}
            mb={isInLine ? 0 : 8}
          />
        )}
      </Group>
    </>
  )
}
