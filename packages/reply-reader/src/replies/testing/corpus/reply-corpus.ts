import type { Expectation } from '../../expectation.ts'
import { questionTopics } from '../../question-topics.ts'
import interviews from './interviews.json' with { type: 'json' }
import offers from './offers.json' with { type: 'json' }
import open from './open.json' with { type: 'json' }
import polite from './polite.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }
import voices from './voices.json' with { type: 'json' }

/** All replies are read on this Monday, a little after ten in Phoenix. */
export const corpusNow = new Date('2026-11-30T10:05:00-07:00')
export const corpusZone = 'America/Phoenix'

const at = (time: string) => new Date(`2026-${time}:00-07:00`)
const offer = (...times: string[]): Expectation => ({ kind: 'offer', times: times.map(at) })

/** What was asked before the reply came. */
const states: Record<string, Expectation> = {
  offer: offer('12-02T10:00', '12-03T14:00', '12-04T16:30'),
  sameday: offer('12-03T09:00', '12-03T13:00', '12-03T16:30'),
  two: offer('12-01T11:00', '12-03T15:00'),
  one: offer('12-03T14:00'),
  interview: { kind: 'interview', at: at('12-03T14:00') },
  soon: { kind: 'interview', at: at('11-30T14:00') },
  none: { kind: 'none' },
  ...Object.fromEntries(questionTopics.map((topic) => [topic, { kind: 'question', topic } satisfies Expectation])),
}

/** A reply with the act that a careful person reads; `times` in the notation of `labelled-times.ts`, `unseen` is not looked at while rules are written. */
export type CorpusReply = {
  text: string
  state: string
  expectation: Expectation
  language: 'en' | 'es'
  act: string
  pick: number | null
  /** What answers the question that was asked: `yes` or `no`. */
  answer: string | null
  times: string | null
  unseen: boolean
}

/** FNV-1a: the half a reply belongs to depends on nothing but its words and its state. */
const pickHalf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 15) & 1
}

/** Replies below one heading: `state [es] act [k, yes or no]`; ` => ` leads to the times a reply names, or to another act. */
type Group = { heading: string; replies: readonly string[] }

const readGroup = ({ heading, replies }: Group): CorpusReply[] => {
  const [, state = '', es, act = '', pick, answer = null] =
    /^(\w+)( es)? (\w+)(?: (?:(\d)|(yes|no)))?$/.exec(heading) ?? []
  const expectation = states[state]
  if (!expectation) throw new Error(`A heading that says nothing: ${heading}`)
  return replies.map((line) => {
    const [text = '', after = null] = line.split(' => ')
    const isAct = after === 'unsure'
    return {
      state,
      language: es ? 'es' : 'en',
      pick: pick ? Number(pick) : null,
      answer,
      text,
      expectation,
      act: isAct ? after : act,
      times: isAct ? null : after,
      unseen: pickHalf(`${state} ${text}`) === 1,
    }
  })
}

/** Polite refusals where one time, three, an interview or nothing was offered; plain acceptances of one time and of an interview. */
const politeGroups: Group[] = [
  ...['one', 'offer', 'interview', 'none'].flatMap((state) => [
    { heading: `${state} decline`, replies: polite.refusals },
    { heading: `${state} es decline`, replies: polite.spanishRefusals },
  ]),
  ...['one pick 1', 'interview accept'].flatMap((heading) => [
    { heading, replies: polite.acceptances },
    { heading: heading.replace(' ', ' es '), replies: polite.spanishAcceptances },
  ]),
]
const groups: Group[] = [
  ...[offers, interviews, open, spanish, voices].flat().flatMap((table) => table.groups),
  ...politeGroups,
  ...questions.flatMap((table) => table.groups),
]

/** Every reply once. */
export const replyCorpus: CorpusReply[] = [
  ...new Map(groups.flatMap(readGroup).map((reply) => [`${reply.state} ${reply.text}`, reply])).values(),
]
