import { compareByScore, computeFitScore, type FitInput } from '../compute-fit-score.ts'
import type { SortChoice } from './sort-choices.ts'

export type CandidateSort = {
  date?: 'newest' | 'oldest' | undefined
  experience?: 'experienced' | 'new' | undefined
  score?: 'highest' | 'lowest' | undefined
  /** The optional secondary key; one of another dimension than the first. */
  second?: SortChoice | undefined
}
export type SortKey = { key: 'date' | 'experience' | 'score' | 'id'; direction: 'asc' | 'desc' }

const keysByChoice: Record<SortChoice, SortKey> = {
  newest: { key: 'date', direction: 'desc' },
  oldest: { key: 'date', direction: 'asc' },
  experienced: { key: 'experience', direction: 'desc' },
  new: { key: 'experience', direction: 'asc' },
  highest: { key: 'score', direction: 'desc' },
  lowest: { key: 'score', direction: 'asc' },
}

/** Whether a choice was made, so that it may be applied. */
export const isSorted = ({ date, experience, score }: CandidateSort): boolean => Boolean(date ?? experience ?? score)

/**
 * The keys to order by: date, else experience, else score; then the secondary key (the one asked for, else the next
 * dimension chosen); then newest and id from high to low, so that the order is total.
 */
export const sortKeys = ({ date, experience, score, second }: CandidateSort): SortKey[] => {
  const [first, next] = [date, experience, score].filter((choice) => choice !== undefined)
  const wanted = [first, second ?? next, 'newest' as const].flatMap((choice) => (choice ? [keysByChoice[choice]] : []))
  const keys = wanted.filter(({ key }, at) => wanted.findIndex((other) => other.key === key) === at)
  return [...keys, { key: 'id', direction: 'desc' }]
}

export type SortSource = FitInput & {
  id: string
  date_submitted_ts: Date | string | null
  created_at: Date | string
}

/** When a candidate came: the date submitted, or where there is none the moment the row was made. Column `received_at`. */
const getTime = ({ date_submitted_ts, created_at }: SortSource): number =>
  new Date(date_submitted_ts ?? created_at).getTime()

const ascending: Record<SortKey['key'], (a: SortSource, b: SortSource) => number> = {
  date: (a, b) => getTime(a) - getTime(b),
  experience: (a, b) => Number(a.current_rbt === true) - Number(b.current_rbt === true),
  score: (a, b) => compareByScore(computeFitScore(a), computeFitScore(b)),
  id: (a, b) => Number(a.id > b.id) - Number(a.id < b.id),
}

/** A comparison by the keys of a sort; never 0 for two different ids. */
export const compareCandidates = (sort: CandidateSort): ((a: SortSource, b: SortSource) => number) => {
  const keys = sortKeys(sort)
  return (a, b) => {
    for (const { key, direction } of keys) {
      const order = ascending[key](a, b) * (direction === 'asc' ? 1 : -1)
      if (order !== 0) return order
    }
    return 0
  }
}
