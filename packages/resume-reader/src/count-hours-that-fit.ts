import type { WeekOfHours } from '../../../src/rules/calendar/week-hours.ts'
import { formatHours, formatTime } from '../../../src/rules/clock.ts'
import type { Span, Week } from './read-available-hours.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const wholeDay = 1_440

/** Midnight as an end is where a day ends, which no one said: "after 2:30" is from then on. */
const formatSpan = ({ opens, closes }: Span): string => {
  if (closes - opens === wholeDay) return 'all day'
  if (closes === wholeDay) return `from ${formatTime(opens)}`
  return opens === 0 ? `until ${formatTime(closes)}` : formatHours({ opens, closes })
}
const formatSpans = (spans: readonly Span[]): string => spans.map(formatSpan).join(' and ')

/** A week in words, days of the same hours together: "Mon–Fri 3:00 PM – 8:00 PM; Sat all day". Blank: no hour at all. */
export const formatWeek = (week: Week): string => {
  const runs: { first: number; last: number; words: string }[] = []
  week.forEach((spans, at) => {
    const words = formatSpans(spans)
    const run = runs.at(-1)
    if (run && run.last === at - 1 && run.words === words) run.last = at
    else runs.push({ first: at, last: at, words })
  })
  return runs
    .filter(({ words }) => words !== '')
    .map(({ first, last, words }) => `${first === last ? names[first] : `${names[first]}–${names[last]}`} ${words}`)
    .join('; ')
}

const openOn = (hours: WeekOfHours, at: number) =>
  at === 5 ? hours.saturday : at === 6 ? hours.sunday : hours.weekdays

/** Returns how many of the minutes a week in which a place is open someone can work. */
export const countHoursThatFit = (week: Week, hours: WeekOfHours): { fits: number; open: number } => {
  const days = names.map((_, at) => {
    const { opens, closes } = openOn(hours, at)
    const overlaps = (week[at] ?? []).map((span) =>
      Math.max(0, Math.min(span.closes, closes) - Math.max(span.opens, opens)),
    )
    return { open: Math.max(0, closes - opens), fits: overlaps.reduce((sum, each) => sum + each, 0) }
  })
  return {
    fits: days.reduce((sum, { fits }) => sum + fits, 0),
    open: days.reduce((sum, { open }) => sum + open, 0),
  }
}
