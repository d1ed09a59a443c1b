import type { ReplyTimes } from './reply-times.ts'

/** What a reply can do; nothing else is ever read into it. */
export const replyActs = [
  'accept',
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
export type ReplyAct = (typeof replyActs)[number]

/** Where in the text the words stand that a reading rests on: from, and before. */
export type Span = readonly [number, number]

/**
 * A reading: the act, the words it rests on, and the rule that read them. `pick` counts the offered times from 1; of what cannot be
 * told, `among` are the offered times it could be.
 */
export type Reading = { rule: string; spans: readonly Span[] } & (
  | { act: 'pick'; pick: number }
  | { act: 'propose' | 'move'; times: ReplyTimes | null }
  | { act: 'unsure'; among: readonly number[] }
  | { act: Exclude<ReplyAct, 'pick' | 'propose' | 'move' | 'unsure'> }
)
