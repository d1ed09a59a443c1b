import type { Expectation } from '../expectation.ts'
import type { QuestionTopic } from '../question-topics.ts'
import type { ReplyIntent } from '../reply-intent.ts'
import { findCorrected, splitThoughts } from './split-clauses.ts'
import turns from './turns.json' with { type: 'json' }

const list = (words: readonly string[]) => new RegExp(` (?:${words.join('|')})(?= )`)
/** Words with which a thought that no rule reads may change what the others say. */
const anyTurn = list(turns.any)
const offerTurn = list([...turns.any, ...turns.offer])
const topicTurns: Record<QuestionTopic, RegExp> = {
  certified: list([...turns.any, ...turns.certified]),
  hours: list([...turns.any, ...turns.hours]),
  transport: list([...turns.any, ...turns.transport]),
  adult: list([...turns.any, ...turns.adult]),
  start: list([...turns.any, ...turns.start]),
}

/** Words of a context that may change the meaning of a thought. */
export const getTurn = (expectation: Expectation): RegExp => {
  if (expectation.kind === 'question') return topicTurns[expectation.topic]
  return expectation.kind === 'offer' ? offerTurn : anyTurn
}

const toKey = (intent: ReplyIntent): string => {
  if (intent.act === 'pick') return `pick ${intent.pick}`
  return intent.act === 'answer' ? `answer ${intent.answer}` : intent.act
}

/** Acts that a thought next to others may carry alone. Times and refusals are read from the whole text. */
const carried: Record<Expectation['kind'], ReadonlySet<string>> = {
  question: new Set(['answer']),
  offer: new Set(['pick']),
  interview: new Set(['accept', 'late', 'question']),
  missed: new Set(['accept', 'move', 'question', 'person']),
  none: new Set(['accept', 'late', 'question', 'person']),
}

/** A number alone may be anything in a text of several thoughts. */
const named =
  /\b(?:first|second|third|last|middle|1st|2nd|3rd|primer\w*|segund\w*|tercer\w*|[uú]ltim\w*|medio|option|opci[oó]n|number|n[uú]mero|earliest|latest|soonest|temprano|early|\w+day|mon|tues?|wed|thur?s?|fri|lunes|martes|mi[eé]rcoles|jueves|viernes|\d+(?::\d\d)?\s?(?:am|pm)|\d+:\d\d)\b|#\s?\d|^\s*[123]\s*$|\b(?:do|make it|la|el|con la|then|is) [123]\b|\b[123] (?:instead|it is|please|works|is)\b/i
const isPlain = (part: string, intent: ReplyIntent): boolean => intent.act !== 'pick' || named.test(part)

/** Answers that any other thought may change: a first day, and having no car. */
const needsAlone = (intent: ReplyIntent, expectation: Expectation): boolean =>
  expectation.kind === 'question' &&
  (expectation.topic === 'start' || (expectation.topic === 'transport' && toKey(intent) === 'answer no'))

const shift = (intent: ReplyIntent, by: number): ReplyIntent => ({
  ...intent,
  spans: intent.spans.map(([from, end]) => [from + by, end + by] as const),
})

/**
 * Reads an unclear reply thought by thought. What follows a correction counts; otherwise one act, if every other thought is
 * thanks or cannot turn it. Returns null if the reply stays unclear.
 */
export const combineClauses = (
  text: string,
  expectation: Expectation,
  read: (part: string) => { intent: ReplyIntent; line: string },
): ReplyIntent | null => {
  const corrected = expectation.kind === 'question' ? null : findCorrected(text)
  const carries = carried[expectation.kind]
  const isOneTime = expectation.kind === 'offer' && expectation.times.length < 2
  if (isOneTime) return null
  if (corrected) {
    const after = read(corrected.text).intent
    return carries.has(after.act) && after.act !== 'question' && isPlain(corrected.text, after)
      ? shift(after, corrected.at)
      : null
  }
  const thoughts = splitThoughts(text)
  if (thoughts.length < 2) return null
  const turn = getTurn(expectation)
  let found: ReplyIntent | null = null
  let isAlone = true
  for (const { text: part, at } of thoughts) {
    const { intent, line } = read(part)
    if (intent.act === 'thanks') continue
    if (intent.act === 'unsure') {
      if (intent.among.length > 0 || turn.test(line)) return null
      isAlone = false
    } else if (!carries.has(intent.act) || !isPlain(part, intent)) return null
    else if (found === null) found = shift(intent, at)
    else if (toKey(found) !== toKey(intent)) return null
  }
  return found !== null && !isAlone && needsAlone(found, expectation) ? null : found
}
