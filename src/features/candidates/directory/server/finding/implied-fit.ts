import { type SQL, sql } from 'drizzle-orm'
import { toStatusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes/directory.ts'

type Range = readonly [lowest: number, highest: number]
/** Stored scores: -2 terminated, -1 archived, 0 to 100 computed, 195 experienced, 200 certified. */
const all: Range = [-2, 200]
const scored: Range = [0, 200]
const computed: Range = [-2, 100]

/** The stored scores that a status leaves possible. Of letters beyond ASCII, JavaScript and PostgreSQL may fold the case differently. */
const getStatusRange = (status: string): Range => {
  const key = toStatusKey(status)
  if (/[^ -~]/.test(key)) return all
  if (key.includes('terminated')) return [-2, -2]
  return key.includes('archived') ? [-1, -1] : scored
}

/** The stored scores that the filters of a query leave possible: the planner doesn't know that a status or a position sets them. */
export const getImpliedFit = ({ status, position, firstTouch }: CandidateQuery): Range => {
  const ofStatus = status.map(getStatusRange)
  const ranges = [
    ofStatus.length === 0
      ? all
      : ([
          Math.min(...ofStatus.map(([lowest]) => lowest)),
          Math.max(...ofStatus.map(([, highest]) => highest)),
        ] as const),
    position.length === 1 && position[0] === 'BCBA' ? computed : all,
    firstTouch === '' ? all : scored,
  ]
  return [Math.max(...ranges.map(([lowest]) => lowest)), Math.min(...ranges.map(([, highest]) => highest))]
}

/** Condition that lets a list by score begin where its first candidate can be. Written out, because the planner guesses unknown limits badly. */
export const selectImpliedFit = (asked: CandidateQuery): SQL => {
  const [lowest, highest] = getImpliedFit(asked)
  if (asked.sortScore === '' || (lowest === all[0] && highest === all[1])) return sql`true`
  return sql.raw(`c.fit_sort between ${lowest} and ${highest}`)
}
