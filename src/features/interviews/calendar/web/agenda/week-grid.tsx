import { useMediaQuery } from '@mantine/hooks'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useNow } from '../../../../../platform/web/use-now.ts'
import { type Day, formatDay, toInstant, toLocalDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import { showDate } from '../../rules/interview-words.ts'
import { assignLanes, getOpeningMinute, getShownHours } from '../../rules/week-lanes.ts'
import { useDragToMove } from './use-drag-to-move.ts'
import { useScrollToOpening } from './use-scroll-to-opening.ts'
import { useSight } from './use-sight.ts'
import { WeekCard } from './week-card.tsx'
import css from './week-grid.module.css'
import { WeekMore } from './week-more.tsx'

/** Height of an hour in pixels. A finger hits a half hour, 44 pixels and the gap below it. */
const heights = { mouse: 48, finger: 92 }
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })
const hourName = (minutes: number) => clock.format(minutes * 60_000)

/** Minutes after the viewer's midnight by the wall clock. */
const getMinutes = (at: Date) => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: viewerTimeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .split(':')
    .map(Number)
  return hour * 60 + minute
}

type WeekGridProps = {
  days: readonly Day[]
  rows: readonly Interview[]
  today: Day
  /** The rows are those of another week, until the asked ones arrive. */
  isOld: boolean
  onOpen: (id: string) => void
  onMove: ((id: string, to: Date) => void) | null
}

/**
 * A week as a calendar: hours down, days across, now as a line. Dragging an interview to another hour opens a question.
 * By keyboard, its drawer reschedules it.
 */
export const WeekGrid = ({ days, rows, today, isOld, onOpen, onMove }: WeekGridProps) => {
  const now = useNow(60_000)
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const hourHeight = isTouched ? heights.finger : heights.mouse
  const pixels = (minutes: number) => (minutes / 60) * hourHeight
  const placed = rows.map((interview) => {
    const at = new Date(interview.interview_date)
    return { interview, day: toLocalDay(at, viewerTimeZone), from: getMinutes(at), minutes: interview.minutes }
  })
  const nowMinutes = days.includes(today) ? getMinutes(now) : null
  const { from, until } = getShownHours(placed, nowMinutes)
  const hours = Array.from({ length: (until - from) / 60 }, (_, n) => from + n * 60)
  const { grid, dragged, onPointerDown } = useDragToMove({
    days: days.length,
    from,
    hourHeight,
    onDrop: (id, day, minutes) => {
      const to = days[day]
      if (to) onMove?.(id, toInstant(to, minutes, viewerTimeZone))
    },
  })
  const ofToday = placed.filter(({ day }) => day === today)
  const scroller = useScrollToOpening(pixels(getOpeningMinute(placed, ofToday, nowMinutes) - from), days[0], isOld)
  const seen = useSight(scroller)
  const show = (minute: number) => scroller.current?.scrollTo({ top: pixels(minute - from) - hourHeight })
  const more = seen && {
    days,
    placed,
    sight: { from: from + (seen.top / hourHeight) * 60, until: from + (seen.bottom / hourHeight) * 60 },
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section ref={scroller} className={css.scroll} tabIndex={0} aria-label="Hours of the week">
      <div className={css.heads}>
        {days.map((day) => (
          <h2 key={day} className={css.dayName} data-today={day === today || undefined}>
            {showDate(toInstant(day, 720, viewerTimeZone), viewerTimeZone)}
            {day === today ? ', today' : ''}
          </h2>
        ))}
        {more ? <WeekMore {...more} side="earlier" onShow={show} /> : null}
      </div>
      <div className={css.body} style={{ height: pixels(until - from) }}>
        <div className={css.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} className={css.hour} style={{ top: pixels(hour - from) }}>
              {hourName(hour)}
            </span>
          ))}
        </div>
        <div ref={grid} className={css.days} style={{ backgroundSize: `100% ${hourHeight}px` }}>
          {days.map((day, column) => {
            const mine = placed.filter((each) => each.day === day)
            const lanes = assignLanes(mine)
            return (
              <ul key={day} className={css.day} data-today={day === today || undefined} aria-label={formatDay(day)}>
                {mine.map(({ interview, from: start, minutes }, at) => {
                  const { lane, lanes: count } = lanes[at] ?? { lane: 0, lanes: 1 }
                  const mayMove = onMove !== null && interview.mayReschedule
                  const isDragged = dragged?.id === interview.id
                  return (
                    <li
                      key={interview.id}
                      className={css.card}
                      data-status={interview.status}
                      data-dragged={isDragged || undefined}
                      data-short={pixels(minutes) < 40 || undefined}
                      data-long={pixels(minutes) > 60 || undefined}
                      style={{
                        top: pixels(start - from),
                        height: Math.max(isTouched ? 44 : 26, pixels(minutes) - 2),
                        left: `${(lane / count) * 100}%`,
                        width: `calc(${100 / count}% - 3px)`,
                        ...(isDragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : {}),
                      }}
                    >
                      <WeekCard
                        interview={interview}
                        mayMove={mayMove}
                        onPointerDown={mayMove ? onPointerDown(interview.id, column, start) : undefined}
                        onOpen={() => onOpen(interview.id)}
                      />
                    </li>
                  )
                })}
                {day === today && nowMinutes !== null ? (
                  <li aria-hidden className={css.now} style={{ top: pixels(nowMinutes - from) }} />
                ) : null}
              </ul>
            )
          })}
        </div>
      </div>
      {more ? <WeekMore {...more} side="later" onShow={show} /> : null}
    </section>
  )
}
