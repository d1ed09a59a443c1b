import type { ReactNode } from 'react'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { formatCandidateClock, InterviewTime } from '../interview-time.tsx'
import { InterviewerConfirmation } from '../interviewer-confirmation.tsx'
import css from '../interviews.module.css'
import { PlaceText } from '../place-text.tsx'
import { CandidateLink } from './create-agenda-columns.tsx'

type InterviewCardProps = { interview: Interview; everyone: boolean; actions: ReactNode }

/** An interview on a narrow screen: its time, then its status, the person, their hour, the kind, the interviewer, and the place. */
export const InterviewCard = ({ interview, everyone, actions }: InterviewCardProps) => {
  const { type, minutes, interviewer, organization, location, place, status, cancel_reason } = interview
  return (
    <div className={css.agendaCard}>
      <div className={css.cardFacts}>
        <InterviewTime interview={interview} own />
        <FactLine
          facts={[
            ['status', <InterviewStatusBadge key="status" status={status} />],
            ['candidate', <CandidateLink key="candidate" interview={interview} />],
            ['clock', formatCandidateClock(interview)],
            ['type', `${type}, ${minutes} min`],
            ['interviewer', interviewer ?? 'Unassigned'],
            ['where', everyone ? organization : location],
            ['place', place ? <PlaceText key="place" place={place} /> : null],
            ['reason', cancel_reason],
          ]}
        />
        <InterviewerConfirmation interview={interview} />
      </div>
      {actions}
    </div>
  )
}
