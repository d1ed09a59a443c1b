import type { ReplyTimes } from './reply-times.ts'

/** Acts of a reply. No other act exists. */
export const replyActs = [
  'accept',
  'answer',
  'decline',
  'pick',
  'propose',
  'move',
  'cancel',
  'late',
  'question',
  'person',
  'optOut',
  'wrongNumber',
  'thanks',
  'unsure',
] as const
export type IntentType = (typeof replyActs)[number]

/** Position in the text of the words behind a reading: start, and end (exclusive). */
export type Span = readonly [number, number]

/**
 * A reading: the act, the words behind it, and the rule. `pick` counts the offered times from 1; an `answer` is that to
 * the question (to “when could you start?” any plain time is a yes); `among` lists the offered times that an unclear
 * reply could mean.
 */
export type ReplyIntent = { rule: string; spans: readonly Span[] } & (
  | { act: 'pick'; pick: number }
  | { act: 'answer'; answer: 'yes' | 'no' }
  | { act: 'propose' | 'move'; times: ReplyTimes | null }
  | { act: 'unsure'; among: readonly number[] }
  | { act: Exclude<IntentType, 'pick' | 'answer' | 'propose' | 'move' | 'unsure'> }
)

/** The rule of a reply that asks whether a program writes, in every state: it wants an honest answer. */
export const botRule = 'asks whether this is automatic'

/** The rule of a reply that no rule could read for sure, and someone of the clinic did. */
export const personRule = 'read by a person'

/** The rule of a reply that no rule could read for sure, and a language model did, twice the same. */
export const modelRule = 'read by AI'

/** The rule of a reply whose reading by a language model someone undid. */
export const undoneRule = 'reading by AI undone'

/** The rule of a reply that puts the answer off: “let me check and get back to you”. */
export const laterRule = 'answers later'

/** The rule of a reply that takes any of the offered times. */
export const anyTimeRule = 'any of the times'
