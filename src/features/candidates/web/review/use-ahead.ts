import { useQuery } from '../../../../platform/web/use-query.ts'
import { resumeScore } from '../../../scoring/web/door.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract.ts'

/**
 * Fetches what the next candidate’s screen shows, so that a key shows it at once. Not the résumé: that it was looked at is
 * recorded when it is fetched, and somebody may never be reached.
 */
export const useAhead = (next: CandidateRow | undefined) => {
  const id = next?.id ?? ''
  const enabled = next !== undefined
  useQuery(candidateAnalysis, { id }, { enabled })
  useQuery(resumeScore, { id }, { enabled })
}
