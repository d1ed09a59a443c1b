import { useDeferredValue } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { resumeScore } from '../../../scoring/web/public.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract/directory.ts'
import { useStatusKeys } from './use-status-keys.ts'

/**
 * Fetches what the next candidate’s screen shows, once the one before is painted, so that a key shows it at once. Not the résumé: that
 * it was looked at is recorded when it is fetched, and someone may never be reached.
 */
export const PrefetchNext = ({ next }: { next: CandidateRow | undefined }) => {
  const later = useDeferredValue(next)
  const id = later?.id ?? ''
  const enabled = later !== undefined
  useQuery(candidateAnalysis, { id }, { enabled })
  useQuery(resumeScore, { id }, { enabled })
  useStatusKeys(later)
  return null
}
