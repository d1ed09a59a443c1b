import { foldWord } from './reading/words.ts'
import type { ResumeFacts } from './resume-facts.ts'
import { clinicValues } from './rubric/clinic-values.ts'
import { type CriterionScore, getVerdictWithoutEvidence, listCountedTerms } from './score-rubric.ts'
import { writeRationale } from './write-rationale.ts'

const mostValues = 50

/**
 * Returns how many of the clinic's values show in a résumé: the share with something found, or null where it stated
 * none that a résumé can show.
 */
export const scoreCultureFit = (
  facts: ResumeFacts,
  values: string[],
): { score: number | null; criteria: CriterionScore[]; rationale: string } | null => {
  if (values.length === 0) return null
  const stated = values.slice(0, mostValues).flatMap((value) => foldWord(value).split(/[^a-z-]+/))
  const said = clinicValues.filter(({ words }) => words.some((word) => stated.includes(word)))
  if (said.length === 0)
    return {
      score: null,
      criteria: [],
      rationale: 'Not scored: a resume can’t show this clinic’s values.',
    }
  const criteria = said.map(({ name, counts }): CriterionScore => {
    const found = listCountedTerms(facts, counts)
    const quotes = [...new Set(found.map(({ quote }) => quote.text))]
    const isFound = found.length > 0
    const words = isFound
      ? `${found
          .map((term) => term.name)
          .toSorted()
          .join(', ')}.`
      : 'None found.'
    return {
      name,
      points: isFound ? 1 : 0,
      most: 1,
      verdict: isFound ? 'Found' : getVerdictWithoutEvidence(facts),
      words,
      quotes,
    }
  })
  const shown = criteria.filter(({ points }) => points > 0).length
  return {
    score: Math.floor((100 * shown) / criteria.length),
    criteria,
    rationale: writeRationale(`${shown} of ${criteria.length} clinic values found in the resume.`, criteria),
  }
}
