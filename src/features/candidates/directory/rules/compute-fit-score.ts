import { isCertification } from '../../../../rules/credential/is-certification.ts'
import { bcbaPattern, space } from './position.ts'

/** Labels in rank order, low to high; the index is the rank. */
export const fitLabels = [
  'Terminated',
  'Archived',
  'Not Scored',
  'Poor Fit',
  'Average Fit',
  'Good Fit (With Training)',
  'Excellent Fit',
  'RBT Experience',
  'RBT Certified',
] as const
export type FitLabel = (typeof fitLabels)[number]

/** How a score came about, low to high. The band of a computed one is a range of its number. */
export const fitKinds = ['terminated', 'archived', 'computed', 'experienced', 'certified'] as const
export type FitKind = (typeof fitKinds)[number]

export type FitInput = {
  position: string | null
  status: string | null
  certification_number: string | null
  current_rbt: boolean | null
  skills_percentage: string | null
  experience_percentage: string | null
  skills_score: string | null
  experience_score: string | null
  culture_fit_score: string | null
  /** False: the organization leaves culture fit out of the average. */
  counts_culture_fit?: boolean
  /** Score set by a person, with a reason. It replaces any computed score. */
  score_override?: number | null
  /** The registry's answer about the number, as the end of a sentence. It decides nothing. */
  registry?: string
  /** Why the résumé file gave no words, as a sentence; told where there is no score. */
  unread?: string | null
}
/** `hidden`: the number waits until someone decided without it. */
export type FitScore = { kind: FitKind; number: number; hidden?: true | undefined }

/** Goes up whenever the rule decides anything otherwise than before. */
export const fitRuleVersion = '1'
const excellentFromDefault = 85
const goodFrom = 60
const averageFrom = 34
const certifiedNumber = 100
const experiencedNumber = 95

/** Pattern sources read alike by JavaScript and PostgreSQL. */
const percentPattern = `^${space}*([+-]?)([0-9]+)(\\.([0-9]+))?${space}*(%${space}*)?$`
const percent = new RegExp(percentPattern)
const bcba = new RegExp(bcbaPattern, 'i')

/** Whole hundredths, 0 to 10,000, of a percentage as it was received; what is no number is 0. */
export const parsePercent = (text: string | null): number => {
  const [, sign, whole, , decimals = ''] = percent.exec(text ?? '') ?? []
  if (whole === undefined || sign === '-') return 0
  return Math.min(10_000, Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')))
}

/** The average of the values above zero, rounded half up, all in integers. */
const getAverage = (texts: (string | null)[]): number => {
  const counted = texts.map(parsePercent).filter((value) => value > 0)
  const sum = counted.reduce((total, value) => total + value, 0)
  return counted.length === 0 ? 0 : Math.floor((2 * sum + 100 * counted.length) / (200 * counted.length))
}

const getCultureFit = (input: FitInput) => (input.counts_culture_fit === false ? null : input.culture_fit_score)

/** The fit score of section 4: the status replaces it, then a person's word, certificate, experience, average. Mirrored in SQL. */
export const computeFitScore = (input: FitInput): FitScore => {
  if (/terminated/i.test(input.status ?? '')) return { kind: 'terminated', number: 0 }
  if (/archived/i.test(input.status ?? '')) return { kind: 'archived', number: 0 }
  if (typeof input.score_override === 'number') return { kind: 'computed', number: input.score_override }
  if (bcba.test(input.position ?? '')) {
    return {
      kind: 'computed',
      number: getAverage([input.skills_score, input.experience_score, getCultureFit(input)]),
    }
  }
  if (isCertification(input.certification_number)) return { kind: 'certified', number: certifiedNumber }
  if (input.current_rbt === true) return { kind: 'experienced', number: experiencedNumber }
  return { kind: 'computed', number: getAverage([input.skills_percentage, input.experience_percentage]) }
}

/** The label of a score; Excellent Fit begins at 85 or, by setting, at 90. */
export const getFitLabel = ({ kind, number }: FitScore, excellentFrom: number = excellentFromDefault): FitLabel => {
  if (kind === 'terminated') return 'Terminated'
  if (kind === 'archived') return 'Archived'
  if (kind === 'certified') return 'RBT Certified'
  if (kind === 'experienced') return 'RBT Experience'
  if (number <= 0) return 'Not Scored'
  if (number >= excellentFrom) return 'Excellent Fit'
  if (number >= goodFrom) return 'Good Fit (With Training)'
  return number >= averageFrom ? 'Average Fit' : 'Poor Fit'
}

/** 0 to 8, low to high. */
export const getFitRank = (score: FitScore, excellentFrom: number = excellentFromDefault): number =>
  fitLabels.indexOf(getFitLabel(score, excellentFrom))

/** Low to high by rank, then number. Bands are ranges of the number, so the kind decides and no setting changes the order. */
export const compareByScore = (a: FitScore, b: FitScore): number =>
  fitKinds.indexOf(a.kind) - fitKinds.indexOf(b.kind) || a.number - b.number

const shown = (hundredths: number): string => String(hundredths / 100)

type Value = [name: string, text: string | null]

const listAll = (words: string[]) => new Intl.ListFormat('en-US').format(words)
const listAny = (words: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)
const counts = ([, text]: Value) => parsePercent(text) > 0
const formatValue = ([name, text]: Value) => `${name} ${shown(parsePercent(text))}`

const explainAverage = (values: Value[], unread: FitInput['unread']): string => {
  const counted = values.filter(counts)
  const others = listAny(values.filter((value) => !counts(value)).map(([name]) => name))
  if (counted.length === 0 && unread) return `Not scored. ${unread}`
  if (counted.length === 0) return `Not scored: there’s no score for ${others}.`
  const parts = listAll(counted.map(formatValue))
  if (counted.length === 1) return `From ${parts} alone. There’s no score for ${others}.`
  return `Average of ${parts}.`
}

/**
 * Names the number that skills and experience alone would make, where a certificate or a job sets it. A resume that claims
 * the certificate has points for it in them.
 */
const explainWithout = (values: Value[]): string => {
  const number = getAverage(values.map(([, text]) => text))
  return number === 0 ? '' : ` Resume alone: ${number}.`
}

/** Why a candidate has the score shown, in a sentence for the person who reads it. */
export const explainFit = (input: FitInput): string => {
  const { kind, number } = computeFitScore(input)
  if (kind === 'terminated' || kind === 'archived') return `The status "${input.status}" replaces the score.`
  if (typeof input.score_override === 'number') return `Set manually to ${number}.`
  const isBcba = bcba.test(input.position ?? '')
  const values: Value[] = isBcba
    ? [
        ['skills', input.skills_score],
        ['experience', input.experience_score],
        ...(input.counts_culture_fit === false ? [] : [['culture fit', input.culture_fit_score] as Value]),
      ]
    : [
        ['skills', input.skills_percentage],
        ['experience', input.experience_percentage],
      ]
  const certificate = input.certification_number?.trim()
  if (kind === 'certified') {
    const claim = input.registry
      ? `certificate ${certificate} (${input.registry})`
      : `claimed certificate ${certificate} (not verified)`
    return `Score ${number}: ${claim}.${explainWithout(values)}`
  }
  if (kind === 'experienced')
    return `Score ${number}: claimed work as an RBT now, without a certification number.${explainWithout(values)}`
  return explainAverage(values, input.unread)
}

/** Formats a score for a sentence: '76 (Good Fit (With Training))', or only its label if it has no number. */
export const formatScore = (fit: FitScore, excellentFrom: number): string => {
  const label = getFitLabel(fit, excellentFrom)
  return fit.number > 0 ? `${fit.number} (${label})` : label
}
