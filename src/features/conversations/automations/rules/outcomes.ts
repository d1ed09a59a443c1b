import { nudgeAt } from './due.ts'
import { introduced, type Known, say, timesForClinic } from './say.ts'
import type { Next, Sequence } from './sequence.ts'
import type { Standing } from './standings.ts'

const mostOffers = 4
/** Who is offered a time has at least two hours to choose it: after that it is too near to be booked. */
const soonestMs = 4 * 3_600_000

/** The free times that are worth offering; where only near ones are left, those. */
export const worthOffering = ({ free, now }: Known): readonly Date[] => {
  const later = free.filter((at) => at.getTime() >= now.getTime() + soonestMs)
  return later.length > 0 ? later : free
}

/** A sequence that does nothing more of itself until something happens. */
export const stands = (sequence: Sequence, standing: Standing, words: string): Next => ({
  sequence: { ...sequence, standing },
  dueAt: null,
  text: null,
  deed: null,
  words,
})

/** A sequence that has ended, with what it did last or why. */
export const endsWith = (sequence: Sequence, standing: 'booked' | 'finished' | 'stopped', words: string): Next =>
  stands(sequence, standing, words)

/** Somebody of the clinic has to act, for a reason in words. */
export const hands = (sequence: Sequence, why: string): Next => stands(sequence, 'person', why)

type OfferKey = 'offer' | 'offerFits' | 'offerOthers' | 'offerTaken' | 'offerAway'

/** Offers these times, `when` beside them; where there are none, none may be offered, or too many did not suit, a person goes on. */
export const offers = (
  sequence: Sequence,
  times: readonly Date[],
  key: OfferKey,
  known: Known,
  when: Date | null = null,
): Next => {
  const { point } = sequence
  if (known.cannotOffer) return hands(sequence, known.cannotOffer)
  if (times.length === 0) return hands(sequence, 'no time is free in the coming two weeks')
  if (point.offers >= mostOffers) return hands(sequence, `none of ${mostOffers} offers suited`)
  const said = say(sequence, key, known, { times, when })
  const offered: Sequence = {
    ...sequence,
    standing: 'them',
    point: {
      ...point,
      asked: 'offer',
      offers: point.offers + 1,
      offered: times.map((at) => at.toISOString()),
      which: false,
      told: true,
      said,
    },
  }
  const text = introduced(sequence, said, known)
  return {
    sequence: offered,
    dueAt: nudgeAt(offered, known.now),
    text,
    deed: null,
    words: `offered ${timesForClinic(times, known)}`,
  }
}
