import { BesideRow } from '../../../../../platform/web/panel/beside-row.tsx'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { InterviewTime } from '../interview-time.tsx'

type BesideInterviewProps = { interview: Interview }

/** An interview in the list next to its candidate's panel. */
export const BesideInterview = ({ interview }: BesideInterviewProps) => (
  <BesideRow
    id={interview.candidate_id}
    name={interview.candidate}
    status={<InterviewTime interview={interview} own />}
    more={`${interview.type}, ${interview.minutes} min`}
    end={<InterviewStatusBadge status={interview.status} />}
  />
)
