import { useQuery } from '../../../../platform/web/use-query.ts'
import { candidateInterviews } from '../contract/interviews.ts'
import { isInterviewTimeMissing } from '../rules/interview-statuses.ts'

/** Returns whether an interview with a candidate still needs a time; false until that is known. */
export const useIsTimeMissing = (candidate: { id: string; status: string } | null): boolean => {
  const isAsked = candidate !== null && isInterviewTimeMissing(candidate.status, [])
  const found = useQuery(candidateInterviews, { id: candidate?.id ?? '' }, { enabled: isAsked })
  return isAsked && found.data !== undefined && isInterviewTimeMissing(candidate.status, found.data.rows)
}
