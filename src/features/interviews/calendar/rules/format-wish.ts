import { dayEnd } from '@reinforce/reply-reader/replies/time-item.ts'
import type { Wish, WishedDay } from '@reinforce/reply-reader/replies/wish/wishes.ts'
import { addDays, countDaysBetween, type Day, toInstant } from '../../../../rules/day.ts'
import { showClock, showDate } from './interview-words.ts'

const mostListed = 3
/** Half an hour before and after an hour, as the reader takes “around”. */
const around = 61
const weekday = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay()
const names = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

const formatClock = (minute: number, { day }: WishedDay, timeZone: string) =>
  showClock(toInstant(day, minute, timeZone), timeZone)
    .split(' ')
    .slice(0, 2)
    .join(' ')

/** 'after 3:00 PM', 'before 12:00 PM', 'at 3:00 PM', '10:00 AM – 12:00 PM'; empty for the whole day. */
const formatHours = (each: WishedDay, timeZone: string): string => {
  const [one, other] = each.spans
  const clock = (minute: number) => formatClock(minute, each, timeZone)
  if (one && other && each.spans.length === 2 && one[0] === 0 && other[1] === dayEnd && other[0] - one[1] === 1)
    return `not at ${clock(one[1])}`
  return each.spans
    .map(([from, until]) => {
      if (from === 0) return until === dayEnd ? '' : `before ${clock(until)}`
      if (until === dayEnd) return `after ${clock(from)}`
      if (until - from === around) return `around ${clock(from + 30)}`
      return until - from === 1 ? `at ${clock(from)}` : `${clock(from)} – ${clock(until)}`
    })
    .join(' or ')
}

const isRun = (days: readonly Day[]) =>
  days.every((day, at) => at === 0 || countDaysBetween(days[at - 1] ?? day, day) === 1)

/** Some days as people name them: a few by their dates, many by what they have in common. */
const formatDays = (days: readonly Day[], { timeZone }: Wish): string => {
  const shown = (day: Day) => showDate(toInstant(day, 720, timeZone), timeZone)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const list = (of: readonly Day[]) => of.map(shown).join(' or ')
  if (days.length <= mostListed && new Set(days.map(weekday)).size === days.length) return list(days)
  if (isRun(days)) return days.length > 14 ? 'any day' : `${shown(first)} – ${shown(last)}`
  const kinds = new Set(days.map(weekday))
  const span = Array.from({ length: countDaysBetween(first, last) + 1 }, (_, by) => addDays(first, by))
  const isEvery = span.every((day) => kinds.has(weekday(day)) === days.includes(day))
  if (isEvery && kinds.size === 2 && [...kinds].every((each) => each === 0 || each === 6)) return 'weekends'
  if (isEvery && kinds.size === 5 && !kinds.has(0) && !kinds.has(6)) return 'weekdays'
  if (isEvery && kinds.size <= mostListed) return [...kinds].map((each) => names[each]).join(' or ')
  const missing = span.filter((day) => !days.includes(day))
  const [but, ...others] = new Set(missing.map(weekday))
  if (but !== undefined && others.length === 0 && missing.length > 1) return `any day but ${names[but]}`
  if (missing.length <= mostListed) return `any day but ${list(missing)}`
  return `${list(days.slice(0, mostListed))} or later`
}

/** When a candidate can, on their clock: 'Thu, Dec 3, after 3:00 PM Phoenix time'. */
export const formatWish = (wish: Wish): string => {
  const { days, timeZone } = wish
  const groups = [...Map.groupBy(days, (each) => formatHours(each, timeZone))].toSorted(
    ([one], [other]) => Number(other === '') - Number(one === ''),
  )
  const isExcept = groups.length > 1 && groups[0]?.[0] === ''
  const words = groups.map(([hours, of]) => {
    const named = formatDays(
      of.map(({ day }) => day),
      wish,
    )
    if (hours === '') return named
    return isExcept ? `${named} only ${hours}` : `${named}, ${hours}`
  })
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const all = words.slice(0, mostListed).join('; ')
  return groups.every(([hours]) => hours === '') ? all : `${all} ${city} time`
}
