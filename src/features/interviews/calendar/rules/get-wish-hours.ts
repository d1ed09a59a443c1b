import { getMinute } from '@reinforce/reply-reader/replies/reply-times.ts'
import { toInstant, toLocalDay } from '../../../../rules/day.ts'
import type { BookingHours } from './availability.ts'

type Clocks = {
  /** Where the booking hours are meant, and where the candidate is. */
  zone: string
  theirs: string
  now: Date
}

const noon = 720

/** Returns the first hour of any day and the last one, in minutes on the candidate's clock: what "after 8" can mean. */
export const getWishHours = ({ weekdays, saturday, sunday }: BookingHours, { zone, theirs, now }: Clocks) => {
  const open = [weekdays, saturday, sunday].filter(({ opens, closes }) => opens < closes)
  const shift = getMinute(toInstant(toLocalDay(now, zone), noon, zone), theirs) - noon
  return {
    opens: Math.min(...open.map(({ opens }) => opens)) + shift,
    closes: Math.max(...open.map(({ closes }) => closes)) + shift,
  }
}
