import { filterFitting, sortNearestFirst } from '@reinforce/reply-reader/replies/wish/prefer.ts'
import { parseWish, type Wish } from '@reinforce/reply-reader/replies/wish/wishes.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { formatWish } from '../../rules/format-wish.ts'
import { getWishHours } from '../../rules/get-wish-hours.ts'
import type { Interviewee } from '../bookable.ts'
import { loadHours } from './booking-hours.ts'
import type { CandidateText } from './load-last-texts.ts'

type WishInput = {
  organizationId: string
  said: readonly CandidateText[]
  /** Where the booking hours are meant, and where the candidate is. */
  zone: string
  theirs: string
  now: Date
}

/** Finds the candidate's availability in their texts, or null. Excludes answers about the hours of the work. */
export const findWish = async (tx: Tx, input: WishInput): Promise<Wish | null> => {
  const texts = input.said.filter(({ isAnswer }) => !isAnswer)
  if (texts.length === 0) return null
  const { hours } = await loadHours(tx, input.organizationId)
  return parseWish(texts, { timeZone: input.theirs, now: input.now, hours: getWishHours(hours, input) })
}

/** The same for a candidate who is interviewed. */
export const loadIntervieweeWish = async (tx: Tx, candidate: Interviewee, now: Date): Promise<Wish | null> =>
  await findWish(tx, {
    organizationId: candidate.organization_id,
    said: candidate.said,
    zone: candidate.ownZone,
    theirs: candidate.candidateZone?.timeZone ?? candidate.ownZone,
    now,
  })

/** Applies a wish to the free hours: those that fit, and the one to begin with, which is the nearest if none fits. */
export const applyWish = (wish: Wish | null, starts: readonly Date[]) => {
  const fits = wish ? filterFitting(starts, wish.ranges) : []
  const first = wish ? sortNearestFirst(starts, wish.ranges)[0] : undefined
  return {
    wish: wish ? { quote: wish.quote, when: formatWish(wish), fits: fits.length > 0 } : null,
    wanted: fits.map((at) => at.toISOString()),
    proposed: first?.toISOString() ?? null,
  }
}
