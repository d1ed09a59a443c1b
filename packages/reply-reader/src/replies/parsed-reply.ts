import { extractTimes, type MentionedTimes } from './extract-times.ts'
import { findTimeItems } from './find-time-items.ts'
import { removeFluff } from './fluff.ts'
import { listUnknownWords } from './plain-words.ts'
import type { IntentType, ReplyIntent, Span } from './reply-intent.ts'
import type { TimeReading } from './time-item.ts'
import { parseLine } from './words-of.ts'

type Simple = Exclude<IntentType, 'pick' | 'answer' | 'propose' | 'move' | 'unsure'>

/** A parsed reply: its line and times, and functions that find phrases and build readings. */
export type ParsedReply = {
  text: string
  line: string
  /** The line with blanks in place of what it says about time. */
  untimed: string
  words: number
  said: MentionedTimes
  timeZone: string
  find: (pattern: RegExp) => Span | null
  /** Position in the text of a stretch of the line. */
  getSpan: (at: number, length: number) => [number, number]
  strange: (stretches?: readonly (readonly [number, number])[]) => string[]
  reading: (act: Simple, rule: string, pattern: RegExp) => ReplyIntent
  pick: (pick: number, rule: string, stretches: readonly (readonly [number, number])[]) => ReplyIntent
  times: (act: 'propose' | 'move', rule: string) => ReplyIntent
  unsure: (rule: string, among?: readonly number[]) => ReplyIntent
}

// A greeting is no part of the answer: a good morning is not the morning.
const greetings = /\b(?:good (?:morning|afternoon|evening)|buen[oa]s (?:dias|tardes|noches))\b(?!['’])/gi

/** Finds all that a reply says. */
export const parseReply = (text: string, reading: TimeReading): ParsedReply => {
  const bare = removeFluff(text.replace(greetings, (all) => ' '.repeat(all.length)))
  const { line, words, getSpan } = parseLine(bare)
  const said = extractTimes(line, findTimeItems(line, reading))
  const find = (pattern: RegExp): Span | null => {
    const found = pattern.exec(line)
    return found ? getSpan(found.index, found[0].length) : null
  }
  const getSpans = (stretches: readonly (readonly [number, number])[]) =>
    stretches.map(([from, end]) => getSpan(from, end - from))
  return {
    text,
    line,
    untimed: said.spans
      .reduce((rest, [from, end]) => rest.slice(0, from) + ' '.repeat(end - from) + rest.slice(end), line)
      .replace(/ {2,}/g, (blanks) => ` ${' '.repeat(blanks.length - 1)}`),
    words: words.length,
    said,
    timeZone: reading.timeZone,
    find,
    getSpan,
    strange: (stretches = []) => listUnknownWords(line, [...said.spans, ...stretches]),
    reading: (act, rule, pattern) => ({ act, rule, spans: [find(pattern) ?? [0, text.length]] }),
    pick: (pick, rule, stretches) => ({ act: 'pick', pick, rule, spans: getSpans(stretches) }),
    times: (act, rule) => ({
      act,
      rule,
      spans: getSpans(said.spans),
      times: said.times.ways.length + said.times.not.length === 0 ? null : said.times,
    }),
    unsure: (rule, among = []) => ({ act: 'unsure', rule, spans: [], among }),
  }
}
