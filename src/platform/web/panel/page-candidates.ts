import { useEffect, useSyncExternalStore } from 'react'

/** The people on the page below the panel, in the order shown: those that previous and next walk through. */
let shown: readonly string[] = []
/** The people on the list that was left last, for the page of one of them. */
let left: readonly string[] = []
const listeners = new Set<() => void>()
const tell = (ids: readonly string[]) => {
  shown = ids
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the people on this page, by id; null while they are unknown or another part of the page sets them. */
export const usePageCandidates = (ids: readonly string[] | null) => {
  const key = ids?.join(' ')
  useEffect(() => {
    if (key === undefined) return undefined
    const own = key === '' ? [] : key.split(' ')
    tell(own)
    return () => {
      if (own.length > 0) left = own
      if (shown === own) tell([])
    }
  }, [key])
}

export type Neighbors = { at: number; count: number; before: string | undefined; after: string | undefined }

const findNeighbors = (ids: readonly string[], id: string | null): Neighbors => {
  const at = id === null ? -1 : ids.indexOf(id)
  return at < 0
    ? { at, count: ids.length, before: undefined, after: undefined }
    : { at, count: ids.length, before: ids[at - 1], after: ids[at + 1] }
}

/**
 * Returns the position of a person on the page below, with the ids before and after; `at` is -1 for people not on it.
 */
export const useNeighbors = (id: string | null): Neighbors =>
  findNeighbors(
    useSyncExternalStore(subscribe, () => shown),
    id,
  )

/** Returns the same in the list from which the page of a person was opened. */
export const getNeighborsBefore = (id: string): Neighbors => findNeighbors(left, id)
