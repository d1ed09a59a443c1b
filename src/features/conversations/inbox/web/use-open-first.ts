import { useEffect, useRef } from 'react'
import type { InboxSearch } from './inbox-search.ts'

const wide = '(min-width: 768px)'

/** Opens the thread on top on arrival, where there is room next to the list and the address names nothing else. */
export const useOpenFirst = (
  threads: readonly { id: string }[] | undefined,
  search: InboxSearch,
  open: (id: string) => void,
) => {
  const arrived = useRef(search.thread !== undefined || search.q !== undefined || search.page !== undefined)
  useEffect(() => {
    if (arrived.current || threads === undefined) return
    arrived.current = true
    if (search.thread !== undefined || !window.matchMedia(wide).matches) return
    const [first] = threads
    if (first) open(first.id)
  })
}
