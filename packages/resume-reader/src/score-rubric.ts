import { formatTimeWorked } from './format-time-worked.ts'
import type { ReadTerm, ResumeFacts } from './resume-facts.ts'
import type { Criterion, Rubric } from './rubric/criterion.ts'

/** The score of a criterion: its points of the most there are, their source, in words, and the quotes. */
export type CriterionScore = {
  name: string
  points: number
  most: number
  /** *Missing* is used only where every page was read. */
  verdict: 'Found' | 'Missing' | 'Unclear'
  words: string
  quotes: string[]
}

/**
 * Returns the claimed terms of a résumé under the names that rubrics count; any system counts as `system`, a language
 * in addition to English as `language`.
 */
export const listCountedTerms = (facts: ResumeFacts, counts: string[]): ReadTerm[] =>
  [
    ...facts.skills,
    ...facts.assessments,
    ...facts.systems.map((system) => ({ ...system, counts: 'system' })),
    ...facts.languages
      .filter(({ name }) => name !== 'English')
      .map((language) => ({ ...language, counts: 'language' })),
  ].filter((term) => term.isOnlyListed !== true && counts.includes('counts' in term ? String(term.counts) : term.name))

/** *Missing* where every page was read, else *Unclear*. */
export const getVerdictWithoutEvidence = ({ unread }: Pick<ResumeFacts, 'unread'>): 'Missing' | 'Unclear' =>
  unread.length === 0 ? 'Missing' : 'Unclear'

const pointsFor = (months: number, steps: [number, number][]): number => {
  let [below, earned] = steps[0] ?? [0, 0]
  for (const [at, points] of steps) {
    if (months < at) return earned + Math.floor(((points - earned) * (months - below)) / (at - below))
    below = at
    earned = points
  }
  return earned
}

/** Writes what a résumé claims about a certification. */
const sayState = {
  'active-claimed': (kind: string) => `Claims an active ${kind} certification.`,
  'in-training': (kind: string) => `In training for the ${kind}, or waiting for the exam.`,
  expired: (kind: string) => `${kind} certification expired.`,
  none: (kind: string) => `Not certified as ${kind}.`,
}

const monthsScore = (
  facts: ResumeFacts,
  criterion: Extract<Criterion, { steps: unknown }>,
): Omit<CriterionScore, 'name' | 'most'> => {
  const kind = criterion.by === 'aba_months' ? 'aba' : 'related'
  const months = facts[criterion.by]
  const jobs = facts.employers.filter((job) => job.kind === kind)
  const quotes = [...new Set(jobs.map(({ quote }) => quote.text))]
  const undated = jobs.filter(({ from, to }) => from === null || to === null).length
  if (months === null || (months === 0 && undated > 0))
    return { points: 0, verdict: 'Unclear', words: 'No jobs with dates found.', quotes }
  const points = pointsFor(months, criterion.steps)
  if (months === 0) return { points, verdict: getVerdictWithoutEvidence(facts), words: 'No months found.', quotes: [] }
  const isLeast = undated > 0 || jobs.some(({ from, to }) => from === to)
  const time = `${isLeast ? 'At least ' : ''}${formatTimeWorked(months)} of ${kind === 'aba' ? 'ABA' : 'related'} work.`
  const left = undated === 0 ? '' : ` ${undated === 1 ? '1 more job has' : `${undated} more jobs have`} no dates.`
  return { points, verdict: 'Found', words: `${time}${left}`, quotes }
}

const certificationScore = (
  facts: ResumeFacts,
  { states }: Extract<Criterion, { states: unknown }>,
): Omit<CriterionScore, 'name' | 'most'> => {
  const best = states
    .flatMap((row) =>
      facts.certifications
        .filter(({ kind, state }) => kind === row.kind && state === row.state)
        .map((held) => ({ ...row, held })),
    )
    .toSorted((a, b) => b.points - a.points)[0]
  if (best)
    return {
      points: best.points,
      verdict: 'Found',
      words: sayState[best.state](best.kind),
      quotes: [best.held.quote.text],
    }
  const denied = facts.certifications.find(
    ({ kind, state }) => state === 'none' && states.some((row) => row.kind === kind),
  )
  if (denied)
    return { points: 0, verdict: 'Missing', words: 'Says they aren’t certified.', quotes: [denied.quote.text] }
  return { points: 0, verdict: getVerdictWithoutEvidence(facts), words: 'No certification found.', quotes: [] }
}

const namesScore = (
  facts: ResumeFacts,
  { counts, full, points: most }: Extract<Criterion, { counts: unknown }>,
): Omit<CriterionScore, 'name' | 'most'> => {
  const found = listCountedTerms(facts, counts)
  if (found.length === 0)
    return { points: 0, verdict: getVerdictWithoutEvidence(facts), words: 'None found.', quotes: [] }
  const points = Math.floor((most * Math.min(found.length, full)) / full)
  return {
    points,
    verdict: 'Found',
    words: `${found
      .map(({ name }) => name)
      .toSorted()
      .join(', ')}.`,
    quotes: [...new Set(found.map(({ quote }) => quote.text))],
  }
}

const scored = (facts: ResumeFacts, criterion: Criterion) => {
  if (criterion.by === 'names') return namesScore(facts, criterion)
  return criterion.by === 'certification' ? certificationScore(facts, criterion) : monthsScore(facts, criterion)
}

/** Returns the score of a résumé by each criterion of a rubric: whole points, never lower for more skills or months. */
export const scoreRubric = ({ criteria }: Rubric, facts: ResumeFacts): CriterionScore[] =>
  criteria.map((criterion) => ({ name: criterion.name, most: criterion.points, ...scored(facts, criterion) }))
