import { useEffect, useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { candidateEnrollment } from '../../contract/candidate-enrollment.ts'
import { isActive } from '../../rules/statuses.ts'
import { preloadAutomationBar } from './lazy-automation-bar.tsx'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Whether it is known if an automation runs with a candidate, and its bar can be shown at once. A conversation that
 * waits for this does not move. True also if the candidate is not known yet (null) or the request failed.
 */
export const useEnrollmentFirst = (candidateId: string | null): boolean => {
  const isAsked = candidateId !== null
  const found = useQuery(candidateEnrollment, { id: candidateId ?? nobody }, { enabled: isAsked })
  const enrollment = found.data?.enrollment ?? null
  const runs = enrollment !== null && isActive(enrollment.status)
  const [hasStrip, setHasStrip] = useState(false)
  useEffect(() => {
    const bring = async () => {
      await preloadAutomationBar().catch(() => undefined)
      setHasStrip(true)
    }
    if (runs) void bring()
  }, [runs])
  if (!isAsked || found.failureCount > 0) return true
  return found.data !== undefined && (!runs || hasStrip)
}
