import { useQuery } from '../../../../platform/web/use-query.ts'
import { candidateResume } from '../../../resumes/web/door.ts'
import { resumeScore } from '../../../scoring/web/door.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract.ts'

/** Fetches what the next candidate’s screen shows, so that a key shows it at once. */
export const useAhead = (next: CandidateRow | undefined) => {
  const id = next?.id ?? ''
  const enabled = next !== undefined
  useQuery(candidateAnalysis, { id }, { enabled })
  useQuery(candidateResume, { id }, { enabled: enabled && next.hasResume, staleTime: 60_000 })
  useQuery(resumeScore, { id }, { enabled })
}
