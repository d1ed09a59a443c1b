import { Checkbox, Text, TextInput } from '@mantine/core'
import { type WeekOfHours, weekDays } from '../../../rules/calendar/week-hours.ts'
import { toTyped, type useWeekHours } from './use-week-hours.ts'
import css from './week-hours.module.css'

type WeekHoursProps = {
  week: ReturnType<typeof useWeekHours>
  /** The first hours of a day that is switched on. */
  usual: WeekOfHours
  from: string
  until: string
  /** The label of a day that is off. */
  closed: string
  /** Problems wait until someone tried to save. */
  quiet?: boolean
}

/** The fields of a week's hours, a line a day: a switch and two times. */
export const WeekHours = ({ week, usual, from, until, closed, quiet = false }: WeekHoursProps) =>
  weekDays.map(({ key, label }) => {
    const day = week.days[key]
    const problem = quiet ? null : week.problems[key]
    return (
      <fieldset key={key} className={css.day} aria-label={label}>
        <Checkbox
          label={label}
          checked={day.isOpen}
          onChange={(event) =>
            week.set(key, event.currentTarget.checked ? { ...toTyped(usual[key]), isOpen: true } : { isOpen: false })
          }
        />
        {day.isOpen ? (
          <>
            <TextInput
              type="time"
              label={from}
              value={day.from}
              error={problem?.from}
              onChange={(event) => week.set(key, { from: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={until}
              value={day.until}
              error={problem?.until}
              onChange={(event) => week.set(key, { until: event.currentTarget.value })}
            />
          </>
        ) : (
          <Text size="sm" c="dimmed" className={css.closed}>
            {closed}
          </Text>
        )}
      </fieldset>
    )
  })
