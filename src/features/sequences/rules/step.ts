import { threeTimes } from '../../bookings/rules/three-times.ts'
import { momentOf, nudgeAt } from './due.ts'
import type { Step } from './flow.ts'
import { type Heard, hears } from './hear.ts'
import { endsWith, offers, stands } from './outcomes.ts'
import { introduced, type Known, say } from './say.ts'
import type { Next, Sequence } from './sequence.ts'
import { isLive } from './standings.ts'

/** What can happen to a sequence. */
export type Happening =
  | { kind: 'due' }
  | ({ kind: 'reply'; dueAt: Date | null } & Heard)
  /** Its interview is at another time now. */
  | { kind: 'moved' }
  /** Somebody of the clinic did something themselves, in words. */
  | { kind: 'person'; did: string }
  /** Somebody lets it go on. */
  | { kind: 'on' }
  /** It is over, for a reason in words. */
  | { kind: 'over'; why: string; booked?: boolean }
  /** It cannot be written to, for the reason of the send guard. */
  | { kind: 'barred'; reason: string }

const topicWords = {
  certified: 'the certification',
  hours: 'the hours',
  transport: 'transport',
  adult: 'the age',
  start: 'the start',
}

/** Asks or says what is next, or waits for its moment. */
const takeStep = (sequence: Sequence, known: Known): Next => {
  const { flow, point } = sequence
  const step: Step | undefined = flow.steps[point.step]
  if (!step) return endsWith(sequence, 'finished', 'everything was said')
  const at = momentOf(step, sequence, known.now)
  if (at > known.now) return { ...stands(sequence, 'us', 'waits for its moment'), dueAt: at }
  if (step.kind === 'offer')
    return offers(sequence, threeTimes(known.free, known.candidateZone?.timeZone ?? known.zone), 'offer', known)
  if (step.kind === 'ask') {
    const text = introduced(sequence, say(sequence, step.topic, known), known)
    const asked: Sequence = {
      ...sequence,
      standing: 'them',
      point: { ...point, asked: 'question', nudges: 0, told: true },
    }
    return {
      sequence: asked,
      dueAt: nudgeAt(asked, known.now),
      text,
      deed: null,
      words: `asked about ${topicWords[step.topic]}`,
    }
  }
  return says(sequence, step, known)
}

const saidWords: Partial<Record<string, string>> = {
  confirmation: 'confirmed the interview',
  onMyWay: 'asked whether they are on the way',
  missed: 'asked whether they want another time',
}

/** Says something and goes on to the next step, listening all the while. */
const says = (sequence: Sequence, step: Extract<Step, { kind: 'say' }>, known: Known): Next => {
  const { flow, point, startsAt } = sequence
  const text = introduced(sequence, say(sequence, step.key, known, { when: startsAt }), known)
  const asked = flow.preset === 'booked' ? ('interview' as const) : ('nothing' as const)
  const next: Sequence = { ...sequence, standing: 'us', point: { ...point, step: point.step + 1, asked, told: true } }
  const following = flow.steps[next.point.step]
  const words = saidWords[step.key] ?? 'wrote'
  if (!following) {
    // Who is asked on the way is listened to until the interview begins.
    const until = startsAt && startsAt > known.now ? startsAt : null
    return until
      ? { sequence: { ...next, standing: 'them' }, dueAt: until, text, deed: null, words }
      : { ...endsWith(next, 'finished', words), text }
  }
  return { sequence: next, dueAt: momentOf(following, next, known.now), text, deed: null, words }
}

/** Asks again, or gives up after the last time. */
const nudges = (sequence: Sequence, known: Known): Next => {
  const { flow, point } = sequence
  if (point.nudges >= flow.nudges.length) return endsWith(sequence, 'stopped', 'no answer')
  const more: Sequence = { ...sequence, point: { ...point, nudges: point.nudges + 1 } }
  const again = say(sequence, 'nudge', known)
  if (point.asked === 'offer') {
    const left = known.free.filter((at) => !point.offered.includes(at.toISOString()))
    const times = threeTimes(left.length > 0 ? left : known.free, known.candidateZone?.timeZone ?? known.zone)
    const made = offers(more, times, 'offerOthers', known)
    return made.text === null ? made : { ...made, text: `${again} ${made.text}`, words: `asked again: ${made.words}` }
  }
  const step = flow.steps[point.step]
  if (step?.kind !== 'ask') return endsWith(sequence, 'stopped', 'no answer')
  const text = `${again} ${say(sequence, step.topic, known)}`
  return {
    sequence: more,
    dueAt: nudgeAt(more, known.now),
    text,
    deed: null,
    words: `asked again about ${topicWords[step.topic]}`,
  }
}

const due = (sequence: Sequence, known: Known): Next => {
  const { asked, step } = sequence.point
  if (sequence.standing === 'them' && (asked === 'question' || asked === 'offer')) return nudges(sequence, known)
  if (asked === 'interview' && step >= sequence.flow.steps.length)
    return endsWith(sequence, 'finished', 'the interview began')
  return takeStep(sequence, known)
}

/** What is still to be said about an interview is said at its new time. */
const isMoved = (sequence: Sequence, known: Known): Next => {
  const { flow, point, startsAt } = sequence
  const way = flow.steps.findIndex(({ at }) => at?.from === 'interview')
  const next = flow.steps[Math.max(way, 0)]
  if (!next || point.step === 0 || !startsAt) return stands(sequence, 'us', 'the interview is at another time')
  const again: Sequence = { ...sequence, point: { ...point, step: Math.max(way, 0) } }
  return { ...stands(again, 'us', 'the interview is at another time'), dueAt: momentOf(next, again, known.now) }
}

/** After a person let it go on: a question they settled themselves is not asked again, any other is. */
const goesOn = (sequence: Sequence, known: Known): Next => {
  const { flow, point } = sequence
  const step = flow.steps[point.step]
  const isSettled = point.asked === 'question' && step?.kind === 'ask' && point.answers[step.topic] !== undefined
  const asked = point.asked === 'interview' ? 'interview' : 'nothing'
  const from: Sequence = {
    ...sequence,
    standing: 'us',
    point: { ...point, step: point.step + (isSettled ? 1 : 0), asked, nudges: 0, which: false },
  }
  return takeStep(from, known)
}

/**
 * The one rule of every automation: what a sequence is after something happened, and what it does. Pure: the same sequence, happening
 * and knowledge give the same answer for ever. A sequence that somebody of the clinic holds, or that has ended, does nothing.
 */
export const step = (sequence: Sequence, happening: Happening, known: Known): Next => {
  const { standing } = sequence
  if (!isLive(standing)) return stands(sequence, standing, 'has ended')
  const isHeld = standing === 'person'
  const held = stands(sequence, 'person', 'waits for a person')
  switch (happening.kind) {
    case 'over':
      return endsWith(sequence, happening.booked ? 'booked' : 'stopped', happening.why)
    case 'person':
      return stands(sequence, 'person', happening.did)
    case 'on':
      return isHeld ? goesOn(sequence, known) : stands(sequence, standing, 'goes on')
    case 'barred':
      return isHeld ? held : endsWith(sequence, 'stopped', happening.reason)
    case 'moved':
      return isHeld ? held : isMoved(sequence, known)
    case 'reply':
      return isHeld ? held : hears(sequence, happening, known, takeStep)
    case 'due':
  }
  return isHeld ? held : due(sequence, known)
}
