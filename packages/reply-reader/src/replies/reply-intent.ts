import type { ReplyTimes } from './reply-times.ts'

/** What a reply can do; nothing else is ever read into it. */
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

/** Where in the text the words stand that a reading rests on: from, and before. */
export type Span = readonly [number, number]

/**
 * A reading: the act, the words it rests on, and the rule that read them. `pick` counts the offered times from 1; an `answer` is that
 * to the question that was asked (of “when could you start?” any plain time is a yes); of what cannot be told, `among` are the offered
 * times it could be.
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

/** The rule of a reply that puts the answer off: “let me check and get back to you”. */
export const laterRule = 'answers later'
