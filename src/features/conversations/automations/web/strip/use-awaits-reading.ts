import { useQuery } from '../../../../../platform/web/use-query.ts'
import { candidateEnrollment } from '../../contract/candidate-enrollment.ts'

/** Whether a reply waits to be read by a person above the place to answer: nothing else is offered for it then. */
export const useAwaitsReading = (candidateId: string): boolean => {
  const { data } = useQuery(candidateEnrollment, { id: candidateId })
  return (data?.enrollment?.readings.length ?? 0) > 0
}
