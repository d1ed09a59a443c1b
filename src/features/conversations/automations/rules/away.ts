import type { Enrollment, Transition } from './enrollment.ts'
import { offerTimes, pickOfferableTimes } from './outcomes.ts'
import { chooseTimesToOffer, type FlowContext } from './texts/render-text.ts'

export type Away = {
  /** When the interview was to be. */
  when: Date
  /** Interviewer whose times are offered instead. */
  interviewerId: string
}

const times = (known: FlowContext) => chooseTimesToOffer(pickOfferableTimes(known), known)

/** Offers three other times because the interviewer is away; the one they choose is booked again. */
export const offerAwayTimes = (
  enrollment: Enrollment,
  { when, interviewerId }: Away,
  known: FlowContext,
): Transition => {
  const from: Enrollment = {
    ...enrollment,
    startsAt: null,
    progress: {
      ...enrollment.progress,
      asked: 'nothing',
      nudges: 0,
      offers: 0,
      offered: [],
      which: false,
      away: { interviewerId },
    },
  }
  const next = offerTimes(from, times(known), 'offerAway', known, when)
  return { ...next, words: `the interviewer is away: ${next.words}` }
}

/** Offers other times again after a person resumed the enrollment. */
export const reofferAwayTimes = (enrollment: Enrollment, known: FlowContext): Transition =>
  offerTimes(
    { ...enrollment, progress: { ...enrollment.progress, asked: 'nothing', nudges: 0, offers: 0, which: false } },
    times(known),
    'offerFits',
    known,
  )

type Whose = {
  /** Whether *Booked interview* is switched on for their place. */
  isOn: boolean
  /** The automation they are in (`booked` only for this very interview), and whether someone holds it. */
  preset: string | null
  isHeld: boolean
  /** Agreed to texts and has a number. */
  mayText: boolean
  /** Another record with their number is in an automation. */
  isElsewhere: boolean
}

/**
 * Explains to the person who presses why staff must notify a candidate whose interviewer is away. Null if the
 * automation writes.
 */
export const explainManualNotice = ({ isOn, preset, isHeld, mayText, isElsewhere }: Whose): string | null => {
  if (preset !== null && isHeld) return 'Someone on your team is already texting them.'
  if (preset === 'booked') return null
  if (preset !== null) return 'They’re in another automation or have another interview.'
  if (!isOn) return 'The automation “Booked interview” is off for them.'
  if (!mayText) return 'They haven’t agreed to texts or have no phone number.'
  return isElsewhere ? 'Another record with their number is in an automation.' : null
}
