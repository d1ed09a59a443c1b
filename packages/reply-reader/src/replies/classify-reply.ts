import { parseReaction } from '../../../../src/rules/texts/reaction.ts'
import { classifyOptOut, isStopRequest } from '../opt-outs/opt-out.ts'
import { classifyInterviewReply } from './classify-interview-reply.ts'
import { classifyMissedReply } from './classify-missed-reply.ts'
import { classifyOfferReply } from './classify-offer-reply.ts'
import { classifyOpenReply } from './classify-open-reply.ts'
import { combineClauses } from './clauses/combine-clauses.ts'
import { findSideQuestion } from './clauses/find-side-question.ts'
import { detectPoliteRefusal } from './detect-polite-refusal.ts'
import type { Expectation } from './expectation.ts'
import { readByFrames } from './frames/read-by-frames.ts'
import { type ParsedReply, parseReply } from './parsed-reply.ts'
import { ofOneself } from './question/not-an-answer.ts'
import { readQuestion } from './question/read-question.ts'
import { botRule, laterRule, type ReplyIntent } from './reply-intent.ts'
import * as says from './reply-phrases.ts'

/** Another reader's opinion of the days that a text writes out (“Dec 3 at 4:30”); it may only take a reading away. */
export type SecondOpinion = (text: string, now: Date, timeZone: string) => readonly string[]

/** Context of a reply: the question before it, and the clock of the person who wrote. */
export type ReplyContext = { expectation: Expectation; now: Date; timeZone: string; second?: SecondOpinion }

const putOffRules = new Set(['not decided yet', 'nothing known', 'no time', 'asks a question'])

/** Whether both readers find the same days where a reply writes out a date. */
const agree = (text: string, { said }: ParsedReply, { now, timeZone, second }: ReplyContext): boolean => {
  if (!said.written || !second) return true
  const ours = new Set([...said.times.ways, ...said.times.not].flatMap(({ days }) => days ?? []))
  const theirs = second(text, now, timeZone)
  return theirs.length > 0 && theirs.every((day) => ours.has(day))
}

/** Gives an unclear reply that puts the answer off a rule of its own. */
const namePutOff = (intent: ReplyIntent, heard: ParsedReply): ReplyIntent =>
  intent.act === 'unsure' && intent.among.length === 0 && putOffRules.has(intent.rule) && heard.find(says.laterWords)
    ? { ...intent, rule: laterRule }
    : intent

const readWithin = (text: string, heard: ParsedReply, context: ReplyContext): ReplyIntent => {
  const { expectation } = context
  if (heard.words === 0) return heard.unsure('no words')
  if (heard.find(says.botWords))
    return heard.reading(expectation.kind === 'question' ? 'question' : 'person', botRule, says.botWords)
  if (expectation.kind === 'question') return readQuestion(heard, expectation.topic, context.now)
  const refusal = detectPoliteRefusal(heard.line)
  if (refusal === 'refuses') return heard.reading('decline', 'no', says.noWords)
  if (refusal === 'unclear') return heard.unsure('a no that may agree')
  if (!agree(text, heard, context)) return heard.unsure('two readers read another date')
  if (expectation.kind === 'interview') return classifyInterviewReply(heard, expectation.at)
  if (heard.find(says.hedges)) return heard.unsure('not decided yet')
  if (expectation.kind === 'missed') return classifyMissedReply(heard)
  return expectation.kind === 'offer' ? classifyOfferReply(heard, expectation.times) : classifyOpenReply(heard)
}

/** Rules of unclear readings that the frame of a thought may make clear. */
const openRules = new Set(['nothing known', 'no time', 'says more than an answer', 'no'])

const readThought = (text: string, context: ReplyContext): { intent: ReplyIntent; line: string } => {
  const heard = parseReply(text, context)
  const intent = readWithin(text, heard, context)
  const isOpen = intent.act === 'unsure' && openRules.has(intent.rule)
  return { intent: (isOpen ? readByFrames(heard, context.expectation) : null) ?? intent, line: heard.line }
}

/** Reads the whole reply, and thought by thought where that is unclear. */
const readParts = (text: string, heard: ParsedReply, context: ReplyContext): ReplyIntent => {
  const whole = namePutOff(readWithin(text, heard, context), heard)
  if (whole.act === 'accept' && context.expectation.kind !== 'offer' && findSideQuestion(text) !== null)
    return heard.reading('question', 'a yes with a question', says.questionWords)
  if (whole.act !== 'unsure' || whole.rule === laterRule) return whole
  const parts = combineClauses(text, context.expectation, (part) => readThought(part, context))
  if (parts || !openRules.has(whole.rule)) return parts ?? whole
  return readByFrames(heard, context.expectation) ?? whole
}

/**
 * Classifies a short reply in its context. The wish for no more texts comes first, in every context. A reply that could
 * mean several things is unsure. Pure: the same words, question, and clock give the same reading.
 */
export const classifyReply = (text: string, context: ReplyContext): ReplyIntent => {
  const heard = parseReply(text, context)
  // The quoted words are not the person's own. Reactions to a text of ours never reach this function.
  if (parseReaction(text)) return heard.unsure('looks like a reaction')
  const asked = classifyOptOut(text)
  const isOther =
    heard.find(says.wrongPerson) !== null || says.anotherName.test(heard.line) || says.notTheName.test(text)
  const isOfOneself = context.expectation.kind === 'question' && heard.find(ofOneself) !== null
  const isWrong = isOther && !isOfOneself && heard.find(says.notWrong) === null
  const isRequest =
    asked === 'stop' && (isStopRequest(text) || / (?:stop|remove|unsubscribe|take|delete|texting) /.test(heard.line))
  if ((isWrong || (asked === 'stop' && !isOfOneself)) && !isRequest)
    return heard.reading('wrongNumber', 'wrong number', says.wrongPerson)
  if (asked === 'stop') return { act: 'optOut', rule: 'opt-out', spans: [[0, text.length]] }
  // Doubt about an opt-out blocks every act with an effect. A question or a refusal still passes.
  const within = readParts(text, heard, context)
  if (asked === 'unsure' && !['decline', 'cancel', 'question', 'wrongNumber', 'person'].includes(within.act))
    return heard.unsure('may be an opt-out')
  return within
}
