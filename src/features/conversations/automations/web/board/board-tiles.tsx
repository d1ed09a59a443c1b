import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { BoardColumn, BoardView } from '../../rules/statuses.ts'
import css from './board.module.css'
import { boardWords } from './board-words.ts'

/** Those who need someone first, then the way an enrollment goes. */
const order: readonly BoardColumn[] = ['needs_staff', 'awaiting_reply', 'scheduled', 'booked', 'stopped']

type BoardTilesProps = { counts: Record<BoardColumn, number> | null; failed: boolean; show: BoardView }

/** The number of people in each status. Each number opens its people below. */
export const BoardTiles = ({ counts, failed, show }: BoardTilesProps) => (
  <nav aria-label="People by status" className={css.tiles}>
    {order.map((column) => (
      <Link
        key={column}
        to="."
        search={(now: object) => ({ ...now, show: column === 'needs_staff' ? undefined : column, page: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        className={css.tile}
        aria-current={show === column ? 'page' : undefined}
        data-calls={(column === 'needs_staff' && (counts?.needs_staff ?? 0) > 0) || undefined}
      >
        <span className={css.name}>{boardWords[column]}</span>
        <span className={css.count}>
          {counts === null ? (
            failed ? (
              '–'
            ) : (
              <Skeleton height={18} width={36} radius="sm" />
            )
          ) : (
            formatCount(counts[column])
          )}
        </span>
      </Link>
    ))}
  </nav>
)
