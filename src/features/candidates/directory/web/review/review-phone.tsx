import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { getNextStatus } from '../../rules/review/get-next-status.ts'
import css from './review.module.css'
import { useSwipe } from './use-swipe.ts'

type ReviewPhoneProps = {
  choices: readonly string[]
  status: string
  mayEdit: boolean
  children: ReactNode
  onGive: (status: string) => void
  onArchive: () => void
  onText: () => void
  onSkip: () => void
  onMore: () => void
}

/** One candidate as a card. The choices are under the thumb. A drag to a side shows its action before it counts. */
export const ReviewPhone = (props: ReviewPhoneProps) => {
  const { choices, status, mayEdit, children, onGive, onArchive, onText, onSkip, onMore } = props
  const next = getNextStatus(choices, status)
  const swipe = useSwipe({
    onLeft: mayEdit ? onArchive : undefined,
    onRight: mayEdit && next !== null ? () => onGive(next) : undefined,
  })
  return (
    <>
      <div className={css.stack} {...swipe.handlers}>
        <article
          className={css.card}
          aria-label="Candidate"
          style={swipe.x === 0 ? undefined : { transform: `translateX(${swipe.x}px)`, transition: 'none' }}
        >
          {children}
        </article>
        {swipe.x === 0 ? null : (
          <span
            className={css.hint}
            data-side={swipe.x < 0 ? 'left' : 'right'}
            data-counts={swipe.side !== null || undefined}
          >
            {swipe.x < 0 ? 'Archive' : next}
          </span>
        )}
      </div>
      <footer className={css.foot}>
        {mayEdit ? (
          <>
            <Button size="md" variant="default" onClick={onArchive}>
              Archive
            </Button>
            <Button
              size="md"
              className={css.wide}
              disabled={next === null}
              onClick={() => next !== null && onGive(next)}
            >
              {next ?? 'No next status'}
            </Button>
            <Button size="md" variant="default" onClick={onText}>
              Text
            </Button>
            <Button size="md" variant="default" className={css.medium} onClick={onMore}>
              Status
            </Button>
          </>
        ) : null}
        <Button size="md" variant="default" onClick={onSkip}>
          Skip
        </Button>
      </footer>
    </>
  )
}
