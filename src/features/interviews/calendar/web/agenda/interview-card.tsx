import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { InterviewTime } from '../interview-time.tsx'
import { InterviewerConfirmation } from '../interviewer-confirmation.tsx'
import css from '../interviews.module.css'
import { PlaceText } from '../place-text.tsx'
import { CandidateLink } from './create-agenda-columns.tsx'

type InterviewCardProps = { interview: Interview; everyone: boolean; actions: ReactNode }

/** An interview on a narrow screen: its time and status, then the person, the kind, and the interviewer. */
export const InterviewCard = ({ interview, everyone, actions }: InterviewCardProps) => {
  const { type, minutes, interviewer, organization, location, place, status, cancel_reason } = interview
  const facts = [`${type}, ${minutes} min`, interviewer ?? 'Unassigned', everyone ? organization : location]
  return (
    <div className={css.agendaCard}>
      <div className={css.cardFacts}>
        <div className={css.cardHead}>
          <div>
            <InterviewTime interview={interview} hinted />
          </div>
          <InterviewStatusBadge status={status} />
        </div>
        <div>
          <CandidateLink interview={interview} />
          <Text span size="xs" c="dimmed">
            {` · ${facts.filter(Boolean).join(' · ')}`}
          </Text>
        </div>
        {place ? (
          <Text size="xs" c="dimmed" style={{ wordBreak: 'break-all' }}>
            <PlaceText place={place} />
          </Text>
        ) : null}
        {cancel_reason ? (
          <Text size="xs" c="dimmed">
            {cancel_reason}
          </Text>
        ) : null}
        <InterviewerConfirmation interview={interview} />
      </div>
      {actions}
    </div>
  )
}
