import { Button } from '@mantine/core'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import { isOpen } from '../../rules/interview-statuses.ts'
import css from '../interviews.module.css'
import { isLink } from '../place-text.tsx'

/** The press that begins an open interview of today: a call, or its video link. */
export const JoinNow = ({ interview }: { interview: Interview }) => {
  const { type, callTo, place, status, interview_date, candidate } = interview
  const isToday = toLocalDay(new Date(interview_date), viewerTimeZone) === toLocalDay(new Date(), viewerTimeZone)
  if (!isToday || !isOpen(status)) return null
  if (type === 'Phone' && callTo)
    return (
      <Button
        component="a"
        href={`tel:${callTo}`}
        className={css.join}
        size="compact-xs"
        variant="light"
        aria-label={`Call ${candidate}`}
      >
        Call
      </Button>
    )
  if (type === 'Video' && place && isLink(place))
    return (
      <Button
        component="a"
        href={place}
        target="_blank"
        rel="noreferrer"
        className={css.join}
        size="compact-xs"
        variant="light"
        aria-label={`Join the video call with ${candidate}`}
      >
        Join
      </Button>
    )
  return null
}
