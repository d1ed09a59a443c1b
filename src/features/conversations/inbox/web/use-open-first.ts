import { useEffect, useRef } from 'react'
import type { InboxSearch } from './inbox-search.ts'

const wide = '(min-width: 1000px)'

/**
 * Opens the first unread thread on arrival, if there is room next to the list and the address names no thread. The
 * thread then counts as read: its words are on the screen, and a remaining dot would count them twice.
 */
export const useOpenFirst = (
  threads: readonly { id: string; unread: number }[] | undefined,
  search: InboxSearch,
  open: (id: string) => void,
) => {
  const arrived = useRef(search.thread !== undefined || search.q !== undefined || search.page !== undefined)
  useEffect(() => {
    if (arrived.current || threads === undefined) return
    arrived.current = true
    if (search.thread !== undefined || !window.matchMedia(wide).matches) return
    const first = threads.find(({ unread }) => unread > 0)
    if (first) open(first.id)
  })
}
