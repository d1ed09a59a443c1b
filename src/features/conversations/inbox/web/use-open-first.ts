import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { InboxSearch } from './inbox-search.ts'

const wide = '(min-width: 768px)'

/**
 * Opens the thread on top on arrival, where there is room next to the list and the address names nothing else. `isGlance` until someone
 * presses a key or a button in its pane, or `end` is called: until then no one has chosen to read it.
 */
export const useOpenFirst = (
  threads: readonly { id: string }[] | undefined,
  search: InboxSearch,
  open: (id: string) => void,
  pane: RefObject<HTMLElement | null>,
): { isGlance: boolean; end: () => void } => {
  const [isGlance, setGlance] = useState(
    search.thread === undefined && search.q === undefined && search.page === undefined,
  )
  const arrived = useRef(!isGlance)
  useEffect(() => {
    if (arrived.current || threads === undefined) return
    arrived.current = true
    if (search.thread !== undefined || !window.matchMedia(wide).matches) return
    const [first] = threads
    if (first) open(first.id)
  })
  const end = useCallback(() => setGlance(false), [])
  useEffect(() => {
    const place = pane.current
    if (!isGlance || !place) return undefined
    place.addEventListener('pointerdown', end)
    place.addEventListener('keydown', end)
    return () => {
      place.removeEventListener('pointerdown', end)
      place.removeEventListener('keydown', end)
    }
  }, [isGlance, pane, end])
  return { isGlance, end }
}
