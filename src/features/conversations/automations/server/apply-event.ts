import { randomUUID } from 'node:crypto'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { bookByText } from '../../../interviews/booking/server/public.ts'
import {
  cancelByText,
  confirmByText,
  findFreeHours,
  findWish,
  moveByText,
} from '../../../interviews/calendar/server/public.ts'
import { prepareEnrollmentTexts, queueEnrollmentTexts } from '../../../texting/messages/server/public.ts'
import type { Enrollment, Transition } from '../rules/enrollment.ts'
import type { FlowContext } from '../rules/texts/render-text.ts'
import { type EnrollmentEvent, transition } from '../rules/transition.ts'
import { deferTransition } from './defer-transition.ts'
import type { LoadedEnrollment } from './loaded-enrollment.ts'
import { type StepResult, saveSteps } from './save.ts'

/** Sender name shown with an automatic text. */
export const automaticSender = 'Automatic text'
const minutes = 30

export type Moment = { now: Date; settings: Config }

/** While a question about the work is open, what they wrote since it began answers it: “after 4” is no hour for an interview then. */
const findEnrollmentWish = async (tx: Tx, { organizationId, said, known, enrollment }: LoadedEnrollment, now: Date) =>
  await findWish(tx, {
    organizationId,
    said: enrollment.progress.asked === 'question' ? said.filter(({ at }) => at < enrollment.begunAt) : said,
    zone: known.zone,
    theirs: known.candidateZone?.timeZone ?? known.zone,
    now,
  })

/** Loads the context of an enrollment, with the candidate's availability and the free hours of its interviewer. */
export const loadFlowContext = async (tx: Tx, of: LoadedEnrollment, now: Date): Promise<FlowContext> => ({
  ...of.known,
  now,
  wished: (await findEnrollmentWish(tx, of, now))?.ranges ?? [],
  free: await findFreeHours(tx, {
    organizationId: of.organizationId,
    candidateId: of.candidateId,
    interviewerId: of.interviewerId,
    minutes,
    zone: of.known.zone,
    now,
    except: of.interviewId,
  }),
})

type Did = { interviewId?: string | null; bookingId?: string }

/**
 * Runs the effect that the rule returned with the text: books, moves, cancels, or confirms, with its events. The caller
 * has locked the people.
 */
const runEffect = async (
  tx: Tx,
  of: LoadedEnrollment,
  next: Transition,
  messageId: string,
  heard: string,
  moment: Moment,
): Promise<Did> => {
  const { effect } = next
  if (effect === null) return {}
  const { candidateId, interviewerId, locationId, interviewId, organizationId } = of
  if (effect.kind === 'book') {
    const booked = await bookByText(tx, { candidateId, interviewerId, locationId, at: effect.at, messageId }, moment)
    if (!booked) throw new Error('a time that was free a moment ago is not')
    await recordEvents(tx, null, booked.events)
    return { interviewId: booked.id, bookingId: booked.id }
  }
  if (interviewId === null) return {}
  const events =
    effect.kind === 'move'
      ? await moveByText(tx, { id: interviewId, at: effect.at }, moment)
      : effect.kind === 'cancel'
        ? await cancelByText(tx, { id: interviewId, words: heard }, moment)
        : await confirmByText(tx, interviewId, moment.now)
  if (events === null) throw new Error(`an interview vanished a moment ago: ${organizationId}`)
  await recordEvents(tx, null, events)
  return {}
}

type EventOptions = Pick<StepResult, 'heard' | 'isTaken' | 'heardTo'> & {
  /** The enrollment before it was handed to a person, if that is undone. */
  from?: Enrollment
  /** Words placed before those of the receipt. */
  before?: string
  /** It is the engine’s own moment: a text that the send guard holds moves it. An answer to someone waits as a held text instead. */
  mayWait?: boolean
}

/**
 * One step of one enrollment with all that follows from it, in the caller's transaction, which has locked the people and the enrollment. A
 * text that the send guard bars ends it with the reason; one that it holds waits. Answers what the enrollment is now.
 */
export const applyEvent = async (
  tx: Tx,
  of: LoadedEnrollment,
  happening: EnrollmentEvent,
  moment: Moment,
  { mayWait = false, from = of.enrollment, before = '', ...more }: EventOptions = {},
): Promise<Transition> => {
  const known = await loadFlowContext(tx, of, moment.now)
  const decided = (happened: EnrollmentEvent): Transition => {
    const next = transition(from, happened, known)
    return { ...next, words: `${before}${next.words}` }
  }
  const next = decided(happening)
  if (next.text === null) {
    await runEffect(tx, of, next, '', more.heard?.text ?? '', moment)
    await saveSteps(tx, [{ before: of, next, ...more }], moment.now)
    return next
  }
  const wanted = { ...moment, senderName: automaticSender }
  const prepared = await prepareEnrollmentTexts(tx, new Map([[of.candidateId, next.text]]), wanted)
  const person = prepared.get(of.candidateId)
  if (!person || person.reason !== null) {
    const barred = decided({ kind: 'barred', reason: person?.reason ?? 'the candidate no longer exists' })
    await saveSteps(tx, [{ before: of, next: barred, ...more }], moment.now)
    return barred
  }
  const later = mayWait ? deferTransition(of, person, moment.now) : null
  if (later) {
    await saveSteps(tx, [{ before: of, next: later }], moment.now)
    return later
  }
  const messageId = randomUUID()
  await queueEnrollmentTexts(tx, [{ person, messageId, enrollmentId: of.id }], wanted)
  const did = await runEffect(tx, of, next, messageId, more.heard?.text ?? '', moment)
  await saveSteps(tx, [{ before: of, next, messageId, ...did, ...more }], moment.now)
  return next
}
