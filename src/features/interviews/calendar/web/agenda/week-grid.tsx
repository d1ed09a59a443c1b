import { useRef } from 'react'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useNow } from '../../../../../platform/web/use-now.ts'
import { type Day, toInstant, toLocalDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import { fitHourHeight, getOpeningMinute, getShownHours, hourHeights } from '../../rules/week-lanes.ts'
import { DayHead } from './day-head.tsx'
import { useDragToMove } from './use-drag-to-move.ts'
import { useScrollToOpening } from './use-scroll-to-opening.ts'
import { useSight } from './use-sight.ts'
import { useWeekRoom } from './use-week-room.ts'
import { cardHeight, type PlacedInterview, WeekDay } from './week-day.tsx'
import css from './week-grid.module.css'
import { WeekMore } from './week-more.tsx'

/** Pixels above and below the hours. */
const edges = 22
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

/** Where the interviews of a week are in its grid. */
const placeInterviews = (rows: readonly Interview[]): PlacedInterview[] =>
  rows.map((interview) => {
    const at = new Date(interview.interview_date)
    return { interview, day: toLocalDay(at, viewerTimeZone), from: getMinutes(at), minutes: interview.minutes }
  })

type WeekGridProps = {
  days: readonly Day[]
  rows: readonly Interview[]
  today: Day
  /** The interview whose details are next to the week. */
  shown: string | undefined
  /** The rows are those of another week, until the asked ones arrive. */
  isOld: boolean
  onOpen: (id: string) => void
  onPrint: (day: Day) => void
  onMove: ((id: string, to: Date) => void) | null
}

/**
 * A week as a calendar: hours down, as high as the window lets them, days across, now as a line. Dragging an interview to another
 * hour opens a question. By keyboard, its details reschedule it.
 */
export const WeekGrid = ({ days, rows, today, shown, isOld, onOpen, onPrint, onMove }: WeekGridProps) => {
  const now = useNow(60_000)
  const scroller = useRef<HTMLElement>(null)
  const room = useWeekRoom(scroller)
  const placed = placeInterviews(rows)
  const byDay = days.map((day) => placed.filter((each) => each.day === day))
  const nowMinutes = days.includes(today) ? getMinutes(now) : null
  const free = room.hours - edges
  const { from, until } = getShownHours(placed, nowMinutes, Math.floor(free / hourHeights.fewest))
  const hours = Array.from({ length: (until - from) / 60 }, (_, n) => from + n * 60)
  const hourHeight = fitHourHeight(byDay, { hours: hours.length, room: free, card: cardHeight })
  const pixels = (minutes: number) => (minutes / 60) * hourHeight
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
  const toCome = placed.filter(({ day }) => day >= today)
  const opening = getOpeningMinute(toCome.length > 0 ? toCome : placed, ofToday, nowMinutes)
  useScrollToOpening(scroller, pixels(opening - from), days[0], isOld)
  const seen = useSight(scroller)
  const show = (minute: number) => scroller.current?.scrollTo({ top: pixels(minute - from) - hourHeight })
  const more = seen && {
    days,
    placed,
    sight: { from: from + (seen.top / hourHeight) * 60, until: from + (seen.bottom / hourHeight) * 60 },
  }
  return (
    <section
      ref={scroller}
      className={css.scroll}
      style={{ maxHeight: room.all }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Hours of the week"
    >
      <div className={css.heads}>
        {days.map((day, column) => (
          <DayHead key={day} day={day} today={today} count={byDay[column]?.length ?? 0} onPrint={onPrint} />
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
          {days.map((day, column) => (
            <WeekDay
              key={day}
              day={day}
              placed={byDay[column] ?? []}
              isToday={day === today}
              now={day === today && nowMinutes !== null && nowMinutes >= from && nowMinutes < until ? nowMinutes : null}
              from={from}
              hourHeight={hourHeight}
              dragged={dragged}
              shown={shown}
              mayMove={onMove !== null}
              onPointerDown={(id, start) => onPointerDown(id, column, start)}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
      {more ? <WeekMore {...more} side="later" onShow={show} /> : null}
    </section>
  )
}
