import { personRule, type ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { showMoment } from '../../../interviews/calendar/rules/interview-words.ts'
import { getMoment, getNudgeTime } from './due.ts'
import type { Enrollment } from './enrollment.ts'
import { listStepTopics } from './questions/questions.ts'
import { isActive } from './statuses.ts'
import type { FlowContext } from './texts/render-text.ts'
import { transition } from './transition.ts'

/** Words, and the moments among them. */
type Parts = readonly (string | Date)[]

/** One way to read a reply that was handed to a person: its button, and as what it was read. Without a reading that person answers. */
export type PossibleReading = { id: string; label: Parts; as: Parts; reading: ReplyIntent | null }

const rests = { rule: personRule, spans: [] }
const one = (id: string, label: Parts, as: Parts, reading: ReplyIntent | null): PossibleReading => ({
  id,
  label,
  as,
  reading,
})

const otherTime = (label: string) =>
  one('others', [label], ['a request for another time'], { ...rests, act: 'move', times: null })

const toQuestion = (enrollment: Enrollment): PossibleReading[] => {
  const topics = listStepTopics(enrollment)
  if (topics.length === 0) return []
  const { answers } = enrollment.progress
  const both = topics.filter((topic) => answers[topic] !== 'yes').length > 1 ? ' to both' : ''
  const yes = one('yes', [`As a yes${both}`], [`a yes${both}`], { ...rests, act: 'answer', answer: 'yes' })
  // One that was read as a no already can only be read otherwise.
  if (topics.some((topic) => answers[topic] === 'no')) return [yes]
  return [yes, one('no', ['As a no'], ['a no'], { ...rests, act: 'answer', answer: 'no' })]
}

const toOffer = ({ flow, progress }: Enrollment): PossibleReading[] => [
  ...progress.offered.map((iso, at) => {
    const when = new Date(iso)
    const label = flow.preset === 'booked' ? 'Move it to ' : 'Book '
    return one(`pick-${at + 1}`, [label, when], ['a choice of ', when], { ...rests, act: 'pick', pick: at + 1 })
  }),
  otherTime('Offer other times'),
]

const toInterview = ({ startsAt }: Enrollment, now: Date): PossibleReading[] =>
  startsAt === null || startsAt <= now
    ? []
    : [
        one('come', ['They will come'], ['a yes to the interview'], { ...rests, act: 'accept' }),
        otherTime('Wants another time'),
        one('cancel', ['Cancels'], ['a request to cancel'], { ...rests, act: 'cancel' }),
      ]

/** Lists the possible readings of a reply by the state of its enrollment, no matter which times are free. */
export const listAllReadings = (enrollment: Enrollment, now: Date): PossibleReading[] => {
  const { asked } = enrollment.progress
  const some =
    asked === 'question'
      ? toQuestion(enrollment)
      : asked === 'offer'
        ? toOffer(enrollment)
        : asked === 'interview'
          ? toInterview(enrollment, now)
          : enrollment.flow.preset === 'no_show' && asked === 'nothing'
            ? [otherTime('Wants another time')]
            : []
  return [
    ...some,
    one('decline', ['Not interested'], ['not interested'], { ...rests, act: 'decline' }),
    one('mine', ['I’ll Reply'], [], null),
  ]
}

/** Returns an enrollment as it was before a reply handed it to a person, and its next automatic moment. */
export const putBack = (enrollment: Enrollment, now: Date): { enrollment: Enrollment; dueAt: Date | null } => {
  const { flow, progress, startsAt } = enrollment
  if (progress.asked === 'question' || progress.asked === 'offer')
    return { enrollment: { ...enrollment, status: 'awaiting_reply' }, dueAt: getNudgeTime(enrollment, now) }
  const next = flow.steps[progress.step]
  return next
    ? { enrollment: { ...enrollment, status: 'scheduled' }, dueAt: getMoment(next, enrollment, now) }
    : { enrollment: { ...enrollment, status: 'awaiting_reply' }, dueAt: startsAt ?? now }
}

/**
 * Lists the readings that would continue an enrollment that a reply handed to a person: times that are still free, other
 * times if there are some to offer, and an end if the rule ends it. A knock-out *no* is among them, after which a
 * person decides. Empty if only the person’s own answer is possible.
 */
export const listPossibleReadings = (enrollment: Enrollment, known: FlowContext): PossibleReading[] => {
  const back = putBack(enrollment, known.now)
  const leads = ({ id, reading }: PossibleReading): boolean => {
    if (reading === null || id === 'yes' || id === 'no' || id === 'come') return true
    const next = transition(back.enrollment, { kind: 'reply', reading, text: '', dueAt: back.dueAt }, known)
    if (id === 'others') return next.enrollment.progress.offers > enrollment.progress.offers
    return reading.act === 'pick' ? next.effect !== null : !isActive(next.enrollment.status)
  }
  const found = listAllReadings(enrollment, known.now).filter(leads)
  return found.some(({ reading }) => reading !== null) ? found : []
}

/**
 * Returns true if AI may act on a reading: an answer to a question, or a choice of an offered time where no interview exists yet. Never
 * an opt-out, a decline, a move, or a cancellation.
 */
export const isLowRisk = ({ flow, progress }: Enrollment, { reading }: PossibleReading): boolean =>
  (progress.asked === 'question' && reading?.act === 'answer') ||
  (progress.asked === 'offer' && flow.preset !== 'booked' && reading?.act === 'pick')

/** Words with the moments in them on the clinic’s clock. */
export const joinParts = (parts: Parts, known: Pick<FlowContext, 'zone'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : showMoment(part, known.zone))).join('')
