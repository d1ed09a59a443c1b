import { anyTimeRule, botRule, type ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { delayStarts, filterAllowed } from '@reinforce/reply-reader/replies/reply-times.ts'
import { formatHourFor, writeBookedText } from '../../../interviews/booking/rules/booking-words.ts'
import { pickFittingTimes } from '../../../interviews/booking/rules/pick-three-times.ts'
import { getNudgeTime } from './due.ts'
import type { Enrollment, Transition } from './enrollment.ts'
import { endEnrollment, handOffToStaff, offerTimes, pickOfferableTimes, setStatus } from './outcomes.ts'
import { type Answers, createAnswers, listStepTopics, renderQuestion } from './questions/questions.ts'
import { chooseTimesToOffer, type FlowContext, renderText } from './texts/render-text.ts'

/** A reply as it was read, with its words. */
export type ReadReply = { reading: ReplyIntent; answers?: Answers; text: string }

type TakeStep = (enrollment: Enrollment, known: FlowContext) => Transition

const quoted = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 80 ? `${line.slice(0, 79)}…` : line}”`
}

const getZone = (known: FlowContext) => known.candidateZone?.timeZone ?? known.zone
const inClinic = (at: Date, known: FlowContext) => formatHourFor(at, { ...known, candidateZone: null, language: 'en' })

/**
 * Offers times that fit their words, or else times not offered before. Never an hour that was neither named nor
 * offered.
 */
const offersWhat = (
  enrollment: Enrollment,
  reading: Extract<ReplyIntent, { act: 'propose' | 'move' }>,
  known: FlowContext,
): Transition => {
  const { offered } = enrollment.progress
  const fits = reading.times === null ? [] : filterAllowed(delayStarts(reading.times), known.free, getZone(known))
  if (fits.length > 0) return offerTimes(enrollment, pickFittingTimes(fits, getZone(known)), 'offerFits', known)
  const others = pickOfferableTimes(known).filter((at) => !offered.includes(at.toISOString()))
  return offerTimes(
    enrollment,
    chooseTimesToOffer(others, known),
    enrollment.progress.offers === 0 ? 'offer' : 'offerOthers',
    known,
  )
}

/** Books or moves to a time that was offered, if it is still free. */
const takes = (enrollment: Enrollment, pick: number, known: FlowContext): Transition => {
  const iso = enrollment.progress.offered[pick - 1]
  if (iso === undefined) return handOffToStaff(enrollment, 'chose a time that was not offered')
  const at = new Date(iso)
  if (!known.free.some((each) => each.getTime() === at.getTime())) {
    const others = pickOfferableTimes(known).filter((each) => !enrollment.progress.offered.includes(each.toISOString()))
    return offerTimes(enrollment, chooseTimesToOffer(others, known), 'offerTaken', known)
  }
  const isMoved = enrollment.flow.preset === 'booked' && !enrollment.progress.away
  const text = writeBookedText({ ...known, at, type: 'Phone', interviewer: null })
  const words = `${isMoved ? 'moved the interview to' : 'booked'} ${inClinic(at, known)}`
  if (!isMoved) return { ...endEnrollment(enrollment, 'booked', words), text, effect: { kind: 'book', at } }
  const moved: Enrollment = {
    ...enrollment,
    startsAt: at,
    status: 'scheduled',
    progress: { ...enrollment.progress, asked: 'interview', offered: [], offers: 0 },
  }
  const onTheWay = moved.flow.steps.findLastIndex((each) => each.kind === 'say')
  const again: Enrollment = { ...moved, progress: { ...moved.progress, step: Math.max(0, onTheWay) } }
  return { enrollment: again, dueAt: wayAt(again, at, known.now), text, effect: { kind: 'move', at }, words }
}

const wayAt = ({ flow, progress }: Enrollment, startsAt: Date, now: Date): Date => {
  const minutes = flow.steps[progress.step]?.at?.minutes ?? 0
  const at = new Date(startsAt.getTime() + minutes * 60_000)
  return at > now ? at : startsAt
}

/** Asks once which of the offered times is meant. */
const asksWhich = (enrollment: Enrollment, known: FlowContext, text: string): Transition => {
  if (enrollment.progress.which)
    return handOffToStaff(enrollment, `it isn’t clear which time they mean: ${quoted(text)}`)
  const said = renderText(enrollment, 'which', known)
  const asked: Enrollment = {
    ...enrollment,
    status: 'awaiting_reply',
    progress: { ...enrollment.progress, which: true, said },
  }
  return {
    enrollment: asked,
    dueAt: getNudgeTime(asked, known.now),
    text: said,
    effect: null,
    words: 'asked which time they mean',
  }
}

const toQuestion = (
  enrollment: Enrollment,
  { reading, answers: given, text }: ReadReply,
  known: FlowContext,
  takeStep: TakeStep,
): Transition => {
  const { progress } = enrollment
  const topics = listStepTopics(enrollment)
  const [first] = topics
  if (reading.act !== 'answer' || !first) return handOffToStaff(enrollment, `the reply is unclear: ${quoted(text)}`)
  // A person who reads it means every question of the text.
  const meant = topics.filter((topic) => progress.answers[topic] !== 'yes')
  const answers: Answers = { ...progress.answers, ...(given ?? createAnswers(meant, reading.answer)) }
  const answered: Enrollment = { ...enrollment, progress: { ...progress, answers } }
  // A knock-out answer never rejects: a person decides.
  if (reading.answer === 'no')
    return handOffToStaff(answered, `answered no to “${renderQuestion(enrollment, { ...known, language: 'en' })}”`)
  return takeStep(
    {
      ...answered,
      status: 'scheduled',
      progress: { ...answered.progress, step: progress.step + (answers[first] ? 1 : 0), asked: 'nothing', nudges: 0 },
    },
    known,
  )
}

/** Returns the place of the earliest offered time that is still free, or of the first if none is. */
const pickEarliest = ({ progress }: Enrollment, { free }: FlowContext): number => {
  const open = progress.offered.filter((iso) => free.some((at) => at.toISOString() === iso)).toSorted()
  return Math.max(0, progress.offered.indexOf(open[0] ?? '')) + 1
}

const toOffer = (enrollment: Enrollment, { reading, text }: ReadReply, known: FlowContext): Transition => {
  if (reading.act === 'pick') return takes(enrollment, reading.pick, known)
  if (reading.act === 'accept' && reading.rule === anyTimeRule)
    return takes(enrollment, pickEarliest(enrollment, known), known)
  if (reading.act === 'accept') return asksWhich(enrollment, known, text)
  if (reading.act === 'propose' || reading.act === 'move') return offersWhat(enrollment, reading, known)
  if (reading.act === 'unsure' && reading.among.length > 1) return asksWhich(enrollment, known, text)
  return handOffToStaff(enrollment, `the reply is unclear: ${quoted(text)}`)
}

const toInterview = (
  enrollment: Enrollment,
  dueAt: Date | null,
  { reading, text }: ReadReply,
  known: FlowContext,
): Transition => {
  const { startsAt } = enrollment
  if (reading.act === 'accept')
    return {
      ...setStatus(enrollment, enrollment.status, 'confirmed that they will come'),
      dueAt,
      effect: { kind: 'confirm' },
    }
  if (reading.act === 'move') return offersWhat(enrollment, reading, known)
  if (reading.act === 'cancel' && startsAt) {
    const words = `canceled the interview of ${inClinic(startsAt, known)}`
    return {
      ...endEnrollment(enrollment, 'stopped', words),
      text: renderText(enrollment, 'canceled', known, { when: startsAt }),
      effect: { kind: 'cancel' },
    }
  }
  return handOffToStaff(enrollment, `the reply is unclear: ${quoted(text)}`)
}

/** Who says yes to “another time?” is offered some, before their moment comes. */
const toNothing = (enrollment: Enrollment, { reading, text }: ReadReply, known: FlowContext): Transition => {
  if (enrollment.flow.preset === 'no_show') {
    const offer = enrollment.flow.steps.findIndex((each) => each.kind === 'offer')
    const there: Enrollment = { ...enrollment, progress: { ...enrollment.progress, step: offer } }
    if (reading.act === 'accept')
      return offerTimes(there, chooseTimesToOffer(pickOfferableTimes(known), known), 'offerFits', known)
    if (reading.act === 'propose' || reading.act === 'move') return offersWhat(there, reading, known)
  }
  const isYes = reading.act === 'accept' || reading.act === 'propose' || reading.act === 'answer'
  if (enrollment.flow.preset === 're_engage' && isYes)
    return handOffToStaff(enrollment, `is still interested: ${quoted(text)}`)
  return handOffToStaff(enrollment, `wrote ${quoted(text)}`)
}

const declines = (enrollment: Enrollment, text: string): Transition => {
  const { preset } = enrollment.flow
  if (preset === 'booked') return handOffToStaff(enrollment, `doesn’t want the interview: ${quoted(text)}`)
  if (preset === 'hired') return handOffToStaff(enrollment, `says no: ${quoted(text)}`)
  return endEnrollment(enrollment, 'stopped', `not interested: ${quoted(text)}`)
}

/** `dueAt` of an enrollment that only listens stays what it was. */
export const handleReply = (
  enrollment: Enrollment,
  heard: ReadReply & { dueAt?: Date | null },
  known: FlowContext,
  takeStep: TakeStep,
): Transition => {
  const { reading, text, dueAt = null } = heard
  const { asked } = enrollment.progress
  if (reading.act === 'optOut') return endEnrollment(enrollment, 'stopped', 'opted out of texts')
  if (reading.act === 'wrongNumber') return endEnrollment(enrollment, 'stopped', `wrong number: ${quoted(text)}`)
  if (reading.rule === botRule)
    return {
      ...setStatus(enrollment, enrollment.status, 'said that the texts are automatic'),
      dueAt,
      text: renderText(enrollment, 'automatic', known),
    }
  if (reading.act === 'person') return handOffToStaff(enrollment, `wants to talk to a person: ${quoted(text)}`)
  if (reading.act === 'question') return handOffToStaff(enrollment, `asks ${quoted(text)}`)
  if (reading.act === 'late') return handOffToStaff(enrollment, `comes late: ${quoted(text)}`)
  if (reading.act === 'decline') return declines(enrollment, text)
  const { preset } = enrollment.flow
  // Any word of a quiet person is for staff. After the texts about a hire, “ok” is a full answer.
  const isHeard = reading.act === 'thanks' ? preset !== 're_engage' : reading.act === 'accept' && preset === 'hired'
  if (isHeard)
    return {
      ...setStatus(
        enrollment,
        enrollment.status,
        reading.act === 'thanks' ? 'heard thanks' : 'confirmed that it’s fine',
      ),
      dueAt,
    }
  if (asked === 'question') return toQuestion(enrollment, heard, known, takeStep)
  if (asked === 'offer') return toOffer(enrollment, heard, known)
  return asked === 'interview' ? toInterview(enrollment, dueAt, heard, known) : toNothing(enrollment, heard, known)
}
