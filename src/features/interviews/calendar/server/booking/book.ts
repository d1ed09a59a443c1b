import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openCommand } from '../../../../../platform/server/command.ts'
import { openQuery } from '../../../../../platform/server/query.ts'
import { getFirstName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { bookInterview, readBookingLink } from '../../contract/booking.ts'
import { getShownZone } from '../../rules/get-interview-zone.ts'
import { checkArrangement, findInterviewee, lockPeople } from '../bookable.ts'
import { describeInterview, insertInterview } from '../schedule.ts'
import { advanceStatus, byLink } from './advance-status.ts'
import { getBooking, loadStarts, refuseStart } from './booked.ts'
import { notifyStaff } from './notify-staff.ts'
import { openOffer } from './open-offer.ts'
import { applyWish, loadIntervieweeWish } from './wish.ts'

/** Reads a booking link and the times that are free now; after booking, the chosen time and those to move it to. */
export const readOfferRoute = openQuery(readBookingLink, async ({ input, tx, now }) => {
  const offer = await openOffer(tx, input.token, now)
  const booked = getBooking(offer, now)
  const starts = booked && booked.moveProblem !== null ? [] : await loadStarts(tx, offer, now)
  const candidate = await findInterviewee(tx, offer.candidate_id)
  const { wanted, proposed } = applyWish(
    starts.length > 0 ? await loadIntervieweeWish(tx, candidate, now) : null,
    starts,
  )
  return {
    organization: offer.organization,
    candidate: getFirstName(offer.full_name),
    interviewer: offer.interviewer_id === null ? null : offer.interviewer,
    type: offer.type,
    minutes: offer.booked_minutes ?? offer.minutes,
    location: offer.location,
    place: offer.place,
    zone: getShownZone({ ...offer, candidateZone: candidate.candidateZone }),
    language: candidate.language,
    expiresAt: offer.expires_at,
    starts: starts.map((at) => at.toISOString()),
    wanted,
    proposed,
    booked,
  }
})

/**
 * Books the chosen time, once. If someone else was faster, the caller gets a kind request to choose again. A candidate
 * at an earlier status is Interview Scheduled from then on, and staff concerned get an email.
 */
export const bookInterviewRoute = openCommand(bookInterview, async ({ input, tx, now, settings }) => {
  const first = await openOffer(tx, input.token, now)
  await lockPeople(tx, [first.candidate_id, first.interviewer_id])
  await tx.run(sql`select from booking_links where id = ${first.id} for update`)
  const offer = await openOffer(tx, input.token, now)
  const at = new Date(input.at)
  const booked = getBooking(offer, now)
  if (booked && booked.at === (Number.isNaN(at.getTime()) ? '' : at.toISOString())) return { reply: booked }
  if (booked) throw new UserError('conflict', 'You already chose a time with this link. Reload the page to see it.')
  await refuseStart(tx, offer, { at, now })
  const candidate = await findInterviewee(tx, offer.candidate_id)
  const typed = { ...offer, place: offer.place ?? '', note: offer.note ?? '' }
  const arranged = await checkArrangement(tx, candidate, typed)
  const id = randomUUID()
  await insertInterview(tx, { id, candidate, arranged, at, madeBy: offer.made_by }, { now, settings })
  await tx.run(sql`update booking_links set interview_id = ${id} where id = ${offer.id}`)
  const moved = await advanceStatus(tx, candidate)
  await notifyStaff(
    tx,
    { did: 'booked', way: 'link', candidate, arranged, at, madeBy: offer.made_by },
    { now, settings },
  )
  const after = { interview_id: id, ...describeInterview(arranged, at), ...byLink }
  return {
    reply: { at: at.toISOString(), isCancelled: false, moveProblem: null, cancelProblem: null },
    events: [
      { name: 'interview.booked', about: candidate.id, organizationId: candidate.organization_id, after },
      ...moved,
    ],
  }
})
