import { VisuallyHidden } from '@mantine/core'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { type Day, toInstant } from '../../../../../rules/day.ts'
import { showDate } from '../../rules/interview-words.ts'
import { PrintDayButton } from '../print/print-day-button.tsx'
import css from './week-grid.module.css'

type DayHeadProps = {
  day: Day
  today: Day
  /** How many interviews the day has: none needs no paper. */
  count: number
  onPrint: (day: Day) => void
}

/** The head of a day in the week, with the button that prints the day. */
export const DayHead = ({ day, today, count, onPrint }: DayHeadProps) => (
  <div className={css.dayHead} data-today={day === today || undefined}>
    <h2 className={css.dayName}>
      {showDate(toInstant(day, 720, viewerTimeZone), viewerTimeZone).replace(/ (?=\d)/, '\u00a0')}
      {day === today ? <VisuallyHidden>, today</VisuallyHidden> : null}
    </h2>
    {count > 0 ? <PrintDayButton day={day} className={css.print} onPrint={onPrint} /> : null}
  </div>
)
