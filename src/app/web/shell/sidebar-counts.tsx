import { useEffect } from 'react'
import { useUnreadTexts } from '../../../features/conversations/inbox/web/use-unread-texts.ts'
import { useUnroutedWaiting } from '../../../features/intake/programs/web/use-unrouted-waiting.ts'
import { useUnseenBookings } from '../../../features/interviews/calendar/web/booking/use-unseen-bookings.ts'
import { useUnclaimedRequests } from '../../../features/team/prospects/web/use-unclaimed-requests.ts'
import { formatCount } from '../../../rules/words/format-count.ts'
import type { NavLink } from './links.ts'

export type Counts = Partial<Record<NavLink['to'], number>>

/** The waiting items for the dots of the sidebar; loaded and refreshed after the first paint. Shows nothing itself. */
export const SidebarCounts = ({ onCount }: { onCount: (counts: Counts) => void }) => {
  const texts = useUnreadTexts()
  const bookings = useUnseenBookings()
  const requests = useUnclaimedRequests()
  const unrouted = useUnroutedWaiting()
  useEffect(
    () =>
      onCount({ '/messages': texts, '/interviews': bookings, '/prospect-pipeline': requests, '/unrouted': unrouted }),
    [texts, bookings, requests, unrouted, onCount],
  )
  useEffect(() => {
    document.title = texts > 0 ? `(${formatCount(texts)}) Reinforce` : 'Reinforce'
    return () => {
      document.title = 'Reinforce'
    }
  }, [texts])
  return null
}
