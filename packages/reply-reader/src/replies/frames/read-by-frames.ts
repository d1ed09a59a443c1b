import { getTurn } from '../clauses/combine-clauses.ts'
import type { Expectation } from '../expectation.ts'
import type { ParsedReply } from '../parsed-reply.ts'
import { anyTimeRule, type ReplyIntent } from '../reply-intent.ts'
import { findAnswerFrames } from './find-answer-frame.ts'

/** Words that leave the meaning of a thought open. */
const opens =
  / (?:if|unless|except|excepto|maybe|might|perhaps|depends|depende|depending|sometimes|a veces|quizas?|tal vez|a lo mejor|creo|i think|mostly|usually|borrow[a-z]*|prestad[oa]|prestan?|kinda|kind of|sort of|hopefully|almost|but|pero|only|solo|solamente)(?= )/
const asks = / \?(?= )/
/** Acts that a thought may wish for in the form of a question. */
const wishes = new Set(['move', 'person', 'question', 'cancel'])

/** Words that deny, or speak of the past. */
const denies =
  / (?:no|not|dont|doesnt|didnt|cant|cannot|wont|never|nunca|isnt|aint|wasnt|havent|was|used to|had|sin|without|trouble|troubles|issues?)(?= )/

/** Order of the meanings: a wish for a person first, and a denial before a yes, because it holds its words. */
const order = [
  'person',
  'cancel',
  'move',
  'decline',
  'question',
  'no',
  'late',
  'any',
  'yes',
  'accept',
  'thanks',
] as const
const goesFirst = new Set<string>(['person', 'move', 'no', 'late'])

const plainActs = ['accept', 'decline', 'late', 'person', 'question', 'cancel', 'thanks'] as const
const isPlainAct = (means: string): means is (typeof plainActs)[number] => plainActs.some((act) => act === means)

/** Reads an unclear thought by the frames of its context. Returns null if none fits, or several that differ. */
export const readByFrames = (heard: ParsedReply, expectation: Expectation): ReplyIntent | null => {
  if (expectation.kind === 'offer' && expectation.times.length < 2) return null
  if (opens.test(heard.line)) return null
  const found = findAnswerFrames(heard.line, expectation)
  // A denial holds the words of a yes.
  const only = order.find((means) => found.includes(means))
  if (only === undefined) return null
  if (found.length > 1 && !goesFirst.has(only)) return null
  if (only === 'yes' && (denies.test(heard.line) || getTurn(expectation).test(heard.line))) return null
  if (only === 'no' && / (?:issues?|problems?|problemas?|trouble|worries)(?= )/.test(heard.line)) return null
  if (asks.test(heard.line) && !wishes.has(only)) return null
  const rests = { rule: 'by the frame of a thought', spans: [[0, heard.text.length] as const] }
  if (only === 'yes' || only === 'no') return { ...rests, act: 'answer', answer: only }
  if (only === 'any') return { ...rests, rule: anyTimeRule, act: 'accept' }
  if (isPlainAct(only)) return { ...rests, act: only }
  return only === 'move' ? heard.times('move', rests.rule) : null
}
