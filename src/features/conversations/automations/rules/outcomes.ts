import { getNudgeTime } from './due.ts'
import type { Enrollment, Transition } from './enrollment.ts'
import type { EnrollmentStatus } from './statuses.ts'
import { type FlowContext, formatTimesForClinic, renderText, withIntro } from './texts/render-text.ts'

const mostOffers = 4
/** Least time until an offered hour: two hours to choose it before it is too near to book. */
const soonestMs = 4 * 3_600_000

/** The free times that are worth offering; where only near ones are left, those. */
export const pickOfferableTimes = ({ free, now }: FlowContext): readonly Date[] => {
  const later = free.filter((at) => at.getTime() >= now.getTime() + soonestMs)
  return later.length > 0 ? later : free
}

/** An enrollment that does nothing more of itself until something happens. */
export const setStatus = (enrollment: Enrollment, status: EnrollmentStatus, words: string): Transition => ({
  enrollment: { ...enrollment, status },
  dueAt: null,
  text: null,
  effect: null,
  words,
})

/** An enrollment that has ended, with what it did last or why. */
export const endEnrollment = (
  enrollment: Enrollment,
  status: 'booked' | 'finished' | 'stopped',
  words: string,
): Transition => setStatus(enrollment, status, words)

/** Someone of the clinic has to act, for a reason in words. */
export const handOffToStaff = (enrollment: Enrollment, why: string): Transition =>
  setStatus(enrollment, 'needs_staff', why)

type OfferKey = 'offer' | 'offerFits' | 'offerOthers' | 'offerTaken' | 'offerAway'

/**
 * Offers these times, with `when` in the text. Hands the enrollment to staff if there are no times, none may be offered,
 * or too many did not suit.
 */
export const offerTimes = (
  enrollment: Enrollment,
  times: readonly Date[],
  key: OfferKey,
  known: FlowContext,
  when: Date | null = null,
): Transition => {
  const { progress } = enrollment
  if (known.cannotOffer) return handOffToStaff(enrollment, known.cannotOffer)
  if (times.length === 0) return handOffToStaff(enrollment, 'no time is free in the next 2 weeks')
  if (progress.offers >= mostOffers) return handOffToStaff(enrollment, `none of ${mostOffers} offers worked`)
  const said = renderText(enrollment, key, known, { times, when })
  const offered: Enrollment = {
    ...enrollment,
    status: 'awaiting_reply',
    progress: {
      ...progress,
      asked: 'offer',
      offers: progress.offers + 1,
      offered: times.map((at) => at.toISOString()),
      which: false,
      told: true,
      said,
    },
  }
  const text = withIntro(enrollment, said, known)
  return {
    enrollment: offered,
    dueAt: getNudgeTime(offered, known.now),
    text,
    effect: null,
    words: `offered ${formatTimesForClinic(times, known)}`,
  }
}
