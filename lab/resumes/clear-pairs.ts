import type { Label } from './labels.ts'

/** A labeled file with the score that the product gives it. */
export type ScoredFile = { id: string; label: Label; score: number }

const toMeasures = ({ certifications, aba_months, skills, assessments, systems }: Label) => {
  if (!certifications || !skills || !assessments || !systems) return null
  return {
    certified: certifications.some(({ state }) => state === 'active-claimed') ? 1 : 0,
    months: aba_months ?? 0,
    terms: new Set([...skills, ...assessments, ...systems]),
  }
}

/**
 * Returns the pairs of one position and set whose labels leave no doubt: the better one has nothing less, and more of
 * at least two of a certification, half as many months again (and a year more), and three more terms.
 */
export const listClearPairs = (scored: ScoredFile[]): { better: ScoredFile; worse: ScoredFile }[] => {
  const measured = scored.flatMap((one) => {
    const measures = toMeasures(one.label)
    return measures ? [{ ...one, measures }] : []
  })
  return measured.flatMap((better) =>
    measured
      .filter(({ label, measures: { certified, months, terms } }) => {
        if (label.position !== better.label.position || label.set !== better.label.set) return false
        const most = better.measures
        if (most.certified < certified || most.months < months || [...terms].some((term) => !most.terms.has(term)))
          return false
        const clear = [
          most.certified > certified,
          most.months >= Math.max(months + 12, months * 1.5),
          most.terms.size >= terms.size + 3,
        ]
        return clear.filter(Boolean).length >= 2
      })
      .map((worse) => ({ better, worse })),
  )
}
