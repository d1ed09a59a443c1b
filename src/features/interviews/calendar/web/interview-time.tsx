import { Text } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { WithTooltip } from '../../../../ui/hints/with-tooltip.tsx'
import type { Interview } from '../contract/interviews.ts'
import {
  formatClock,
  formatClockRange,
  formatInOtherZone,
  formatTimeRange,
  showDate,
} from '../rules/interview-words.ts'
import css from './interviews.module.css'

type ClockOfTwo = Pick<Interview, 'interview_date' | 'candidate' | 'candidateZone'>
type InterviewTimes = ClockOfTwo & Pick<Interview, 'minutes'>

/** 'Today', 'Tomorrow', 'Yesterday' or 'Tue, Nov 24', by the viewer's calendar. */
export const formatNearDay = (at: Date, now = new Date()): string => {
  const [day, today] = [toLocalDay(at, viewerTimeZone), toLocalDay(now, viewerTimeZone)]
  const near = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow', [addDays(today, -1)]: 'Yesterday' }[day]
  return near ?? showDate(at, viewerTimeZone)
}

const clockThere = ({ interview_date, candidate, candidateZone }: ClockOfTwo) => {
  if (!candidateZone) return 'The candidate’s time zone is unknown'
  const there = formatInOtherZone(new Date(interview_date), candidateZone.timeZone, viewerTimeZone)
  return there === null ? null : `${there} for ${getFirstName(candidate)}`
}

/**
 * Formats the hour on the candidate's clock. Null if it shows the same. A zone known only from the state may be a
 * guess.
 */
export const formatCandidateClock = (interview: ClockOfTwo): string | null => {
  const there = clockThere(interview)
  return there === null ? null : `${there}${interview.candidateZone?.isGuess ? ' (based on the state)' : ''}`
}

/** The same in short, for a line with many facts: '9:00 AM CST for Nia'. */
export const formatShortClock = (interview: ClockOfTwo): string | null =>
  interview.candidateZone ? clockThere(interview) : 'time zone unknown'

type InterviewTimeProps = {
  interview: InterviewTimes
  withDay?: boolean
  /** For a list whose head tells the viewer's zone: a hint explains the source of the candidate's. */
  hinted?: boolean
  /** In short, without the end and the candidate's hour. */
  own?: boolean
}

/** When an interview is: by the viewer's clock, and below it by the candidate's where that shows another hour. */
export const InterviewTime = ({ interview, withDay = true, hinted = false, own = false }: InterviewTimeProps) => {
  const at = new Date(interview.interview_date)
  const there = own ? null : clockThere(interview)
  return (
    <>
      <Text size="sm" fw={600} component="div" className={css.nowrap}>
        {withDay ? `${formatNearDay(at)}, ` : ''}
        <time dateTime={interview.interview_date}>
          {own
            ? formatClock(at, viewerTimeZone)
            : (hinted ? formatClockRange : formatTimeRange)(at, interview.minutes, viewerTimeZone)}
        </time>
      </Text>
      {there === null ? null : (
        <Text size="xs" c="dimmed" component="div">
          {hinted && interview.candidateZone?.isGuess ? (
            <WithTooltip hint="The time zone is based on the state">{there}</WithTooltip>
          ) : (
            formatCandidateClock(interview)
          )}
        </Text>
      )}
    </>
  )
}
