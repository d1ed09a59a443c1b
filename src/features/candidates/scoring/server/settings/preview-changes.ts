import { type Numbers, scoreDelta } from '@reinforce/resume-reader/rubric/changed-scores.ts'

const shown = 5

/** A person whose score would be another one, and by how many points, all its numbers together. */
export type MovedScore = { id: string; name: string | null; by: number; before: Numbers; after: Numbers }

/** None or one: a score that stays is no change. */
export const findMovedScores = (
  of: { id: string; name: string | null },
  before: Numbers,
  after: Numbers,
): MovedScore[] => {
  const by = scoreDelta(before, after)
  return by === null ? [] : [{ ...of, by, before, after }]
}

const pair = (before: number | null, after: number | null) => ({ before, after })

/** Builds the reply of a preview: how many people would change, up and down, and those with the largest change. */
export const previewChanges = (moved: readonly MovedScore[], people: number, isCut: boolean) => ({
  people,
  changed: moved.length,
  higher: moved.filter(({ by }) => by > 0).length,
  lower: moved.filter(({ by }) => by < 0).length,
  isCut,
  most: moved
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, shown)
    .map(({ id, name, before, after }) => ({
      id,
      name,
      skills: pair(before.skills, after.skills),
      experience: pair(before.experience, after.experience),
      cultureFit: pair(before.cultureFit, after.cultureFit),
    })),
})
