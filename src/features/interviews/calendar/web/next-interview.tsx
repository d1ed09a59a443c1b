import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { candidateInterviews } from '../contract/interviews.ts'
import { showMoment } from '../rules/interview-words.ts'
import { formatCandidateClock } from './interview-time.tsx'

type NextInterviewProps = {
  candidateId: string
  onOpen: () => void
}

/** When someone is interviewed next, in one line that leads to all their interviews. */
export const NextInterview = ({ candidateId, onOpen }: NextInterviewProps) => {
  const found = useQuery(candidateInterviews, { id: candidateId })
  const [opened] = useState(() => new Date())
  const next = found.data?.rows
    .filter(
      ({ status, interview_date }) => ['Scheduled', 'Confirmed'].includes(status) && new Date(interview_date) > opened,
    )
    .toSorted((a, b) => a.interview_date.localeCompare(b.interview_date))[0]
  return (
    <Text size="sm" c={next ? undefined : 'dimmed'}>
      {next ? (
        <>
          Next interview:{' '}
          <Anchor component="button" type="button" size="sm" onClick={onOpen}>
            {showMoment(new Date(next.interview_date), viewerTimeZone)}
          </Anchor>
          {formatCandidateClock(next) ? ` · ${formatCandidateClock(next)}` : ''}, {next.type},{' '}
          {next.interviewer ?? 'unassigned'}
        </>
      ) : found.data ? (
        'No interview booked.'
      ) : found.isError ? (
        'Couldn’t load the interviews.'
      ) : (
        '\u00a0'
      )}
    </Text>
  )
}
