import type { ReactNode } from 'react'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { formatShortClock, InterviewTime } from '../interview-time.tsx'
import { InterviewerConfirmation } from '../interviewer-confirmation.tsx'
import css from '../interviews.module.css'
import { isLink } from '../place-text.tsx'
import { CandidateLink } from './create-agenda-columns.tsx'

type InterviewCardProps = { interview: Interview; everyone: boolean; actions: ReactNode }

/** An interview on a narrow screen, in two lines: its time and status, then the person, their hour, the kind, and as much else as has room. */
export const InterviewCard = ({ interview, everyone, actions }: InterviewCardProps) => {
  const { type, minutes, interviewer, organization, location, place, status, cancel_reason } = interview
  return (
    <div className={css.agendaCard}>
      <div className={css.cardLine}>
        <div className={css.rest}>
          <InterviewTime interview={interview} own />
        </div>
        <InterviewStatusBadge status={status} />
      </div>
      <div className={css.cardLine}>
        <CandidateLink interview={interview} />
        <div className={css.rest}>
          <FactLine
            single
            facts={[
              ['clock', formatShortClock(interview)],
              ['reason', cancel_reason],
              ['type', `${type}, ${minutes} min`],
              ['interviewer', interviewer ?? 'Unassigned'],
              ['where', everyone ? organization : location],
              ['place', place && !isLink(place) ? place : null],
            ]}
          />
        </div>
        <InterviewerConfirmation interview={interview} />
        {actions}
      </div>
    </div>
  )
}
