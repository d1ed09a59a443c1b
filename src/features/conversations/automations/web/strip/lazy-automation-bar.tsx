import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { candidateSequence } from '../../contract/candidate-sequence.ts'
import { isActive } from '../../rules/statuses.ts'
import type { SequenceStripProps } from './automation-bar.tsx'

const Strip = lazyComponent(async () => (await import('./automation-bar.tsx')).AutomationBar)

/** Brings the code of the strip ahead. */
export const preloadAutomationBar = Strip.bring

/** What runs automatically with a candidate, above the place to answer. Anyone who shows it at once waits for `useSequenceFirst`; where nothing runs, its code does not come. */
export const AutomationBar = (props: SequenceStripProps) => {
  const { data } = useQuery(candidateSequence, { id: props.candidateId })
  return data?.sequence && isActive(data.sequence.status) ? <Strip {...props} /> : null
}
