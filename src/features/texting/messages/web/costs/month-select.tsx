import { NativeSelect } from '@mantine/core'
import { addMonths, listMonths, type Month, showMonth } from '../../../../../rules/periods/month.ts'

const offered = 24

type MonthSelectProps = {
  month: Month
  current: Month
  onMonth: (month: Month | undefined) => void
  /** Next to words that name it: it needs no label above. */
  isBare?: boolean
}

/** The month among the filters in use, when it is not the current one. */
export const createMonthParts = (month: Month, current: Month, remove: () => void) =>
  month === current ? [] : [{ id: 'month', label: showMonth(month), remove }]

/** One of the last two years’ months; the current one is the default and not kept. */
export const MonthSelect = ({ month, current, onMonth, isBare = false }: MonthSelectProps) => {
  const months = listMonths(addMonths(current, 1 - offered), current).toReversed()
  return (
    <NativeSelect
      {...(isBare ? { 'aria-label': 'Month', w: 170 } : { label: 'Month' })}
      data={[...months, ...(months.includes(month) ? [] : [month])].map((value) => ({
        value,
        label: showMonth(value),
      }))}
      value={month}
      onChange={(event) => onMonth(event.currentTarget.value === current ? undefined : event.currentTarget.value)}
    />
  )
}
