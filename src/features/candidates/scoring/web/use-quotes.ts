import { useQuery } from '../../../../platform/web/use-query.ts'
import { resumeScore } from '../contract/scoring.ts'

type Quotes = { quotes: readonly string[]; hasModel: boolean; isPending: boolean }

const none: Quotes = { quotes: [], hasModel: false, isPending: false }
const awaited: Quotes = { ...none, isPending: true }

/**
 * The words that the score of a résumé rests on, each once, and after them those that a language model found (`hasModel`); none where
 * nothing was read.
 */
export const useQuotes = (id: string): Quotes => {
  const { data, isPending } = useQuery(resumeScore, { id }, { staleTime: 60_000 })
  if (!data?.reading) return isPending ? awaited : none
  const { certifications, criteria, modelReview } = data.reading
  const cited = criteria.flatMap(({ quotes }) => quotes)
  const found = (modelReview?.criteria ?? []).flatMap(({ quotes }) => quotes)
  return {
    quotes: [...new Set([...certifications.map(({ quote }) => quote), ...cited, ...found])],
    hasModel: found.length > 0,
    isPending: false,
  }
}
