import { formatDay, msPerDay } from '../../../../rules/day.ts'
import { type Away, offerAwayTimes, reofferAwayTimes } from './away.ts'
import { getFirstDayMoment, getMoment, getNudgeTime } from './due.ts'
import type { Enrollment, Transition } from './enrollment.ts'
import type { Flow, Step } from './flow.ts'
import { handleReply, type ReadReply } from './handle-reply.ts'
import { endEnrollment, handOffToStaff, offerTimes, pickOfferableTimes, setStatus } from './outcomes.ts'
import { describeQuestion, renderQuestion, skipAnsweredQuestions } from './questions/questions.ts'
import { isActive } from './statuses.ts'
import { chooseTimesToOffer, type FlowContext, renderText, withIntro } from './texts/render-text.ts'

/** Events of an enrollment. */
export type EnrollmentEvent =
  | { kind: 'due' }
  | ({ kind: 'reply'; dueAt: Date | null } & ReadReply)
  /** Its interview is at another time now. */
  | { kind: 'moved' }
  /** Its interview was changed and begins when it did, in words. */
  | { kind: 'changed'; words: string; dueAt: Date | null }
  /** Its interviewer is away, and someone offers other times. */
  | ({ kind: 'away' } & Away)
  /** Someone of the clinic did something themselves, in words. */
  | { kind: 'person'; did: string }
  /** The first day at work changed or was cleared. */
  | { kind: 'firstDay' }
  /** Someone resumed it. */
  | { kind: 'on' }
  /** It is over, for a reason in words. */
  | { kind: 'over'; why: string; booked?: boolean }
  /** It cannot be written to, for the reason of the send guard. */
  | { kind: 'barred'; reason: string }

const firstDayWanted = 'set the first day: texts go out before it, on it, and a month later'
/** A text about a day is sent on that day or not at all. */
const sameDayMs = 12 * 3_600_000

/** Whether a step is left out: documents that no one owes, a day that has passed. */
const shouldSkipStep = (step: Step, enrollment: Enrollment, { now, owesDocuments }: FlowContext): boolean => {
  if (step.kind === 'say' && step.key === 'documents') return owesDocuments === false
  const at = getFirstDayMoment(step, enrollment)
  return at !== null && now.getTime() - at.getTime() > sameDayMs
}

const finishFlow = (enrollment: Enrollment): Transition =>
  enrollment.flow.preset === 're_engage'
    ? handOffToStaff(
        enrollment,
        `no answer to ${enrollment.flow.steps.length === 4 ? 'four' : enrollment.flow.steps.length} texts: archive?`,
      )
    : endEnrollment(enrollment, 'finished', 'completed all steps')

/** Runs the next step, or waits for its moment. */
const runNextStep = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { flow, progress } = enrollment
  const step: Step | undefined = flow.steps[progress.step]
  if (!step) return finishFlow(enrollment)
  if (shouldSkipStep(step, enrollment, known))
    return runNextStep({ ...enrollment, progress: { ...progress, step: progress.step + 1 } }, known)
  if (step.at?.from === 'firstDay' && !enrollment.firstDay)
    return handOffToStaff({ ...enrollment, progress: { ...progress, asked: 'firstDay' } }, firstDayWanted)
  const at = getMoment(step, enrollment, known.now)
  if (at > known.now) return { ...setStatus(enrollment, 'scheduled', 'waiting for its time'), dueAt: at }
  if (step.kind === 'offer')
    return offerTimes(enrollment, chooseTimesToOffer(pickOfferableTimes(known), known), 'offer', known)
  if (step.kind === 'ask') {
    const further = skipAnsweredQuestions(enrollment, known)
    if (further !== enrollment) return runNextStep(further, known)
    const text = withIntro(enrollment, renderQuestion(enrollment, known), known)
    const asked: Enrollment = {
      ...enrollment,
      status: 'awaiting_reply',
      progress: { ...progress, asked: 'question', nudges: 0, told: true },
    }
    return {
      enrollment: asked,
      dueAt: getNudgeTime(asked, known.now),
      text,
      effect: null,
      words: `asked about ${describeQuestion(enrollment)}`,
    }
  }
  return sendStepText(enrollment, step, known)
}

const saidWords: Partial<Record<string, string>> = {
  confirmation: 'confirmed the interview',
  onMyWay: 'asked if they’re on the way',
  missed: 'asked if they want another time',
  clearances: 'explained what comes next after the hire',
  documents: 'asked for their documents',
  dayBefore: 'reminded of the first day',
  dayOne: 'wished a good first day',
  dayThirty: 'asked how the first month was',
  stillInterested: 'asked if they’re still interested',
  stillHiring: 'asked a second time if they’re still interested',
  stillOpen: 'asked a third time if they’re still interested',
  lastTouch: 'wrote a last time',
}

/** After so long without an answer to the last text a person looks at it. */
const lastWaitMs = 4 * msPerDay

/** Anyone who was quiet is never written to sooner than planned after the text before, however late that one was. */
const getGap = ({ preset }: Flow, { at }: Step, { at: then }: Step): number =>
  preset === 're_engage' ? ((then?.minutes ?? 0) - (at?.minutes ?? 0)) * 60_000 : 0

/** Sends a step's text and moves to the next step. Replies are read throughout. */
const sendStepText = (enrollment: Enrollment, step: Extract<Step, { kind: 'say' }>, known: FlowContext): Transition => {
  const { flow, progress, startsAt } = enrollment
  const text = withIntro(enrollment, renderText(enrollment, step.key, known, { when: startsAt }), known)
  const asked = flow.preset === 'booked' ? ('interview' as const) : ('nothing' as const)
  const next: Enrollment = {
    ...enrollment,
    status: 'scheduled',
    progress: { ...progress, step: progress.step + 1, asked, told: true },
  }
  const following = flow.steps[next.progress.step]
  const words = saidWords[step.key] ?? 'wrote'
  if (!following && flow.preset === 're_engage')
    return {
      enrollment: { ...next, status: 'awaiting_reply' },
      dueAt: new Date(known.now.getTime() + lastWaitMs),
      text,
      effect: null,
      words,
    }
  if (!following) {
    // Replies about being on the way are read until the interview begins.
    const until = startsAt && startsAt > known.now ? startsAt : null
    return until
      ? { enrollment: { ...next, status: 'awaiting_reply' }, dueAt: until, text, effect: null, words }
      : { ...endEnrollment(next, 'finished', words), text }
  }
  const dueAt = getMoment(following, next, new Date(known.now.getTime() + getGap(flow, step, following)))
  return { enrollment: next, dueAt, text, effect: null, words }
}

/** Asks again, or gives up after the last time. */
const sendReminder = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { flow, progress } = enrollment
  if (progress.nudges >= flow.nudges.length)
    return progress.away
      ? handOffToStaff(enrollment, 'didn’t answer about new interview times')
      : endEnrollment(enrollment, 'stopped', 'no answer')
  const more: Enrollment = { ...enrollment, progress: { ...progress, nudges: progress.nudges + 1 } }
  const again = renderText(enrollment, 'nudge', known)
  if (progress.asked === 'offer') {
    const worth = pickOfferableTimes(known)
    const left = worth.filter((at) => !progress.offered.includes(at.toISOString()))
    const times = chooseTimesToOffer(left.length > 0 ? left : worth, known)
    const made = offerTimes(more, times, 'offerOthers', known)
    // With an interview planned there is no application to remind them of.
    const text = made.text === null || flow.preset === 'booked' ? made.text : `${again} ${made.text}`
    return text === null ? made : { ...made, text, words: `asked again: ${made.words}` }
  }
  const step = flow.steps[progress.step]
  if (step?.kind !== 'ask') return endEnrollment(enrollment, 'stopped', 'no answer')
  const text = `${again} ${renderQuestion(enrollment, known)}`
  return {
    enrollment: more,
    dueAt: getNudgeTime(more, known.now),
    text,
    effect: null,
    words: `asked again about ${describeQuestion(enrollment)}`,
  }
}

const due = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { asked, step } = enrollment.progress
  // A text held by quiet hours or a move may be due after the interview began: then it is too late for the rest.
  const hasBegun = enrollment.startsAt !== null && enrollment.startsAt <= known.now
  const isSaid = asked === 'interview' && step >= enrollment.flow.steps.length
  if (enrollment.flow.preset === 'booked' && (hasBegun || isSaid))
    return endEnrollment(enrollment, 'finished', 'the interview started')
  if (enrollment.status === 'awaiting_reply' && (asked === 'question' || asked === 'offer'))
    return sendReminder(enrollment, known)
  return runNextStep(enrollment, known)
}

/** Moves the remaining texts about an interview to its new time. */
const onInterviewMoved = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { flow, progress, startsAt } = enrollment
  const way = flow.steps.findIndex(({ at }) => at?.from === 'interview')
  const next = flow.steps[Math.max(way, 0)]
  if (!next || !startsAt) return setStatus(enrollment, 'scheduled', 'the interview moved to another time')
  if (progress.step === 0)
    return {
      ...setStatus(enrollment, 'scheduled', 'the interview moved to another time'),
      dueAt: getMoment(flow.steps[0] ?? next, enrollment, known.now),
    }
  const again: Enrollment = { ...enrollment, progress: { ...progress, step: Math.max(way, 0) } }
  return {
    ...setStatus(again, 'scheduled', 'the interview moved to another time'),
    dueAt: getMoment(next, again, known.now),
  }
}

/** Moves texts to the new first day. An enrollment that waited for it continues; one that someone paused does not. */
const onFirstDayChanged = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { flow, progress, status, firstDay } = enrollment
  const first = flow.steps.findIndex(({ at }) => at?.from === 'firstDay')
  if (first < 0) return setStatus(enrollment, status, 'no first day set')
  const words = firstDay ? `the first day is ${formatDay(firstDay.day)}` : 'the first day was cleared'
  const isHeld = status === 'needs_staff' && progress.asked !== 'firstDay'
  const asked = isHeld ? progress.asked : 'nothing'
  const again: Enrollment = { ...enrollment, progress: { ...progress, step: Math.min(progress.step, first), asked } }
  if (isHeld) return setStatus(again, 'needs_staff', words)
  const next = flow.steps[again.progress.step]
  return { ...setStatus(again, 'scheduled', words), dueAt: next ? getMoment(next, again, known.now) : known.now }
}

/** Resumes after a person's pause. A question that they settled is not repeated, any other is. */
const resumeFlow = (enrollment: Enrollment, known: FlowContext): Transition => {
  const { flow, progress } = enrollment
  if (progress.away) return reofferAwayTimes(enrollment, known)
  const step = flow.steps[progress.step]
  const isSettled = progress.asked === 'question' && step?.kind === 'ask' && progress.answers[step.topic] !== undefined
  const asked = progress.asked === 'interview' ? 'interview' : 'nothing'
  const from: Enrollment = {
    ...enrollment,
    status: 'scheduled',
    progress: { ...progress, step: progress.step + (isSettled ? 1 : 0), asked, nudges: 0, which: false },
  }
  return runNextStep(from, known)
}

/**
 * The one rule of every automation: what an enrollment is after something happened, and what it does. Pure: the same enrollment, happening
 * and knowledge give the same answer for ever. An enrollment that someone of the clinic holds, or that has ended, does nothing.
 */
export const transition = (enrollment: Enrollment, happening: EnrollmentEvent, known: FlowContext): Transition => {
  const { status } = enrollment
  if (!isActive(status)) return setStatus(enrollment, status, 'has ended')
  const isHeld = status === 'needs_staff'
  const held = setStatus(enrollment, 'needs_staff', 'waiting for staff')
  switch (happening.kind) {
    case 'over':
      return endEnrollment(enrollment, happening.booked ? 'booked' : 'stopped', happening.why)
    case 'person':
      return setStatus(enrollment, 'needs_staff', happening.did)
    case 'firstDay':
      return onFirstDayChanged(enrollment, known)
    case 'on':
      return isHeld ? resumeFlow(enrollment, known) : setStatus(enrollment, status, 'continues')
    case 'barred':
      return isHeld ? held : endEnrollment(enrollment, 'stopped', happening.reason)
    case 'away':
      return isHeld ? held : offerAwayTimes(enrollment, happening, known)
    case 'moved':
      return isHeld ? held : onInterviewMoved(enrollment, known)
    case 'changed':
      return isHeld ? held : { ...setStatus(enrollment, status, happening.words), dueAt: happening.dueAt }
    case 'reply':
      return isHeld ? held : handleReply(enrollment, happening, known, runNextStep)
    case 'due':
  }
  return isHeld ? held : due(enrollment, known)
}
