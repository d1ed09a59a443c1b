import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { type Day, toLocalDay } from '../../../../rules/day.ts'

// The library takes “8 in the morning” out of “12/8 in the morning”.
const partOfDay = /\b(?:in the|por la|en la|de la)\s+\p{L}+/giu

/** The days that a date library reads where a text writes out a date; it decides nothing, but where it differs nothing is decided. */
export const findWrittenDays = (text: string, now: Date, timeZone: string): Day[] => {
  const [year = 0, month = 1, day = 1] = toLocalDay(now, timeZone).split('-').map(Number)
  // Noon of the writer's day on this machine's clock: the library counts days on it.
  const reference = new Date(year, month - 1, day, 12)
  const found = [english.casual, spanish.casual].map((library) =>
    library
      .parse(text.slice(0, 600).replace(partOfDay, ' '), reference, { forwardDate: true })
      // In Spanish it reads 12/8 as the 12th of August, which no one writes here.
      .filter((date) => library === english.casual || !date.text.includes('/'))
      .filter(({ start }) => start.isCertain('day') && start.isCertain('month'))
      .map(({ start }) => {
        const [y, m, d] = [start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0]
        return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
      }),
  )
  return found.find((days) => days.length > 0) ?? []
}
