import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { InboxSearch } from './inbox-search.ts'

const wide = '(min-width: 768px)'

/**
 * Opens the thread on top on arrival, where there is room next to the list and the address names nothing else. Returns its id until
 * someone presses a key or a button in its pane, or `end` is called: until then no one has chosen to read it.
 */
export const useOpenFirst = (
  threads: readonly { id: string }[] | undefined,
  search: InboxSearch,
  open: (id: string) => void,
  pane: RefObject<HTMLElement | null>,
): { opened: string | null; end: () => void } => {
  const arrived = useRef(search.thread !== undefined || search.q !== undefined || search.page !== undefined)
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    if (arrived.current || threads === undefined) return
    arrived.current = true
    if (search.thread !== undefined || !window.matchMedia(wide).matches) return
    const [first] = threads
    if (!first) return
    setOpened(first.id)
    open(first.id)
  })
  const end = useCallback(() => setOpened(null), [])
  useEffect(() => {
    const place = pane.current
    if (opened === null || !place) return undefined
    place.addEventListener('pointerdown', end)
    place.addEventListener('keydown', end)
    return () => {
      place.removeEventListener('pointerdown', end)
      place.removeEventListener('keydown', end)
    }
  }, [opened, pane, end])
  return { opened, end }
}
