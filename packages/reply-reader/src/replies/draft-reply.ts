import type { ReplyIntent } from './reply-intent.ts'
import type { ReplyTimes } from './reply-times.ts'

/** Input of the words about a reading: the text, the moment of the planned interview, and the times that fit, in words. */
export type ReadingWordsInput = {
  text: string
  /** Moment of the planned interview, or null. */
  stands: string | null
  /** The chosen time in words; null for other acts. */
  chosen: string | null
  /** Whether the chosen time is still free. */
  isFree: boolean
  /** Number of free times that fit the reply. Null if it names no time. */
  fits: number | null
}

const longestQuote = 60

/** The words a reading rests on, as they were written, in quotation marks on a line of their own; empty when they are long. */
const quoteReply = ({ spans }: ReplyIntent, text: string): string => {
  if (spans.length === 0) return ''
  const quoted = text.slice(Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, end]) => end))).trim()
  return quoted === '' || quoted.length > longestQuote ? '' : `\n“${quoted.replace(/\s+/g, ' ')}”`
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** The hour at which work or a class ends, if all ways of a reply begin at the same one. */
const describeEnd = ({ ways }: ReplyTimes): string => {
  const [from = 0, ...others] = new Set(ways.flatMap(({ spans }) => spans?.map(([start]) => start) ?? []))
  return from > 0 && others.length === 0 ? clock.format(from * 60_000) : 'work or class'
}

const describeTimes = (
  reading: Extract<ReplyIntent, { act: 'propose' | 'move' }>,
  { text, fits }: ReadingWordsInput,
): string => {
  const quote = quoteReply(reading, text)
  const none = fits === 0 ? '. No free time fits' : ''
  const ways = reading.times?.ways.length ?? 0
  const not = reading.times?.not.length ?? 0
  if (reading.act === 'move') return `Needs another time${none}${ways > 0 ? quote : ''}`
  if (ways === 0) return `${not > 0 ? 'Can’t come' : 'Names a time'}${none}${quote}`
  if (not > 0) return `Says when they can and can’t come${none}`
  const after = reading.times?.afterBusyTime ? describeEnd(reading.times) : null
  return `${after === null ? 'Suggests a time' : `Available after ${after}`}${none}${quote}`
}

type Plain = Exclude<ReplyIntent['act'], 'pick' | 'answer' | 'propose' | 'move' | 'unsure'>

/** Without a planned interview, and with one. */
const plain: Record<Plain, [string | null, (stands: string) => string | null]> = {
  accept: ['Yes', (stands) => `Will come on ${stands}`],
  decline: ['Isn’t interested', (stands) => `Is no longer interested (interview on ${stands} still booked)`],
  cancel: ['Wants to cancel', (stands) => `Wants to cancel ${stands} (still booked until you cancel it)`],
  late: ['Will be late', (stands) => `Will be late to ${stands}`],
  question: ['Asks a question', () => 'Asks a question'],
  person: ['Wants to talk to a person', () => 'Wants to talk to a person'],
  wrongNumber: ['Wrong number', () => 'Wrong number'],
  optOut: [null, (stands) => `No more texts (interview on ${stands} still booked: call or email)`],
  thanks: [null, () => null],
}

const lateAnswers = {
  en: { here: 'No problem, see you when you get here.', elsewhere: 'No problem, thank you for letting us know.' },
  es: { here: 'No hay problema, aquí le esperamos.', elsewhere: 'No hay problema, gracias por avisarnos.' },
}

/** Drafts the clinic's answer to someone who comes late, for a person to send; a different one for a call and a visit. */
export const draftLateReply = (type: string, language: 'en' | 'es'): string =>
  lateAnswers[language][type === 'In person' ? 'here' : 'elsewhere']

/** Formats a reading in a clinic’s words, with the quote on a second line. Returns null if there is nothing to show. */
export const draftReply = (reading: ReplyIntent, input: ReadingWordsInput): string | null => {
  const { stands, chosen, isFree } = input
  if (reading.act === 'pick') return `Picks ${chosen ?? 'a time'}${isFree ? '' : ', which is no longer free'}`
  if (reading.act === 'answer') return `Answers ${reading.answer}`
  if (reading.act === 'propose' || reading.act === 'move') return describeTimes(reading, input)
  if (reading.act === 'unsure') return reading.among.length > 0 ? 'Makes a choice, but it isn’t clear which' : null
  const [alone, beside] = plain[reading.act]
  return stands === null ? alone : beside(stands)
}
