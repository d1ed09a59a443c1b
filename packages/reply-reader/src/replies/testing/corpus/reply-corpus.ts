import type { Expectation } from '../../expectation.ts'
import { questionTopics } from '../../question-topics.ts'
import { fewTimes } from './few-times.ts'
import { interviewChanges } from './interview-changes.ts'
import { interviewReplies } from './interviews.ts'
import { offerLaterPicks } from './offer-later-picks.ts'
import { offerOthers } from './offer-others.ts'
import { offerPicks } from './offer-picks.ts'
import { offerRefusals } from './offer-refusals.ts'
import { openReplies } from './open.ts'
import { openOthers } from './open-others.ts'
import { politeReplies } from './polite-replies.ts'
import { adultReplies } from './question-adult.ts'
import { certifiedReplies } from './question-certified.ts'
import { hoursReplies } from './question-hours.ts'
import { questionOthers } from './question-others.ts'
import { someHoursReplies } from './question-some-hours.ts'
import { spanishQuestionReplies } from './question-spanish.ts'
import { spanishMoreReplies } from './question-spanish-more.ts'
import { startReplies } from './question-start.ts'
import { transportReplies } from './question-transport.ts'
import { sameDayAndFew } from './same-day-and-few.ts'
import { soonReplies } from './soon.ts'
import { spanishOfferOthers } from './spanish-offer-others.ts'
import { spanishOffers } from './spanish-offers.ts'
import { spanishOpen } from './spanish-open.ts'
import { spanishOthers } from './spanish-others.ts'
import { voiceReplies } from './voices.ts'
import { wrongAndStop } from './wrong-and-stop.ts'

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

/** `# state [es] act [k, yes or no]` heads the replies below it; ` => ` leads to the times a reply names, or to another act. */
const read = (table: string): CorpusReply[] => {
  const found: CorpusReply[] = []
  let head: Pick<CorpusReply, 'state' | 'language' | 'act' | 'pick' | 'answer'> | null = null
  for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
    const heading = /^# (\w+)( es)? (\w+)(?: (?:(\d)|(yes|no)))?$/.exec(line)
    if (heading) {
      const [, state = '', es, act = '', pick, answer = null] = heading
      head = { state, language: es ? 'es' : 'en', act, pick: pick ? Number(pick) : null, answer }
      continue
    }
    const [text = '', after = null] = line.split(' => ')
    const expectation = head ? states[head.state] : undefined
    if (!head || !expectation) throw new Error(`A reply without a heading: ${line}`)
    const isAct = after === 'unsure'
    found.push({
      ...head,
      text,
      expectation,
      act: isAct ? after : head.act,
      times: isAct ? null : after,
      unseen: pickHalf(`${head.state} ${text}`) === 1,
    })
  }
  return found
}

const tables = [
  offerPicks,
  offerLaterPicks,
  offerOthers,
  offerRefusals,
  sameDayAndFew,
  fewTimes,
  interviewReplies,
  interviewChanges,
  soonReplies,
  openReplies,
  openOthers,
  wrongAndStop,
  spanishOffers,
  spanishOfferOthers,
  spanishOthers,
  spanishOpen,
  voiceReplies,
  politeReplies,
]
/** Answers to questions about the work, and what comes instead of one. */
const questionTables = [
  certifiedReplies,
  hoursReplies,
  someHoursReplies,
  transportReplies,
  adultReplies,
  startReplies,
  spanishQuestionReplies,
  spanishMoreReplies,
  questionOthers,
]

/** Every reply once. */
export const replyCorpus: CorpusReply[] = [
  ...new Map(
    [...tables, ...questionTables].flatMap(read).map((reply) => [`${reply.state} ${reply.text}`, reply]),
  ).values(),
]
