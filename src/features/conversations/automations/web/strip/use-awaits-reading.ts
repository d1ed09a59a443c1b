import { useQuery } from '../../../../../platform/web/use-query.ts'
import { candidateSequence } from '../../contract/candidate-sequence.ts'

/** Whether a reply waits to be read by a person above the place to answer: nothing else is offered for it then. */
export const useAwaitsReading = (candidateId: string): boolean => {
  const { data } = useQuery(candidateSequence, { id: candidateId })
  return (data?.sequence?.readings.length ?? 0) > 0
}
