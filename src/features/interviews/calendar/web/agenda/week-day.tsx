import { type Day, formatDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import { assignLanes, getCoveredMinutes } from '../../rules/week-lanes.ts'
import type { useDragToMove } from './use-drag-to-move.ts'
import { WeekCard } from './week-card.tsx'
import css from './week-grid.module.css'

/** Pixels of a card with its time and two lines of a name; a finger needs 44. */
export const cardHeight = 48
/** A card of this height has room for a line of facts. */
const longHeight = 66

export type PlacedInterview = { interview: Interview; day: Day; from: number; minutes: number }

type Drag = ReturnType<typeof useDragToMove>

type WeekDayProps = {
  day: Day
  placed: readonly PlacedInterview[]
  isToday: boolean
  /** The minute of the line, or null. */
  now: number | null
  /** The first minute shown, and the pixels of an hour. */
  from: number
  hourHeight: number
  dragged: Drag['dragged']
  /** The interview whose details are open. */
  shown: string | undefined
  mayMove: boolean
  onPointerDown: (id: string, start: number) => ReturnType<Drag['onPointerDown']>
  onOpen: (id: string) => void
}

/** The interviews of one day among the hours of a week. */
export const WeekDay = (props: WeekDayProps) => {
  const { day, placed, isToday, now, from, hourHeight, dragged, onPointerDown, onOpen } = props
  const pixels = (minutes: number) => (minutes / 60) * hourHeight
  const lanes = assignLanes(
    placed.map((each) => ({ from: each.from, minutes: getCoveredMinutes(each.minutes, cardHeight, hourHeight) })),
  )
  return (
    <ul className={css.day} data-today={isToday || undefined} aria-label={formatDay(day)}>
      {placed.map(({ interview, from: start, minutes }, at) => {
        const { lane, lanes: count } = lanes[at] ?? { lane: 0, lanes: 1 }
        const mayMove = props.mayMove && interview.mayReschedule
        const isDragged = dragged?.id === interview.id
        const height = pixels(minutes) - 2
        return (
          <li
            key={interview.id}
            className={css.card}
            data-row={interview.id}
            data-marked={interview.id === props.shown || undefined}
            data-status={interview.status}
            data-dragged={isDragged || undefined}
            data-long={height > longHeight || undefined}
            style={{
              top: pixels(start - from),
              minHeight: height,
              left: `${(lane / count) * 100}%`,
              width: `calc(${100 / count}% - 3px)`,
              ...(isDragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : {}),
            }}
          >
            <WeekCard
              interview={interview}
              mayMove={mayMove}
              onPointerDown={mayMove ? onPointerDown(interview.id, start) : undefined}
              onOpen={() => onOpen(interview.id)}
            />
          </li>
        )
      })}
      {now === null ? null : <li aria-hidden className={css.now} style={{ top: pixels(now - from) }} />}
    </ul>
  )
}
