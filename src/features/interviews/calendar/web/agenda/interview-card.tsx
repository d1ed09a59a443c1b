import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { CardRow } from '../../../../../ui/list/cards/card-row.tsx'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { formatShortClock, InterviewTime } from '../interview-time.tsx'
import { InterviewerConfirmation } from '../interviewer-confirmation.tsx'
import css from '../interviews.module.css'
import { isLink } from '../place-text.tsx'
import { CandidateLink } from './create-agenda-columns.tsx'
import { JoinNow } from './join-now.tsx'

type InterviewCardProps = { interview: Interview; everyone: boolean; actions: ReactNode }

/** An interview on a narrow screen: its time, person, and facts, at the right its status and actions. */
export const InterviewCard = ({ interview, everyone, actions }: InterviewCardProps) => {
  const { type, minutes, interviewer, organization, location, place, status, cancel_reason } = interview
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false })
  const time = <InterviewTime interview={interview} own />
  const clock = formatShortClock(interview)
  const kind = `${type}, ${minutes} min`
  const facts: [string, ReactNode][] = [
    ['interviewer', interviewer ?? 'Unassigned'],
    ['clock', clock],
    ['reason', cancel_reason],
    ['where', everyone ? organization : location],
    ['place', place && !isLink(place) ? place : null],
  ]
  return (
    <CardRow
      aside={
        <>
          <InterviewerConfirmation interview={interview} />
          <JoinNow interview={interview} />
          {isPhone ? null : <InterviewStatusBadge status={status} />}
        </>
      }
      actions={actions}
    >
      <div className={css.cardLine} data-ends={isPhone || undefined}>
        {isPhone ? null : time}
        <div className={css.cardName}>
          <CandidateLink interview={interview} />
        </div>
        {isPhone ? <InterviewStatusBadge status={status} /> : null}
      </div>
      {isPhone ? (
        <>
          <FactLine
            single
            facts={[
              ['time', time],
              ['type', kind],
            ]}
          />
          <FactLine single facts={facts} />
        </>
      ) : (
        <FactLine facts={[['type', kind], ...facts]} />
      )}
    </CardRow>
  )
}
