import { botRule, type ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { allowedOf } from '@reinforce/reply-reader/replies/reply-times.ts'
import { bookedWords, hourFor } from '../../../interviews/booking/rules/booking-words.ts'
import { pickThreeTimes } from '../../../interviews/booking/rules/pick-three-times.ts'
import { nudgeAt } from './due.ts'
import type { Enrollment, Transition } from './enrollment.ts'
import { endEnrollment, handOffToStaff, offerTimes, pickOfferableTimes, setStatus } from './outcomes.ts'
import { type FlowContext, renderText, timesToOffer } from './texts/render-text.ts'

/** A reply as it was read. */
export type Heard = { reading: ReplyIntent; text: string }

type TakeStep = (sequence: Enrollment, known: FlowContext) => Transition

const quoted = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 80 ? `${line.slice(0, 79)}…` : line}”`
}

const zoneOf = (known: FlowContext) => known.candidateZone?.timeZone ?? known.zone
const inClinic = (at: Date, known: FlowContext) => hourFor(at, { ...known, candidateZone: null, language: 'en' })

/**
 * Offers times that fit their words, or else times not offered before. Never an hour that was neither named nor
 * offered.
 */
const offersWhat = (
  sequence: Enrollment,
  reading: Extract<ReplyIntent, { act: 'propose' | 'move' }>,
  known: FlowContext,
): Transition => {
  const { offered } = sequence.progress
  const fits = reading.times === null ? [] : allowedOf(reading.times, known.free, zoneOf(known))
  if (fits.length > 0) return offerTimes(sequence, pickThreeTimes(fits, zoneOf(known)), 'offerFits', known)
  const others = pickOfferableTimes(known).filter((at) => !offered.includes(at.toISOString()))
  return offerTimes(
    sequence,
    timesToOffer(others, known),
    sequence.progress.offers === 0 ? 'offer' : 'offerOthers',
    known,
  )
}

/** Books or moves to a time that was offered, if it is still free. */
const takes = (sequence: Enrollment, pick: number, known: FlowContext): Transition => {
  const iso = sequence.progress.offered[pick - 1]
  if (iso === undefined) return handOffToStaff(sequence, 'chose a time that was not offered')
  const at = new Date(iso)
  if (!known.free.some((each) => each.getTime() === at.getTime())) {
    const others = pickOfferableTimes(known).filter((each) => !sequence.progress.offered.includes(each.toISOString()))
    return offerTimes(sequence, timesToOffer(others, known), 'offerTaken', known)
  }
  const isMoved = sequence.flow.preset === 'booked' && !sequence.progress.away
  const text = bookedWords({ ...known, at, type: 'Phone', interviewer: null })
  const words = `${isMoved ? 'moved the interview to' : 'booked'} ${inClinic(at, known)}`
  if (!isMoved) return { ...endEnrollment(sequence, 'booked', words), text, effect: { kind: 'book', at } }
  const moved: Enrollment = {
    ...sequence,
    startsAt: at,
    status: 'scheduled',
    progress: { ...sequence.progress, asked: 'interview', offered: [], offers: 0 },
  }
  const onTheWay = moved.flow.steps.findLastIndex((each) => each.kind === 'say')
  const again: Enrollment = { ...moved, progress: { ...moved.progress, step: Math.max(0, onTheWay) } }
  return { sequence: again, dueAt: wayAt(again, at, known.now), text, effect: { kind: 'move', at }, words }
}

const wayAt = ({ flow, progress }: Enrollment, startsAt: Date, now: Date): Date => {
  const minutes = flow.steps[progress.step]?.at?.minutes ?? 0
  const at = new Date(startsAt.getTime() + minutes * 60_000)
  return at > now ? at : startsAt
}

/** Asks once which of the offered times is meant. */
const asksWhich = (sequence: Enrollment, known: FlowContext, text: string): Transition => {
  if (sequence.progress.which) return handOffToStaff(sequence, `it isn’t clear which time they mean: ${quoted(text)}`)
  const said = renderText(sequence, 'which', known)
  const asked: Enrollment = {
    ...sequence,
    status: 'awaiting_reply',
    progress: { ...sequence.progress, which: true, said },
  }
  return {
    sequence: asked,
    dueAt: nudgeAt(asked, known.now),
    text: said,
    effect: null,
    words: 'asked which time they mean',
  }
}

const toQuestion = (
  sequence: Enrollment,
  { reading, text }: Heard,
  known: FlowContext,
  takeStep: TakeStep,
): Transition => {
  const { flow, progress } = sequence
  const asked = flow.steps[progress.step]
  if (reading.act !== 'answer' || asked?.kind !== 'ask')
    return handOffToStaff(sequence, `the reply is unclear: ${quoted(text)}`)
  const answers = { ...progress.answers, [asked.topic]: reading.answer }
  const answered: Enrollment = { ...sequence, progress: { ...progress, answers } }
  // A knock-out answer never rejects: a person decides.
  if (reading.answer === 'no')
    return handOffToStaff(
      answered,
      `answered no to “${renderText(sequence, asked.topic, { ...known, language: 'en' })}”`,
    )
  return takeStep(
    {
      ...answered,
      status: 'scheduled',
      progress: { ...answered.progress, step: progress.step + 1, asked: 'nothing', nudges: 0 },
    },
    known,
  )
}

const toOffer = (sequence: Enrollment, { reading, text }: Heard, known: FlowContext): Transition => {
  if (reading.act === 'pick') return takes(sequence, reading.pick, known)
  if (reading.act === 'accept') return asksWhich(sequence, known, text)
  if (reading.act === 'propose' || reading.act === 'move') return offersWhat(sequence, reading, known)
  if (reading.act === 'unsure' && reading.among.length > 1) return asksWhich(sequence, known, text)
  return handOffToStaff(sequence, `the reply is unclear: ${quoted(text)}`)
}

const toInterview = (
  sequence: Enrollment,
  dueAt: Date | null,
  { reading, text }: Heard,
  known: FlowContext,
): Transition => {
  const { startsAt } = sequence
  if (reading.act === 'accept')
    return {
      ...setStatus(sequence, sequence.status, 'confirmed that they will come'),
      dueAt,
      effect: { kind: 'confirm' },
    }
  if (reading.act === 'move') return offersWhat(sequence, reading, known)
  if (reading.act === 'cancel' && startsAt) {
    const words = `canceled the interview of ${inClinic(startsAt, known)}`
    return {
      ...endEnrollment(sequence, 'stopped', words),
      text: renderText(sequence, 'canceled', known, { when: startsAt }),
      effect: { kind: 'cancel' },
    }
  }
  return handOffToStaff(sequence, `the reply is unclear: ${quoted(text)}`)
}

/** Who says yes to “another time?” is offered some, before their moment comes. */
const toNothing = (sequence: Enrollment, { reading, text }: Heard, known: FlowContext): Transition => {
  if (sequence.flow.preset === 'no_show') {
    const offer = sequence.flow.steps.findIndex((each) => each.kind === 'offer')
    const there: Enrollment = { ...sequence, progress: { ...sequence.progress, step: offer } }
    if (reading.act === 'accept')
      return offerTimes(there, timesToOffer(pickOfferableTimes(known), known), 'offerFits', known)
    if (reading.act === 'propose' || reading.act === 'move') return offersWhat(there, reading, known)
  }
  const isYes = reading.act === 'accept' || reading.act === 'propose' || reading.act === 'answer'
  if (sequence.flow.preset === 're_engage' && isYes)
    return handOffToStaff(sequence, `is still interested: ${quoted(text)}`)
  return handOffToStaff(sequence, `wrote ${quoted(text)}`)
}

const declines = (sequence: Enrollment, text: string): Transition => {
  const { preset } = sequence.flow
  if (preset === 'booked') return handOffToStaff(sequence, `doesn’t want the interview: ${quoted(text)}`)
  if (preset === 'hired') return handOffToStaff(sequence, `says no: ${quoted(text)}`)
  return endEnrollment(sequence, 'stopped', `not interested: ${quoted(text)}`)
}

/** `dueAt` of a sequence that only listens stays what it was. */
export const handleReply = (
  sequence: Enrollment,
  heard: Heard & { dueAt?: Date | null },
  known: FlowContext,
  takeStep: TakeStep,
): Transition => {
  const { reading, text, dueAt = null } = heard
  const { asked } = sequence.progress
  if (reading.act === 'optOut') return endEnrollment(sequence, 'stopped', 'opted out of texts')
  if (reading.act === 'wrongNumber') return endEnrollment(sequence, 'stopped', `wrong number: ${quoted(text)}`)
  if (reading.rule === botRule)
    return {
      ...setStatus(sequence, sequence.status, 'said that the texts are automatic'),
      dueAt,
      text: renderText(sequence, 'automatic', known),
    }
  if (reading.act === 'person') return handOffToStaff(sequence, `wants to talk to a person: ${quoted(text)}`)
  if (reading.act === 'question') return handOffToStaff(sequence, `asks ${quoted(text)}`)
  if (reading.act === 'late') return handOffToStaff(sequence, `comes late: ${quoted(text)}`)
  if (reading.act === 'decline') return declines(sequence, text)
  const { preset } = sequence.flow
  // Any word of a quiet person is for staff. After the texts about a hire, “ok” is a full answer.
  const isHeard = reading.act === 'thanks' ? preset !== 're_engage' : reading.act === 'accept' && preset === 'hired'
  if (isHeard)
    return {
      ...setStatus(sequence, sequence.status, reading.act === 'thanks' ? 'heard thanks' : 'confirmed that it’s fine'),
      dueAt,
    }
  if (asked === 'question') return toQuestion(sequence, heard, known, takeStep)
  if (asked === 'offer') return toOffer(sequence, heard, known)
  return asked === 'interview' ? toInterview(sequence, dueAt, heard, known) : toNothing(sequence, heard, known)
}
