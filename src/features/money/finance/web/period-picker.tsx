import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { addDays, type Day, parseDay } from '../../../../rules/day.ts'
import { addMonths, isMonth, toMonth } from '../../../../rules/periods/month.ts'
import {
  getPeriodDays,
  getPreviousPeriod,
  getQuarter,
  isPeriod,
  type Period,
  showPeriod,
  toPeriod,
} from '../rules/periods/period.ts'

type PeriodPickerProps = {
  /** Null: the span in `rest`. */
  period: Period | null
  /** Span that is shown without a period. */
  rest?: string
  today: Day
  /** In one line with others, without a label above it. */
  isInLine?: boolean
  /** Its months are in a picker of their own. */
  hasMonthPicker?: boolean
  onPeriod: (period: Period | null) => void
}

const custom = 'custom'
const plain = 'plain'
/** The days that a span begins with, where none is chosen. */
const someDays = 90

/**
 * The periods that are one press away, by their names; a name stands for one period. `shown`: the period where its month is
 * chosen elsewhere, so that one choice stands for all months.
 */
const offered = (today: Day, shown: Period | null) => {
  const month = toMonth(today)
  const [quarter, year] = [getQuarter(month), month.slice(0, 4)]
  const months = [
    { value: month, label: 'This month' },
    { value: addMonths(month, -1), label: 'Last month' },
  ]
  return [
    ...(shown === null ? months : [{ value: isMonth(shown) ? shown : month, label: 'Month' }]),
    { value: quarter, label: 'This quarter' },
    { value: getPreviousPeriod(quarter), label: 'Last quarter' },
    { value: year, label: 'This year' },
    { value: getPreviousPeriod(year), label: 'Last year' },
  ]
}

/** From and to of a span; taken once both days are whole. */
const Span = ({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) => {
  const { first, last } = getPeriodDays(period)
  const [days, setDays] = useState({ from: first, to: last })
  const [from, to] = [parseDay(days.from), parseDay(days.to)]
  const span = from && to ? toPeriod(from, to) : ''
  const problem =
    from && to && from > to
      ? 'From can’t be after To.'
      : from && to && !isPeriod(span)
        ? 'Choose 10 years or less.'
        : undefined
  return (
    <Group gap="xs" align="flex-end">
      <DayField
        label="From"
        placeholder="3/14/2026"
        maxLength={40}
        w={150}
        value={days.from}
        problem={problem}
        onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
      />
      <DayField
        label="To"
        placeholder="3/14/2026"
        maxLength={40}
        w={150}
        value={days.to}
        onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
      />
      <Button variant="default" disabled={!isPeriod(span) || span === period} onClick={() => onPeriod(span)}>
        Show
      </Button>
    </Group>
  )
}

/** Month, quarter, year, or any days: which period is shown. */
export const PeriodPicker = ({
  period,
  rest,
  today,
  isInLine = false,
  hasMonthPicker = false,
  onPeriod,
}: PeriodPickerProps) => {
  const choices = offered(today, hasMonthPicker ? period : null)
  const known = choices.find(({ value }) => value === period)
  const [isTyping, setIsTyping] = useState(false)
  const isSpan = isTyping || Boolean(period?.includes('..'))
  const others = known || isSpan || period === null ? [] : [{ value: period, label: showPeriod(period) }]
  const first = rest === undefined ? [] : [{ value: plain, label: rest }]
  const shown = period ?? toPeriod(addDays(today, 1 - someDays), today)
  return (
    <Group gap="xs" align="flex-end">
      <Select
        {...(isInLine ? { 'aria-label': 'Period', w: 136 } : { label: 'Period', w: 172 })}
        allowDeselect={false}
        data={[...first, ...choices, ...others, { value: custom, label: 'From – to' }]}
        value={isSpan ? custom : (period ?? plain)}
        onChange={(value) => {
          setIsTyping(value === custom)
          if (value && value !== custom) onPeriod(value === plain ? null : value)
        }}
      />
      {isSpan ? <Span key={shown} period={shown} onPeriod={onPeriod} /> : null}
    </Group>
  )
}
