import { UnstyledButton } from '@mantine/core'
import type { PointerEventHandler } from 'react'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import type { Interview } from '../../contract/interviews.ts'
import { formatClock, formatTimeRange } from '../../rules/interview-words.ts'
import { formatCandidateClock } from '../interview-time.tsx'
import css from './week-grid.module.css'

type WeekCardProps = {
  interview: Interview
  mayMove: boolean
  onPointerDown: PointerEventHandler<HTMLElement> | undefined
  onOpen: () => void
}

/** An interview among the hours of a week: its time first, then the person, then the rest where there is room. */
export const WeekCard = ({ interview, mayMove, onPointerDown, onOpen }: WeekCardProps) => {
  const at = new Date(interview.interview_date)
  const there = formatCandidateClock(interview)
  return (
    <UnstyledButton
      className={css.open}
      data-movable={mayMove || undefined}
      data-hint={[
        interview.candidate,
        formatTimeRange(at, interview.minutes, viewerTimeZone),
        ...(there ? [there] : []),
        interview.status,
      ].join(', ')}
      onPointerDown={onPointerDown}
      onClick={onOpen}
    >
      <span className={css.time}>{formatClock(at, viewerTimeZone)}</span>{' '}
      <span className={css.name}>{interview.candidate}</span>{' '}
      <span className={css.fact}>
        {interview.type} · {interview.interviewer ?? 'Unassigned'} · {interview.status}
        {there ? ` · ${there}` : ''}
      </span>
    </UnstyledButton>
  )
}
