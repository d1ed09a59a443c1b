import { BesideRow } from '../../../../../platform/web/panel/beside-row.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { InterviewTime } from '../interview-time.tsx'

type BesideInterviewProps = {
  interview: Interview
  /** A candidate's panel is open, and not the details of an interview. */
  hasPanel: boolean
}

/** An interview in the list next to its details, or to its candidate's panel. */
export const BesideInterview = ({ interview, hasPanel }: BesideInterviewProps) => (
  <BesideRow
    {...(hasPanel ? { id: interview.candidate_id } : { opens: { shown: interview.id } })}
    name={interview.candidate}
    status={<InterviewTime interview={interview} own />}
    more={`${interview.type}, ${interview.minutes} min`}
    end={<InterviewStatusBadge status={interview.status} />}
  />
)
