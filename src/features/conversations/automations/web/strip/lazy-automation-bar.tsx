import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { candidateEnrollment } from '../../contract/candidate-enrollment.ts'
import { isActive } from '../../rules/statuses.ts'
import type { AutomationBarProps } from './automation-bar.tsx'

const Strip = lazyComponent(async () => (await import('./automation-bar.tsx')).AutomationBar)

/** Brings the code of the strip ahead. */
export const preloadAutomationBar = Strip.bring

/**
 * The automation bar above the composer. Callers that show it at once wait for `useEnrollmentFirst`. Its code loads only
 * if an automation runs.
 */
export const AutomationBar = (props: AutomationBarProps) => {
  const { data } = useQuery(candidateEnrollment, { id: props.candidateId })
  return data?.enrollment && isActive(data.enrollment.status) ? <Strip {...props} /> : null
}
