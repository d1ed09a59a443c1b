import { parseWish } from '@reinforce/reply-reader/replies/wish/wishes.ts'
import type { Range } from '../../../../rules/day.ts'
import type { Language } from '../../../../rules/words/language.ts'
import type { BookingHours } from '../../../interviews/calendar/rules/availability.ts'
import { getWishHours } from '../../../interviews/calendar/rules/get-wish-hours.ts'
import { addJitter } from './due.ts'
import { type Enrollment, initialProgress, type Transition } from './enrollment.ts'
import type { Flow } from './flow.ts'
import { getExpectation } from './get-expectation.ts'
import type { Preset } from './presets.ts'
import { findSecondQuestion, readEnrollmentReply } from './questions/questions.ts'
import { createNumbers, findEarlyWish, pickProfile, pickReply, type ResponderProfile } from './responder-profiles.ts'
import { isActive } from './statuses.ts'
import type { FlowContext } from './texts/render-text.ts'
import { type EnrollmentEvent, transition } from './transition.ts'

/** A person in the simulation; `firstName` is used in the texts. */
export type SimulatedCandidate = {
  id: string
  firstName: string
  beginsAt: Date
  startsAt: Date | null
  language: Language
  candidateZone: FlowContext['candidateZone']
  isVerified?: boolean
}

type Verdict = { kind: 'now' } | { kind: 'held'; until: Date | null } | { kind: 'skipped'; because: string }

/** The enrollment that a reply answers, and the clock and language of the person who writes. */
type ReplyOrigin = { enrollment: Enrollment; language: Language; now: Date; timeZone: string }

export type SimulationContext = {
  flow: Flow
  organization: string
  zone: string
  /** Free times of the interviewer at a moment, without those booked in the simulation. */
  free: (now: Date, booked: ReadonlySet<number>) => readonly Date[]
  /** In which candidates may book, on the clinic's clock. */
  hours: BookingHours
  /** Decision of the send guard about the hour. */
  guard: (person: SimulatedCandidate, now: Date, lastInbound: Date | null) => Verdict
  /** When it ends; what is due later is not played. */
  until: Date
  /** Another seed, other replies. */
  seed: string
  /** Returns other words for a reply, which are read the same. */
  rephrase?: (words: string, context: ReplyOrigin) => string
}

type Line = { at: Date; from: 'us' | 'them' | 'note'; words: string }
/** Result for one person; `texts` counts ours, `firstAt` is the first of them. */
export type Outcome = {
  person: SimulatedCandidate
  enrollment: Enrollment
  lines: readonly Line[]
  texts: number
  firstAt: Date | null
  inQuietHours: number
  bookedAt: Date | null
  /** The interview it booked or moved. */
  bookedFor: Date | null
  /** Its next automatic step. */
  dueAt: Date | null
  words: string
  habit: ResponderProfile
}

type Playing = {
  person: SimulatedCandidate
  enrollment: Enrollment
  next: () => number
  habit: ResponderProfile
  lines: Line[]
  texts: number
  firstAt: Date | null
  inQuietHours: number
  bookedAt: Date | null
  bookedFor: Date | null
  words: string
  /** Number of the current plan. Plans with a lower number are void. */
  revision: number
  dueAt: Date | null
  lastInbound: Date | null
  /** Their texts; `isAnswer`: to a question about the work, whose hours are none for an interview. */
  said: { body: string; at: Date; isAnswer: boolean }[]
}

type PlannedTurn = { at: number; who: Playing; revision: number; happening: 'due' | { words: string } }

/** The earliest first. */
const insert = (queue: PlannedTurn[], planned: PlannedTurn) => {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((queue[middle]?.at ?? 0) > planned.at) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, planned)
}

const said = (text: string, { firstName }: SimulatedCandidate) => text.replaceAll('{{Candidate First}}', firstName)

/** Those that offer times at their beginning. */
const offering = new Set<Preset>(['applicant', 'no_show', 're_engage'])

const begun = (person: SimulatedCandidate, { flow, seed, zone, rephrase }: SimulationContext): Playing => {
  const next = createNumbers(`${seed} ${person.id}`)
  const habit = pickProfile(next)
  const unasked = findEarlyWish(createNumbers(`${seed} ${person.id} wish`), habit, person.language)
  const wish = offering.has(flow.preset) ? unasked : null
  const at = wish && new Date(person.beginsAt.getTime() - wish.minutes * 60_000)
  const enrollment: Enrollment = {
    flow,
    progress: initialProgress,
    status: 'scheduled',
    begunAt: person.beginsAt,
    startsAt: person.startsAt,
  }
  const timeZone = person.candidateZone?.timeZone ?? zone
  const early =
    wish && at
      ? [
          {
            at,
            words: rephrase?.(wish.words, { enrollment, language: person.language, now: at, timeZone }) ?? wish.words,
          },
        ]
      : []
  return {
    person,
    enrollment,
    next,
    habit,
    lines: early.map((line) => ({ ...line, from: 'them' })),
    texts: 0,
    firstAt: null,
    inQuietHours: 0,
    bookedAt: null,
    bookedFor: null,
    words: 'not begun',
    revision: 0,
    dueAt: person.beginsAt,
    lastInbound: at,
    said: early.map(({ at: when, words }) => ({ body: words, at: when, isAnswer: false })),
  }
}

const toEnrollmentEvent = (who: Playing, happening: PlannedTurn['happening'], known: FlowContext): EnrollmentEvent => {
  if (happening === 'due') return { kind: 'due' }
  const timeZone = known.candidateZone?.timeZone ?? known.zone
  const read = readEnrollmentReply(who.enrollment, happening.words, { now: known.now, timeZone })
  return { kind: 'reply', ...read, text: happening.words, dueAt: who.dueAt }
}

const say = (who: Playing, text: string, now: Date, stage: SimulationContext) => {
  who.texts += 1
  who.firstAt ??= now
  if (stage.guard(who.person, now, who.lastInbound).kind === 'held') who.inQuietHours += 1
  who.lines.push({ at: now, from: 'us', words: said(text, who.person) })
}

/** Takes over what a step came to, and plans what follows: the person’s answer, and what is due. */
const settle = (
  who: Playing,
  next: Transition,
  now: Date,
  stage: SimulationContext,
  booked: Set<number>,
): PlannedTurn[] => {
  who.enrollment = next.enrollment
  who.words = next.words
  who.dueAt = next.dueAt
  who.revision += 1
  if (next.text !== null) say(who, next.text, now, stage)
  if (next.effect?.kind === 'book' || next.effect?.kind === 'move') {
    booked.add(next.effect.at.getTime())
    who.bookedAt = now
    who.bookedFor = next.effect.at
  }
  who.lines.push({ at: now, from: 'note', words: next.words })
  const { revision } = who
  const due: PlannedTurn[] = next.dueAt ? [{ at: next.dueAt.getTime(), who, revision, happening: 'due' }] : []
  if (next.text === null) return due
  const asked = getExpectation(who.enrollment)
  const reply = pickReply(who.next, who.habit, who.person.language, asked, findSecondQuestion(who.enrollment))
  if (!reply) return due
  const at = now.getTime() + reply.minutes * 60_000
  const origin = {
    enrollment: who.enrollment,
    language: who.person.language,
    now: new Date(at),
    timeZone: who.person.candidateZone?.timeZone ?? stage.zone,
  }
  const words = stage.rephrase?.(reply.words, origin) ?? reply.words
  return [...due, { at, who, revision, happening: { words } }]
}

/** When they wrote that they can, as the automation reads it. */
const wishedBy = (
  { said, enrollment, person }: Playing,
  { zone, hours }: SimulationContext,
  now: Date,
): readonly Range[] => {
  const { progress, begunAt } = enrollment
  const texts = said.filter(({ at, isAnswer }) => !isAnswer && (progress.asked !== 'question' || at < begunAt))
  if (texts.length === 0) return []
  const theirs = person.candidateZone?.timeZone ?? zone
  return parseWish(texts, { timeZone: theirs, now, hours: getWishHours(hours, { zone, theirs, now }) })?.ranges ?? []
}

const play = ({ who, happening, at }: PlannedTurn, stage: SimulationContext, booked: Set<number>): PlannedTurn[] => {
  const now = new Date(at)
  if (happening !== 'due') {
    who.lines.push({ at: now, from: 'them', words: happening.words })
    who.lastInbound = now
    who.said.push({ body: happening.words, at: now, isAnswer: who.enrollment.progress.asked === 'question' })
  }
  const known: FlowContext = {
    now,
    organization: stage.organization,
    language: who.person.language,
    zone: stage.zone,
    candidateZone: who.person.candidateZone,
    isVerified: who.person.isVerified ?? false,
    free: stage.free(now, booked),
    wished: wishedBy(who, stage, now),
  }
  // Anyone who a person holds, or who is done, writes to no one but that person.
  if (who.enrollment.status === 'needs_staff' || !isActive(who.enrollment.status)) return []
  const next = transition(who.enrollment, toEnrollmentEvent(who, happening, known), known)
  if (next.text === null) return settle(who, next, now, stage, booked)
  const verdict = stage.guard(who.person, now, who.lastInbound)
  if (verdict.kind === 'skipped')
    return settle(
      who,
      transition(who.enrollment, { kind: 'barred', reason: verdict.because }, known),
      now,
      stage,
      booked,
    )
  if (verdict.kind === 'now') return settle(who, next, now, stage, booked)
  who.revision += 1
  const until = verdict.until ? addJitter(verdict.until, who.person.id) : new Date(at + 900_000)
  return [{ at: until.getTime(), who, revision: who.revision, happening }]
}

/**
 * Plays an automation over people, on a clock of its own: the rule that runs it, the reader that reads replies and the hours in which texts
 * may leave are the real ones, and only what people answer is made up. Pure: the same people and seed tell the same story.
 */
export const simulate = (people: readonly SimulatedCandidate[], stage: SimulationContext): Outcome[] => {
  const playing = people.map((person) => begun(person, stage))
  const booked = new Set<number>()
  const queue: PlannedTurn[] = []
  for (const who of playing) insert(queue, { at: who.person.beginsAt.getTime(), who, revision: 0, happening: 'due' })
  for (let planned = queue.pop(); planned; planned = queue.pop()) {
    if (planned.revision !== planned.who.revision || planned.at > stage.until.getTime()) continue
    for (const following of play(planned, stage, booked)) insert(queue, following)
  }
  return playing
}
