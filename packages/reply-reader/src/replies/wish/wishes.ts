import { addDays, type Day, type Range, toInstant, toLocalDay } from '../../../../../src/rules/day.ts'
import { parseReaction } from '../../../../../src/rules/texts/reaction.ts'
import { classifyOptOut } from '../../opt-outs/opt-out.ts'
import { classifyReply } from '../classify-reply.ts'
import { type ParsedReply, parseReply } from '../parsed-reply.ts'
import { delayStarts, type ReplyTimes, type Way } from '../reply-times.ts'
import { dayEnd } from '../time-item.ts'

/** A text of a candidate. */
export type SaidText = { body: string; at: Date }

type Spans = readonly (readonly [number, number])[]
/** A day on the candidate's calendar and the minutes of it they named, from the first to before the second. */
export type WishedDay = { day: Day; spans: Spans }

/** When a candidate can, in the words that said it. `ranges` are still to come and to offer; `days` are what was named. */
export type Wish = { quote: string; timeZone: string; days: readonly WishedDay[]; ranges: readonly Range[] }

type WishInput = {
  /** The clock of the person who wrote. */
  timeZone: string
  now: Date
  /** When interviews begin and end, in minutes on that clock. */
  hours: { opens: number; closes: number }
}

const msPerDay = 86_400_000
/** Older texts say nothing about now. */
const freshDays = 5
const ahead = 28
const shownDays = 21
const longestQuote = 60
/** Most characters read of a text. */
const longestText = 2_000 // characters

const noWish = new Set(['decline', 'optOut', 'wrongNumber', 'cancel', 'late', 'question'])
const barred = new Set<string>(['stop', 'unsure'])
const asksWhen = / (?:what time|which day|what day|when|a que hora|que dia|cuando) /
const ofThePast =
  / (?:yesterday|last (?:week|month|year|night|[a-z]+day)|(?:was|were) (?:off|out|sick|busy|there|working)|ayer|anoche|pasado(?! manana)|trabaje|estuve) /

/** An hour from which someone is free. Alone, it may be of the morning or of the evening. */
const listStarts = ({ ways }: ReplyTimes): number[] =>
  ways.flatMap(({ spans }) => (spans ?? []).map(([from]) => from)).filter((from) => from > 0)

/**
 * Reads the times of a text. An hour without AM or PM is the one at which interviews can begin: "after 8" is the
 * evening where they last until ten and begin at noon.
 */
const heardWithin = (text: string, { timeZone, hours, at }: Omit<WishInput, 'now'> & { at: Date }): ParsedReply => {
  const heard = parseReply(text, { now: at, timeZone, usual: true })
  const isOpen = (minute: number) => minute >= hours.opens && minute < hours.closes
  const starts = listStarts(heard.said.times)
  if (starts.length === 0 || starts.some(isOpen)) return heard
  const later = parseReply(text, { now: at, timeZone, usual: true, isEvening: true })
  return listStarts(later.said.times).some(isOpen) ? later : heard
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
const isOn = ({ days }: Way, day: Day) => days === null || days.includes(day)
const wholeDay: Spans = [[0, dayEnd]]

/** The stretches as few and in order. */
const merged = (spans: Spans): Spans => {
  const all: [number, number][] = []
  for (const [from, until] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else all.push([from, until])
  }
  return all
}

const without = (spans: Spans, taken: Spans): Spans =>
  taken.reduce<Spans>(
    (rest, [start, end]) =>
      rest.flatMap(([from, until]): Spans => {
        if (end <= from || start >= until) return [[from, until]]
        const left: Spans = [
          [from, start],
          [end, until],
        ]
        return left.filter(([a, b]) => a < b)
      }),
    spans,
  )

const spansOn = ({ ways, not }: ReplyTimes, day: Day): Spans => {
  const named = ways.filter((way) => isOn(way, day)).flatMap(({ spans }) => spans ?? wholeDay)
  const denied = not.filter((way) => isOn(way, day)).flatMap(({ spans }) => spans ?? wholeDay)
  return without(merged(ways.length === 0 ? wholeDay : named), denied).map(([from, until]) => [
    Math.max(0, from),
    Math.min(dayEnd, until),
  ])
}

/** The words that said it: their sentence where it is short, else from the first day or hour to the last, a denial included. */
const quote = ({ text, said, line, getSpan }: ParsedReply): string => {
  const places = said.spans.map(([from, end]) => getSpan(from, end - from))
  const first = Math.min(...places.map(([start]) => start))
  const end = Math.max(...places.map(([, until]) => until))
  const before = Math.max(...[...text.slice(0, first).matchAll(/[.!?\n]\s/g)].map(({ index }) => index + 1), 0)
  const after = /[.!?]*(?=[.!?]\s|[.!?]?$|\n)/.exec(text.slice(end))
  const sentence = plain(text.slice(before, end + (after?.index ?? 0)))
  if (sentence.length <= longestQuote) return sentence
  const denial = /(?: (?:not|no|cant|cannot|except|but|dont|work|do|only|solo))+ $/.exec(
    line.slice(0, said.spans[0]?.[0] ?? 0),
  )
  const stretch = plain(text.slice(denial ? getSpan(denial.index, denial[0].length)[0] : first, end))
  return stretch.length > longestQuote ? `${stretch.slice(0, longestQuote - 1)}…` : stretch
}

const saysWhen = (text: SaidText, input: WishInput): ParsedReply | null => {
  if (parseReaction(text.body) || barred.has(classifyOptOut(text.body) ?? '')) return null
  const { timeZone } = input
  const heard = heardWithin(text.body, { ...input, at: text.at })
  const { said, line } = heard
  if (said.unclear || said.times.ways.length + said.times.not.length === 0 || ofThePast.test(line)) return null
  if (asksWhen.test(line) && !said.clocked && !said.ranged) return null
  const { act } = classifyReply(text.body, { expectation: { kind: 'none' }, now: text.at, timeZone })
  return noWish.has(act) ? null : heard
}

/**
 * Returns the availability of a candidate by the newest of their recent texts that names a day or an hour. Null if none
 * does, or all its times have passed. Days count from the day of the text, on the writer's clock.
 */
export const parseWish = (texts: readonly SaidText[], input: WishInput): Wish | null => {
  const { timeZone, now } = input
  const fresh = texts
    .map(({ body, at }) => ({ body: body.slice(0, longestText), at }))
    .filter(({ at }) => at <= now && now.getTime() - at.getTime() < freshDays * msPerDay)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  for (const text of fresh) {
    const heard = saysWhen(text, input)
    if (!heard) continue
    const written = toLocalDay(text.at, timeZone)
    const today = toLocalDay(now, timeZone)
    const days = Array.from({ length: ahead }, (_, by) => addDays(written, by))
      .filter((day) => day >= today && day < addDays(today, shownDays))
      .map((day) => ({ day, spans: spansOn(heard.said.times, day) }))
      .filter(({ day, spans }) => spans.some(([, until]) => toInstant(day, until, timeZone) > now))
    const toOffer = delayStarts(heard.said.times)
    const ranges = days.flatMap(({ day }) =>
      spansOn(toOffer, day)
        .map(([from, until]) => ({ from: toInstant(day, from, timeZone), until: toInstant(day, until, timeZone) }))
        .filter(({ until }) => until > now),
    )
    return ranges.length === 0 ? null : { quote: quote(heard), timeZone, days, ranges }
  }
  return null
}
