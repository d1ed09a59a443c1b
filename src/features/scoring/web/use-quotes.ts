import { useQuery } from '../../../platform/web/use-query.ts'
import { resumeScore } from '../contract.ts'

const none = { quotes: [], hasModel: false }

/**
 * The words that the score of a résumé rests on, each once, and after them those that a language model found (`hasModel`); none where
 * nothing was read.
 */
export const useQuotes = (id: string): { quotes: readonly string[]; hasModel: boolean } => {
  const { data } = useQuery(resumeScore, { id }, { staleTime: 60_000 })
  if (!data?.reading) return none
  const { certifications, criteria, second } = data.reading
  const cited = criteria.flatMap(({ quotes }) => quotes)
  const found = (second?.criteria ?? []).flatMap(({ quotes }) => quotes)
  return {
    quotes: [...new Set([...certifications.map(({ quote }) => quote), ...cited, ...found])],
    hasModel: found.length > 0,
  }
}
