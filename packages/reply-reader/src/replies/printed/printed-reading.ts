import { parseReaction } from '../../../../../src/rules/texts/reaction.ts'
import { classifyOptOut } from '../../opt-outs/opt-out.ts'
import { classifyReply } from '../classify-reply.ts'
import type { Expectation } from '../expectation.ts'
import { matchAny } from '../phrases/phrases.ts'
import { questionTopics } from '../question-topics.ts'
import { anyTimeRule, laterRule, type ReplyIntent } from '../reply-intent.ts'
import { parseLine } from '../words-of.ts'

/** Readings in the order they are documented. */
export const printedReadings = [
  'opt_out',
  'yes',
  'no',
  'any_time',
  'time_1',
  'time_2',
  'time_3',
  'other_time',
  'reschedule',
  'cancel',
  'late',
  'later',
  'question',
  'person',
  'wrong_number',
  'thanks',
  'reaction',
  'unclear',
] as const
export type PrintedReading = (typeof printedReadings)[number]

/** A reply as the command line prints it. */
export type PrintedReply = { reply: string; reading: PrintedReading; optOut: boolean; rule: string }

/** The clock of the command line: a Monday morning in Phoenix, so a file reads the same on any day. */
const now = new Date('2026-11-30T10:05:00-07:00')
const timeZone = 'America/Phoenix'
const at = (time: string) => new Date(`2026-12-${time}:00-07:00`)

/** The question behind each context: three times on three days, an interview tomorrow at 2 PM, or a question. */
const contexts: ReadonlyMap<string, Expectation> = new Map<string, Expectation>([
  ['offer', { kind: 'offer', times: [at('08T10:00'), at('09T16:00'), at('11T11:30')] }],
  ['remind', { kind: 'interview', at: at('01T14:00') }],
  ['interest', { kind: 'none' }],
  ...questionTopics.map((topic): [string, Expectation] => [`screen:${topic}`, { kind: 'question', topic }]),
  ['any', { kind: 'none' }],
])
/** Contexts a table may name. */
export const printedContexts = [...contexts.keys()]

const anyTime = matchAny(
  '(?:any|all|both|either|whichever|whatever|cualquiera|flexible)',
  '(?:doesnt|dont|does not) matter',
  'no preference',
  'anytime',
  'me da igual',
  'you choose',
  'la que (?:usted|sea)',
)

/** Says yes first, and then when. */
const interested =
  /^ (?:hi |hello |hey |hola |good morning |, )*(?:yes|yeah|yea|yep|yup|si|sure|absolutely|definitely|claro|im (?:still )?interested|still interested|i am) /

/** “Ok” to a text that asked nothing. */
const receipts =
  /^ (?:ok|okay|okk|oki|okii|kk?|mmk|sale|va|dale|listo|entendido|got it|copy(?: that)?|bet|cool|alrighty|perfecto?|vale|noted|great|awesome|sounds good|will do|all good|bueno|esta bien)(?: (?:ok|thanks|gracias|maam|sir|mama|pues|mi|vida|amor|bendiciones|, ))* (?:, )*$/

const picked: Record<number, PrintedReading> = { 1: 'time_1', 2: 'time_2', 3: 'time_3' }

/** A plain yes to three times makes no choice, so our text asks which. */
const printYes = (rule: string, expectation: Expectation, text: string): PrintedReading => {
  if (expectation.kind !== 'offer') return 'yes'
  return rule === anyTimeRule || anyTime.test(parseLine(text).line) ? 'any_time' : 'unclear'
}

const print = (intent: ReplyIntent, expectation: Expectation, text: string): PrintedReading => {
  if (intent.act === 'optOut') return 'opt_out'
  if (intent.act === 'accept') return printYes(intent.rule, expectation, text)
  if (intent.act === 'answer') return intent.answer
  if (intent.act === 'decline') return expectation.kind === 'interview' ? 'cancel' : 'no'
  if (intent.act === 'pick') return picked[intent.pick] ?? 'unclear'
  if (intent.act === 'propose')
    return expectation.kind === 'none' && interested.test(parseLine(text).line) ? 'yes' : 'other_time'
  if (intent.act === 'move') return expectation.kind === 'offer' ? 'other_time' : 'reschedule'
  if (intent.act === 'wrongNumber') return 'wrong_number'
  if (intent.act === 'unsure') return intent.rule === laterRule ? 'later' : 'unclear'
  return intent.act
}

/** Reads one reply in one of `printedContexts`. Returns null for an unknown context. */
export const readForPrint = (context: string, reply: string): PrintedReply | null => {
  const expectation = contexts.get(context)
  if (!expectation) return null
  const optOut = classifyOptOut(reply) === 'stop'
  if (parseReaction(reply)) return { reply, reading: 'reaction', optOut: false, rule: 'reaction to a text' }
  const intent = classifyReply(reply, { expectation, now, timeZone })
  const isOpen =
    context === 'any' ? intent.act === 'accept' : expectation.kind === 'question' && intent.act === 'unsure'
  const isReceipt = isOpen && receipts.test(parseLine(reply).line)
  return { reply, reading: isReceipt ? 'thanks' : print(intent, expectation, reply), optOut, rule: intent.rule }
}
