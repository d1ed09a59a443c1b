import { listInstants, toLocalDay } from '../../../../rules/day.ts'
import { showClock, showDate } from '../../calendar/rules/interview-words.ts'

const msPerDay = 86_400_000
const daysAhead = 21
const quarters = Array.from({ length: 96 }, (_, at) => at * 15)
const ways = [
  { language: 'en', link: 'at' },
  { language: 'es', link: 'a las' },
] as const

/**
 * Parses the times that a text names in the words of our offers, in the order of the text: within three weeks after it
 * was sent, as clocks in one of the zones show them. A manually changed time is no longer one, or another one.
 */
export const parseOfferedTimes = (text: string, sentAt: Date, zones: readonly string[]): Date[] => {
  const days = Array.from({ length: daysAhead }, (_, by) => new Date(sentAt.getTime() + by * msPerDay))
  const found = new Map<number, { at: Date; place: number }>()
  for (const zone of new Set(zones))
    for (const day of days)
      for (const { language, link } of ways) {
        const named = `${showDate(day, zone, language)} ${link} `
        if (!text.includes(named)) continue
        for (const at of quarters.flatMap((minute) => listInstants(toLocalDay(day, zone), minute, zone))) {
          const place = text.indexOf(`${named}${showClock(at, zone, language)}`)
          if (place >= 0 && !found.has(at.getTime())) found.set(at.getTime(), { at, place })
        }
      }
  return [...found.values()].toSorted((a, b) => a.place - b.place).map(({ at }) => at)
}
