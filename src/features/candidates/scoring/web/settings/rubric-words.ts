import type { ReplyOf } from '../../../../../platform/web/call.ts'
import type { scoringSettings } from '../../contract/scoring-settings.ts'

export type Settings = ReplyOf<typeof scoringSettings>
export type RubricOf = Settings['rubrics'][number]

/** Screen name of each rubric. */
export const rubricLabels: Record<RubricOf['name'], string> = {
  rbt_skills: 'RBT: skills',
  rbt_experience: 'RBT: experience',
  bcba_skills: 'BCBA: skills',
  bcba_experience: 'BCBA: experience',
}

/** Points of each criterion in the form. Null for an empty field. */
export type Draft = Record<string, Record<string, number | null>>

export const createDraft = (rubrics: readonly RubricOf[], from: 'points' | 'published'): Draft =>
  Object.fromEntries(
    rubrics.map(({ name, criteria }) => [name, Object.fromEntries(criteria.map((one) => [one.name, one[from]]))]),
  )

/** Sums the points of a rubric in the form. */
export const sumPoints = (points: Record<string, number | null> | undefined): number =>
  Object.values(points ?? {}).reduce((sum: number, one) => sum + (one ?? 0), 0)

/** The weights to send: only of rubrics that are not as published; null while one of them does not add up. */
export const toWeights = (
  rubrics: readonly RubricOf[],
  draft: Draft,
): Record<string, Record<string, number>> | null => {
  const weights: Record<string, Record<string, number>> = {}
  for (const { name, criteria } of rubrics) {
    const points = draft[name] ?? {}
    if (criteria.some((one) => points[one.name] === null) || sumPoints(points) !== 100) return null
    if (criteria.some((one) => points[one.name] !== one.published))
      weights[name] = Object.fromEntries(criteria.map((one) => [one.name, points[one.name] ?? 0]))
  }
  return weights
}

/** Lines of a text, without blank ones. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const within = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Object.entries(from).find(([key]) => key === name)?.[1] : undefined

/** The points that were kept as JSON, for the criteria that there still are. */
export const parsePoints = (rubrics: readonly RubricOf[], kept: string): Draft => {
  const now = createDraft(rubrics, 'points')
  const found: unknown = JSON.parse(kept)
  return Object.fromEntries(
    Object.entries(now).map(([rubric, points]) => [
      rubric,
      Object.fromEntries(
        Object.entries(points).map(([name, point]) => {
          const back = within(within(found, rubric), name)
          return [name, typeof back === 'number' || back === null ? back : point]
        }),
      ),
    ]),
  )
}
