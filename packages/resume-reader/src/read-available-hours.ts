import { foldLine } from './reading/words.ts'

/** Minutes after midnight, half open. */
export type Span = { opens: number; closes: number }
/** Monday to Sunday, the spans of each day in order, none touching another. */
export type Week = readonly (readonly Span[])[]

type Token =
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'span'; spans: readonly Span[] }
  | { kind: 'both'; days: readonly number[]; spans: readonly Span[] }
  | { kind: 'not' }
  | { kind: 'stop' }
type PlacedToken = Token & { start: number; end: number }
type Group = { days: number[]; spans: Span[]; isNot: boolean; isClosed: boolean }

const workdays = [0, 1, 2, 3, 4]
const weekend = [5, 6]
const everyDay = [...workdays, ...weekend]
const at = (from: number, until: number): Span => ({ opens: from * 60, closes: until * 60 })
const wholeDay = [at(0, 24)]

/** A day by its first letters, English and Spanish. */
const firstLetters: readonly (readonly [RegExp, number])[] = [
  [/mon|lun/, 0],
  [/tue|mart/, 1],
  [/wed|mier/, 2],
  [/thu|juev/, 3],
  [/fri|vier/, 4],
  [/sat|saba/, 5],
  [/sun|domi/, 6],
]
const parseDay = (word: string): number => firstLetters.find(([letters]) => letters.test(word))?.[1] ?? 0
const fromTo = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7)

/** Parts of a day as clinics use the words, in hours; sources: clinics' own application forms. */
const parts: readonly (readonly [RegExp, readonly Span[]])[] = [
  [/all day|todo el dia/, wholeDay],
  [/after[- ]?school|despues de (?:la )?escuela/, [at(15, 20)]],
  [/morning|manana/, [at(7, 12)]],
  [/afternoon/, [at(12, 17)]],
  [/tarde/, [at(12, 20)]],
  [/evening/, [at(17, 21)]],
  [/overnight/, [at(0, 6), at(22, 24)]],
  [/night|noche/, [at(18, 22)]],
]

type Clock = { hour: number; minute: number; half: 'a' | 'p' | null }
const parseClock = (text: string): Clock | null => {
  const [, hour, minute, half] = /(\d{1,2})(?::(\d{2}))?\s?(?:([ap])\.?m)?/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59) return null
  return { hour: Number(hour), minute: Number(minute ?? 0), half: half === 'a' || half === 'p' ? half : null }
}
const minutesAt = ({ hour, minute }: Clock, half: 'a' | 'p'): number =>
  (hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute

/** An hour without am or pm: 7 to 11 is the morning, the rest the afternoon. */
const usual = (clock: Clock): number => minutesAt(clock, clock.half ?? (clock.hour >= 7 && clock.hour < 12 ? 'a' : 'p'))

/** "3-8" is the afternoon, "9-5" the working day, "10-2pm" begins in the morning. Null where it ends before it begins. */
const between = (from: Clock, until: Clock): Span | null => {
  const ends = until.half ? [minutesAt(until, until.half)] : [minutesAt(until, 'p'), minutesAt(until, 'a')]
  const starts = from.half
    ? [minutesAt(from, from.half)]
    : until.half
      ? [minutesAt(from, until.half), minutesAt(from, until.half === 'a' ? 'p' : 'a')]
      : [usual(from), minutesAt(from, 'a')]
  for (const opens of starts)
    for (const end of ends) {
      const closes = end === 0 ? 1_440 : end
      if (closes > opens && closes <= 1_440) return { opens, closes }
    }
  return null
}

const day =
  '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?'
const hour = '\\d{1,2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\b\\.?)?'
const tokens = new RegExp(
  [
    `(?<range>\\b(?:${day})\\.?\\s{0,2}(?:-|to|through|thru|a)\\s{0,2}(?:${day})\\b)`,
    '(?<mf>\\bm\\s?-\\s?f\\b)',
    `(?<day>\\b(?:${day})\\b)`,
    '(?<weeknights>\\bweek\\s?nights?\\b)',
    '(?<weekdays>\\bweek\\s?days?\\b|\\bentre semana\\b)',
    '(?<weekends>\\bweek\\s?ends?\\b|\\bfin(?:es)? de semana\\b)',
    '(?<open>\\bopen availability\\b|\\bany\\s?time\\b|\\bcompletely open\\b|\\b24/7\\b|\\bdisponibilidad (?:completa|total|abierta)\\b)',
    '(?<daily>\\b(?:every|any) day\\b|\\b(?:7|seven) days\\b|\\bdaily\\b|\\btodos los dias\\b)',
    '(?<part>\\ball day\\b|\\btodo el dia\\b|\\bafter[- ]?school\\b|\\bdespues de (?:la )?escuela\\b|\\bmornings?\\b|\\bafternoons?\\b|\\bevenings?\\b|\\bovernights?\\b|\\bnights?\\b|\\btardes?\\b|\\bmananas?\\b|\\bnoches?\\b)',
    `(?<hours>(?<![\\d/])${hour}\\s{0,2}(?:-|to|a|until|till|hasta)\\s{0,2}${hour}(?![\\d/]))`,
    `(?<after>\\b(?:after|from|starting at|despues de las|desde las|a partir de las)\\s{1,2}${hour}(?:\\s?on\\b)?)`,
    `(?<before>\\b(?:before|until|till|antes de las|hasta las)\\s{1,2}${hour})`,
    "(?<not>\\b(?:except|excluding|but not|not|no|unable|cannot|can't|unavailable|excepto|menos|salvo)\\b)",
    '(?<stop>[.;]|\\bbut\\b|\\bpero\\b)',
  ].join('|'),
  'g',
)
/** "20-25 hours a week", "30 hrs": how much, not when. */
const amount = /^\s{0,2}\+?\s{0,2}(?:hours|hrs|horas|clients|years|months|miles|days|minutes|min\b|%)/

const parseSpans = (found: { [name: string]: string | undefined }): readonly Span[] | null => {
  const clocks = [...(found.hours ?? found.after ?? found.before ?? '').matchAll(new RegExp(hour, 'g'))].map(([text]) =>
    parseClock(text),
  )
  const [first, second] = clocks
  if (!first) return null
  if (found.after) return [{ opens: usual(first), closes: 1_440 }]
  if (found.before) return [{ opens: 0, closes: usual(first) }]
  const span = second ? between(first, second) : null
  return span && [span]
}

const parseToken = (found: { [name: string]: string | undefined }, behind: string): Token | null => {
  const names = [...(found.range ?? found.day ?? '').matchAll(new RegExp(day, 'g'))].map(([word]) => parseDay(word))
  if (found.range) return { kind: 'days', days: fromTo(names[0] ?? 0, names[1] ?? 0) }
  if (found.day) return { kind: 'days', days: names }
  if (found.mf || found.weekdays) return { kind: 'days', days: workdays }
  if (found.weeknights) return { kind: 'both', days: workdays, spans: [at(17, 21)] }
  if (found.weekends) return { kind: 'days', days: weekend }
  if (found.daily) return { kind: 'days', days: everyDay }
  if (found.open) return { kind: 'both', days: everyDay, spans: wholeDay }
  const { part } = found
  if (part) return { kind: 'span', spans: parts.find(([word]) => word.test(part))?.[1] ?? [] }
  if (found.not) return { kind: 'not' }
  if (found.stop) return { kind: 'stop' }
  if (amount.test(behind)) return null
  const spans = parseSpans(found)
  return spans && { kind: 'span', spans }
}

const findTokens = (text: string): PlacedToken[] =>
  [...text.matchAll(tokens)].flatMap((match) => {
    const end = match.index + match[0].length
    const token = parseToken(match.groups ?? {}, text.slice(end, end + 20))
    return token ? [{ ...token, start: match.index, end }] : []
  })

/** Neighboring days and times, in order: "Mon-Fri 3-8", "after 3 on weekdays", "evenings and weekends". */
const groupTokens = (text: string): Group[] => {
  const groups: Group[] = []
  const fresh = (isNot = false): Group => {
    const group: Group = { days: [], spans: [], isNot, isClosed: false }
    groups.push(group)
    return group
  }
  let group = fresh()
  let before = 0
  for (const token of findTokens(text)) {
    const gap = text.slice(before, token.start)
    before = token.end
    if (token.kind === 'not') group = fresh(true)
    else if (token.kind === 'stop') group = fresh()
    else if (token.kind === 'both') {
      group = fresh(group.isNot && group.days.length === 0)
      group.days.push(...token.days)
      group.spans.push(...token.spans)
      group = fresh()
    } else if (token.kind === 'days') {
      const isJoined = group.spans.length > 0 && group.days.length === 0 && !/\band\b|&|\+|\by\b/.test(gap)
      if (group.isClosed || (group.spans.length > 0 && !isJoined)) group = fresh()
      group.isClosed ||= isJoined
      group.days.push(...token.days)
    } else {
      if (group.isClosed) group = fresh()
      group.spans.push(...token.spans)
    }
  }
  return groups.filter(({ days, spans }) => days.length > 0 || spans.length > 0)
}

const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = result.at(-1)
    if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes)
    else result.push({ ...span })
  }
  return result
}
const without = (spans: readonly Span[], { opens, closes }: Span): Span[] =>
  spans
    .flatMap((span) => [
      { opens: span.opens, closes: Math.min(span.closes, opens) },
      { opens: Math.max(span.opens, closes), closes: span.closes },
    ])
    .filter((span) => span.opens < span.closes)

/**
 * Returns the hours of a week in which someone can work, from the words of a résumé about it, English or Spanish. Times
 * without a day count for Monday to Friday, days without a time for the whole day; exceptions are removed, from a whole
 * week where nothing else is named. Null: no day and no time is named ("full time" is an amount, not a time).
 */
export const readAvailableHours = (words: readonly string[]): Week | null => {
  const groups = [...new Set(words)].flatMap((text) => groupTokens(foldLine(text)))
  if (groups.length === 0) return null
  const said = groups.filter(({ isNot }) => !isNot)
  const week: Span[][] = Array.from({ length: 7 }, () => (said.length === 0 ? [...wholeDay] : []))
  for (const { days, spans } of said)
    for (const each of days.length > 0 ? days : workdays)
      week[each] = joined([...(week[each] ?? []), ...(spans.length > 0 ? spans : wholeDay)])
  for (const { days, spans } of groups.filter(({ isNot }) => isNot))
    for (const each of days.length > 0 ? days : everyDay)
      for (const span of spans.length > 0 ? spans : wholeDay) week[each] = without(week[each] ?? [], span)
  return week
}
