import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openCommand } from '../../../platform/server/command.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { openQuery } from '../../../platform/server/query.ts'
import { firstName } from '../../../rules/person-name.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { bookInterview, readOffer } from '../contract/booking.ts'
import { checkArrangement, findInterviewee, lockPeople } from './bookable.ts'
import { freeHours } from './free-hours.ts'
import { type Offer, openOffer } from './open-offer.ts'
import { insertInterview, inWords } from './schedule.ts'

const startsFor = async (tx: Tx, offer: Offer, now: Date) =>
  await freeHours(tx, {
    organizationId: offer.organization_id,
    candidateId: offer.candidate_id,
    interviewerId: offer.interviewer_id,
    minutes: offer.minutes,
    now,
  })

const bookedOf = ({ booked_at, booked_status }: Offer) =>
  booked_at === null ? null : { at: booked_at, isCancelled: booked_status === 'Cancelled' }

/** What a booking link is for and the times that are free now; after booking the chosen time. */
export const readOfferRoute = openQuery(readOffer, async ({ input, tx, now }) => {
  const offer = await openOffer(tx, input.token, now)
  const booked = bookedOf(offer)
  const starts = booked ? [] : await startsFor(tx, offer, now)
  return {
    organization: offer.organization,
    candidate: firstName(offer.full_name),
    interviewer: offer.interviewer_id === null ? null : offer.interviewer,
    type: offer.type,
    minutes: offer.booked_minutes ?? offer.minutes,
    location: offer.location,
    place: offer.place,
    organizationZone: offer.zone,
    expiresAt: offer.expires_at,
    starts: starts.map((at) => at.toISOString()),
    booked,
  }
})

/** Books the chosen time, once: whoever was faster has it, and the other one is asked kindly to choose again. */
export const bookInterviewRoute = openCommand(bookInterview, async ({ input, tx, now, settings }) => {
  const first = await openOffer(tx, input.token, now)
  await lockPeople(tx, [first.candidate_id, first.interviewer_id])
  await tx.run(sql`select from interview_offers where id = ${first.id} for update`)
  const offer = await openOffer(tx, input.token, now)
  const at = new Date(input.at)
  const booked = bookedOf(offer)
  if (booked && booked.at === (Number.isNaN(at.getTime()) ? '' : at.toISOString())) return { reply: booked }
  if (booked) throw new Refusal('conflict', 'You have chosen a time with this link already. Reload the page to see it.')
  const starts = await startsFor(tx, offer, now)
  if (!starts.some((start) => start.getTime() === at.getTime()))
    throw new Refusal('conflict', 'Sorry, this time was just taken. Please choose another one.')
  const candidate = await findInterviewee(tx, offer.candidate_id)
  const typed = { ...offer, place: offer.place ?? '', note: offer.note ?? '' }
  const arranged = await checkArrangement(tx, candidate, typed)
  const id = randomUUID()
  await insertInterview(tx, { id, candidate, arranged, at, madeBy: offer.made_by }, { now, settings })
  await tx.run(sql`update interview_offers set interview_id = ${id} where id = ${offer.id}`)
  const after = { interview_id: id, ...inWords(arranged, at) }
  return {
    reply: { at: at.toISOString(), isCancelled: false },
    facts: [{ name: 'interview.booked', about: candidate.id, organizationId: candidate.organization_id, after }],
  }
})
