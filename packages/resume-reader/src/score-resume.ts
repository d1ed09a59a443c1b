import type { ResumeFacts, RubricPosition } from './resume-facts.ts'
import type { Rubric } from './rubric/criterion.ts'
import { applyWeights, isAsPublished, type Weights } from './rubric/weights.ts'
import { scoreCultureFit } from './score-culture-fit.ts'
import { type CriterionScore, scoreRubric } from './score-rubric.ts'
import { joinNames, lowerFirst, writeRationale } from './write-rationale.ts'

/** Goes up whenever a résumé may score otherwise than before: by the rubric, or because it is read better; and when its reasons read otherwise. */
export const rubricVersion = '11'

/** The rationales of a candidate, by the names of their fields. */
type RationaleName =
  | 'skills_rationale'
  | 'experience_rationale'
  | 'reinforce_analysis'
  | 'bcba_skills_rationale'
  | 'bcba_experience_rationale'
  | 'culture_fit_rationale'
  | 'findbcbas_analysis'

/** A criterion with the part of the score that it counts for. */
export type PartCriterion = CriterionScore & { part: 'skills' | 'experience' | 'culture fit' }

/** The scores of a résumé: whole numbers from 0 to 100 for its position, null for the other one. */
export type ResumeScore = {
  skills_percentage: number | null
  experience_percentage: number | null
  skills_score: number | null
  experience_score: number | null
  culture_fit_score: number | null
  rationales: Partial<Record<RationaleName, string>>
  criteria: PartCriterion[]
  /** All quotes the rationales rest on, each verbatim. */
  quotes: string[]
}

const none = {
  skills_percentage: null,
  experience_percentage: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
}

const total = (criteria: CriterionScore[]): number => criteria.reduce((sum, { points }) => sum + points, 0)

/** Writes the meaning of a number and the criteria behind it. */
const rationale = (
  { rubric: { anchors }, points }: { rubric: Rubric; points: number },
  criteria: CriterionScore[],
): string => {
  const isLifted = points === 1 && total(criteria) === 0
  const level = total(criteria) === 0 ? 0 : Math.max(1, Math.min(5, Math.floor(points / 20)))
  const anchor = anchors[level] ?? ''
  const lifts = isLifted ? ' Scored 1, because a 0 would drop out of the average.' : ''
  return writeRationale(`${anchor.slice(0, 1).toUpperCase()}${anchor.slice(1)}.${lifts}`, criteria)
}

/** The points of one half, given those of the other: 1 for none where all could be read and the other half has some. */
const lifted = (points: number, other: number, isKnown: boolean): number =>
  points === 0 && other > 0 && isKnown ? 1 : points

const mostNames = 3

/** Lists names of criteria after a word, each once: “Biggest gaps: certification, months in ABA, and settings.” */
const listFirst = (word: string, criteria: CriterionScore[]): string[] => {
  const names = [...new Set(criteria.map(({ name }) => lowerFirst(name)))].slice(0, mostNames)
  return names.length === 0 ? [] : [`${word}: ${joinNames(names)}.`]
}

/** Sums a résumé up for a colleague: its strongest criteria (by the share of their points), its biggest gaps, and what staff should look at themselves. */
const analysis = (facts: ResumeFacts, criteria: CriterionScore[], hasOwnWeights: boolean): string => {
  const withVerdict = (verdict: CriterionScore['verdict']) => criteria.filter((one) => one.verdict === verdict)
  const found = withVerdict('Found').toSorted((a, b) => b.points / b.most - a.points / a.most || b.points - a.points)
  const [missing, unclear] = [withVerdict('Missing'), withVerdict('Unclear')].map((list) =>
    list.toSorted((a, b) => b.most - a.most),
  )
  const pages = facts.unread.length === 1 ? 'page' : 'pages'
  return [
    ...(found.length === 0 ? ['The resume shows nothing the score looks for.'] : listFirst('Strongest', found)),
    ...listFirst('Biggest gaps', missing ?? []),
    ...listFirst('Unclear', unclear ?? []),
    ...(facts.unread.length === 0
      ? []
      : [`We couldn’t read ${pages} ${joinNames(facts.unread.map(String))}, which may contain what’s missing.`]),
    ...(hasOwnWeights ? ['The clinic set its own weights.'] : []),
  ].join(' ')
}

/** 0 everywhere, with the reason: no résumé, or one that tries to instruct its reader. */
const nothing = (facts: ResumeFacts, position: RubricPosition, hasValues: boolean): ResumeScore => {
  const why = facts.has_prompt_injection
    ? 'Scored 0: the document contains instructions to the reader. A person should review it.'
    : 'Scored 0: this doesn’t look like one person’s resume. A person should review it.'
  if (position === 'RBT')
    return {
      ...none,
      skills_percentage: 0,
      experience_percentage: 0,
      rationales: { skills_rationale: why, experience_rationale: why, reinforce_analysis: why },
      criteria: [],
      quotes: [],
    }
  return {
    ...none,
    skills_score: 0,
    experience_score: 0,
    culture_fit_score: hasValues ? 0 : null,
    rationales: {
      bcba_skills_rationale: why,
      bcba_experience_rationale: why,
      ...(hasValues ? { culture_fit_rationale: why } : {}),
      findbcbas_analysis: why,
    },
    criteria: [],
    quotes: [],
  }
}

/**
 * Scores a résumé by the published rubric of the position, with what was found, is missing or is unclear, and its
 * quotes. `values` are the clinic's own; without them culture fit is null. `weights` are the clinic's own, where it has
 * them. Name, age, place, school, employer, year of graduation and gaps count for nothing.
 */
export const scoreResume = (
  facts: ResumeFacts,
  { position, values = [], weights = {} }: { position: RubricPosition; values?: string[]; weights?: Weights },
): ResumeScore => {
  if (!facts.is_resume || facts.has_prompt_injection) return nothing(facts, position, values.length > 0)
  const [skillsName, experienceName] =
    position === 'RBT' ? (['rbt_skills', 'rbt_experience'] as const) : (['bcba_skills', 'bcba_experience'] as const)
  const [skillsRubric, experienceRubric] = [applyWeights(skillsName, weights), applyWeights(experienceName, weights)]
  const isOwn = [skillsName, experienceName].some((name) => !isAsPublished(name, weights[name]))
  const skills = scoreRubric(skillsRubric, facts)
  const experience = scoreRubric(experienceRubric, facts)
  const culture = position === 'BCBA' ? scoreCultureFit(facts, values) : null
  const criteria = [...skills, ...experience, ...(culture?.criteria ?? [])]
  const read = {
    criteria: [
      ...skills.map((one) => ({ ...one, part: 'skills' as const })),
      ...experience.map((one) => ({ ...one, part: 'experience' as const })),
      ...(culture?.criteria ?? []).map((one) => ({ ...one, part: 'culture fit' as const })),
    ],
    quotes: [...new Set(criteria.flatMap(({ quotes }) => quotes))],
  }
  const isRead = facts.unread.length === 0
  // Jobs without dates are no sign that there is no experience.
  const isDated = facts.aba_months !== null || facts.employers.length === 0
  const ofSkills = lifted(total(skills), total(experience), isRead)
  const ofExperience = lifted(total(experience), total(skills), isRead && isDated)
  const [skillsWords, experienceWords] = [
    rationale({ rubric: skillsRubric, points: ofSkills }, skills),
    rationale({ rubric: experienceRubric, points: ofExperience }, experience),
  ]
  const summary = analysis(facts, criteria, isOwn)
  if (position === 'RBT')
    return {
      ...none,
      skills_percentage: ofSkills,
      experience_percentage: ofExperience,
      rationales: { skills_rationale: skillsWords, experience_rationale: experienceWords, reinforce_analysis: summary },
      ...read,
    }
  return {
    ...none,
    skills_score: ofSkills,
    experience_score: ofExperience,
    culture_fit_score: culture?.score ?? null,
    rationales: {
      bcba_skills_rationale: skillsWords,
      bcba_experience_rationale: experienceWords,
      ...(culture ? { culture_fit_rationale: culture.rationale } : {}),
      findbcbas_analysis: summary,
    },
    ...read,
  }
}
