import { UnstyledButton } from '@mantine/core'
import { formatTime } from '../../../../../rules/clock.ts'
import { type Day, formatDay } from '../../../../../rules/day.ts'
import { findOutOfSight, type Sight } from '../../rules/week-lanes.ts'
import css from './week-grid.module.css'

type PlacedInterview = { day: Day; from: number; minutes: number; interview: { status: string; candidate: string } }

type WeekMoreProps = {
  days: readonly Day[]
  placed: readonly PlacedInterview[]
  sight: Sight
  side: 'earlier' | 'later'
  /** Scrolls to a minute after midnight. */
  onShow: (minute: number) => void
}

/** At the edge of the hours in sight: the nearest interview of each day beyond it, and how many more. A press scrolls there. */
export const WeekMore = ({ days, placed, sight, side, onShow }: WeekMoreProps) => (
  <div className={css.more} data-side={side}>
    {days.map((day) => {
      const beyond = findOutOfSight(
        placed.filter((each) => each.day === day && each.interview.status !== 'Cancelled'),
        sight,
      )[side]
      const [nearest] = beyond
      return (
        <div key={day}>
          {nearest ? (
            <UnstyledButton
              className={css.beyond}
              aria-label={`${nearest.interview.candidate}, ${formatTime(nearest.from)}, ${beyond.length} ${side} on ${formatDay(day)}`}
              onClick={() => onShow(nearest.from)}
            >
              <span className={css.beyondName}>{nearest.interview.candidate}</span>
              <span className={css.beyondTime}>
                {formatTime(nearest.from)} <span aria-hidden>{side === 'later' ? '↓' : '↑'}</span>
              </span>
              {beyond.length > 1 ? <span className={css.beyondTime}>{beyond.length - 1} more</span> : null}
            </UnstyledButton>
          ) : null}
        </div>
      )
    })}
  </div>
)
