import { Text, UnstyledButton } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { type Day, dayIn, instantAt } from '../../../../rules/day.ts'
import { showClock, showDate, showElsewhere } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'

type BookSlotsProps = {
  starts: readonly string[]
  organizationZone: string
  value: string | null
  onChoose: (at: string) => void
}

const byDay = (starts: readonly string[]): [Day, string[]][] => {
  const days = new Map<Day, string[]>()
  for (const at of starts) {
    const day = dayIn(new Date(at), viewerTimeZone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return [...days]
}

/** Free times by day of the reader's own calendar; the clinic's clock stands below where it shows another hour. */
export const BookSlots = ({ starts, organizationZone, value, onChoose }: BookSlotsProps) => (
  <>
    {byDay(starts).map(([day, times]) => (
      <section key={day} aria-label={showDate(instantAt(day, 720, viewerTimeZone), viewerTimeZone)}>
        <Text fw={600} mb={6} component="h2" size="md">
          {showDate(instantAt(day, 720, viewerTimeZone), viewerTimeZone)}
        </Text>
        <div className={css.slots}>
          {times.map((at) => {
            const start = new Date(at)
            const there = showElsewhere(start, organizationZone, viewerTimeZone)
            return (
              <UnstyledButton key={at} className={css.slot} aria-pressed={value === at} onClick={() => onChoose(at)}>
                {showClock(start, viewerTimeZone)}
                {there ? <small>{there}</small> : null}
              </UnstyledButton>
            )
          })}
        </div>
      </section>
    ))}
  </>
)
