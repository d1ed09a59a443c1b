import { NativeSelect } from '@mantine/core'
import { addMonths, type Month, monthsBetween, showMonth } from '../../../finance/rules/month.ts'

const offered = 24

type MonthSelectProps = { month: Month; current: Month; onMonth: (month: Month | undefined) => void }

/** One of the last two years’ months; the current one is the default and not kept. */
export const MonthSelect = ({ month, current, onMonth }: MonthSelectProps) => {
  const months = monthsBetween(addMonths(current, 1 - offered), current).toReversed()
  return (
    <NativeSelect
      aria-label="Month"
      w={170}
      data={[...months, ...(months.includes(month) ? [] : [month])].map((value) => ({
        value,
        label: showMonth(value),
      }))}
      value={month}
      onChange={(event) => onMonth(event.currentTarget.value === current ? undefined : event.currentTarget.value)}
    />
  )
}
