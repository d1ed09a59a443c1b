import { useQuery } from '../../../platform/web/use-query.ts'
import { resumeScore } from '../contract.ts'

const none: readonly string[] = []

/** The words that the score of a résumé rests on, each once; none where nothing was read. */
export const useQuotes = (id: string): readonly string[] => {
  const { data } = useQuery(resumeScore, { id }, { staleTime: 60_000 })
  if (!data?.reading) return none
  const { certifications, criteria } = data.reading
  return [...new Set([...certifications.map(({ quote }) => quote), ...criteria.flatMap(({ quotes }) => quotes)])]
}
