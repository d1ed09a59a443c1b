import type * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { bookInterview } from '../../contract/booking.ts'
import { cancelProblem, moveProblem } from '../../rules/self-service.ts'
import { findFreeHours, refuseUnfree } from './find-free-hours.ts'
import type { Offer } from './open-offer.ts'

/**
 * Returns the booking of an offer for its holder, or null: the interview as it is now, and the actions still possible.
 */
export const getBooking = (offer: Offer, now: Date): z.input<typeof bookInterview.reply> | null => {
  const { booked_at: at, booked_status: status, organization, isActive, candidate_status: candidateStatus } = offer
  if (at === null || status === null) return null
  const booked = { status, startsAt: new Date(at), now, organization, isActive, candidateStatus }
  return {
    at,
    isCancelled: status === 'Cancelled',
    moveProblem: moveProblem(booked),
    cancelProblem: cancelProblem(booked),
  }
}

/** The times that the holder of an offer can choose now; once they have booked, those to move to: their own hour is theirs. */
export const loadStarts = async (tx: Tx, offer: Offer, now: Date) =>
  await findFreeHours(tx, getOfferContext(offer, now))

/** Refuses a time that the holder of an offer cannot choose, with the true reason. */
export const refuseStart = async (tx: Tx, offer: Offer, { at, now }: { at: Date; now: Date }) =>
  await refuseUnfree(tx, { ...getOfferContext(offer, now), at })

const getOfferContext = (offer: Offer, now: Date) => ({
  organizationId: offer.organization_id,
  candidateId: offer.candidate_id,
  interviewerId: offer.interviewer_id,
  minutes: offer.booked_minutes ?? offer.minutes,
  zone: offer.zone,
  now,
  except: offer.interview_id,
})
