import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { candidateSequence } from '../../contract/candidate-sequence.ts'
import { isLive } from '../../rules/standings.ts'
import type { SequenceStripProps } from './sequence-strip.tsx'

const Strip = lazyComponent(async () => (await import('./sequence-strip.tsx')).SequenceStrip)

/** Brings the code of the strip ahead. */
export const bringStrip = Strip.bring

/** What runs automatically with a candidate, above the place to answer. Whoever shows it at once waits for `useSequenceFirst`; where nothing runs, its code does not come. */
export const SequenceStrip = (props: SequenceStripProps) => {
  const { data } = useQuery(candidateSequence, { id: props.candidateId })
  return data?.sequence && isLive(data.sequence.standing) ? <Strip {...props} /> : null
}
