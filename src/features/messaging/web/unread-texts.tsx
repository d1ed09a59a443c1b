import { useEffect } from 'react'
import { useQuery } from '../../../platform/web/use-query.ts'
import { unreadTexts } from '../contract/inbox.ts'

/** Tells the sidebar how many threads have something unread. Draws nothing. */
export const UnreadTexts = ({ onCount }: { onCount: (unread: number) => void }) => {
  const counted = useQuery(unreadTexts, {}, { areas: ['texts'] })
  const unread = counted.data?.unread ?? 0
  useEffect(() => onCount(unread), [onCount, unread])
  return null
}
