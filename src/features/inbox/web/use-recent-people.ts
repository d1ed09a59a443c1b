import { useQuery } from '../../../platform/web/use-query.ts'
import { threads } from '../contract.ts'

/** The people of one's newest threads by id, each with their name. */
export const useRecentPeople = (): Map<string, string> => {
  const found = useQuery(threads, {})
  return new Map(found.data?.threads.map(({ candidateId, name }) => [candidateId, name]))
}
