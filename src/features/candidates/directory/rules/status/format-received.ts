import { msPerDay } from '../../../../../rules/day.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'

/** How long ago someone came, in whole days: "today", "6 d ago". `now` in milliseconds; a moment to come counts as today. */
export const formatReceived = (at: string, now: number): string => {
  const days = Math.floor((now - Date.parse(at)) / msPerDay)
  return days >= 1 ? `${formatCount(days)} d ago` : 'today'
}
