import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import type { CandidateRow } from '../../contract/directory.ts'

const clock = new Intl.DateTimeFormat('en-US', { timeZone: viewerTimeZone, timeStyle: 'short' })
const isFullHour = (at: Date) => at.getTime() % 3_600_000 === 0

/**
 * Formats when someone came today, in a list of people of this day. Null for other days, and for a full hour: it stands for a day whose
 * time is not known.
 */
export const formatTimeOfToday = (row: Pick<CandidateRow, 'date_submitted' | 'date_submitted_ts'>): string | null => {
  if (row.date_submitted_ts === null) return null
  const at = new Date(row.date_submitted_ts)
  const today = toLocalDay(new Date(), viewerTimeZone)
  const isToday = row.date_submitted === today && toLocalDay(at, viewerTimeZone) === today
  return isToday && !isFullHour(at) ? clock.format(at) : null
}
