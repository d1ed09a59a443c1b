import { generalStatuses } from '../../../candidates/directory/rules/statuses.ts'

type Step = { status: string; count: number }

/** A label longer than this is none of the general ones. */
const maxLabel = 100
const plain = (status: string) => status.trim().slice(0, maxLabel).toLowerCase()
const order = [...generalStatuses.filter((status) => status !== 'Archived'), 'Archived'].map(plain)

const getRank = (status: string): number => {
  const at = order.indexOf(plain(status))
  return at === -1 ? order.indexOf('hired') - 0.5 : at
}

/**
 * Returns the number of candidates per status, in the order of the pipeline: empty ones of the eight as 0, an
 * organization's own before Hired, and Archived last, because it is no step on the way. Empty if there are no
 * candidates.
 */
export const sortFunnel = (counted: readonly Step[]): Step[] => {
  if (counted.length === 0) return []
  const empty = generalStatuses
    .filter((status) => !counted.some((step) => plain(step.status) === plain(status)))
    .map((status) => ({ status, count: 0 }))
  return [...counted, ...empty].toSorted((a, b) => getRank(a.status) - getRank(b.status))
}
