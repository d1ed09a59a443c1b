import { Button } from '@mantine/core'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useNow } from '../../../../../platform/web/use-now.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import { isOpen } from '../../rules/interview-statuses.ts'
import css from '../interviews.module.css'
import { isLink } from '../place-text.tsx'

const findHref = ({ type, callTo, place }: Interview) => {
  if (type === 'Phone') return callTo && `tel:${callTo}`
  return type === 'Video' && place && isLink(place) ? place : null
}

/** From 15 minutes before an interview, its button is prominent. */
const soonMs = 15 * 60_000

const isToday = ({ interview_date }: Interview) =>
  toLocalDay(new Date(interview_date), viewerTimeZone) === toLocalDay(new Date(), viewerTimeZone)

/** The press that begins an open interview of today: a call, or its video link. It is quiet until it is about to begin. */
export const JoinNow = ({ interview }: { interview: Interview }) => {
  const { type, status, candidate } = interview
  const now = useNow(60_000)
  const href = findHref(interview)
  if (!href || !isToday(interview) || !isOpen(status)) return null
  const word = type === 'Phone' ? 'Call' : 'Join'
  return (
    <Button
      component="a"
      href={href}
      target={word === 'Join' ? '_blank' : undefined}
      rel="noreferrer"
      className={css.join}
      size="compact-xs"
      variant={Date.parse(interview.interview_date) - now.getTime() <= soonMs ? 'filled' : 'default'}
      aria-label={`${word} ${candidate}`}
    >
      {word}
    </Button>
  )
}
