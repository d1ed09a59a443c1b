import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeCandidate, lockCandidate, recordStatusChange } from '../../../candidates/directory/server/public.ts'
import { scheduleText } from '../../../texting/messages/server/public.ts'
import { moveOffered } from '../../calendar/rules/interview-statuses.ts'
import {
  checkArrangement,
  describeInterview,
  findInterviewee,
  insertInterview,
  loadOwnStatuses,
  lockPeople,
  refuseUnfree,
} from '../../calendar/server/public.ts'
import { book } from '../contract/booking.ts'
import { bookingWaitsMs } from '../rules/undo-window.ts'
import { insertBooking } from './insert-booking.ts'
import { loadBooking, type StoredBooking } from './load-booking.ts'

type Person = { id: string; organization_id: string }

type Mover = { bookingId: string; actor: Caller; now: Date }

/** Moves the candidate on where that is still worth it; answers what the status was and is, and the event of it. */
const moveOn = async (tx: Tx, { id, organization_id }: Person, { bookingId, actor, now }: Mover) => {
  const { status: before } = await lockCandidate(tx, id)
  const after = moveOffered(before, await loadOwnStatuses(tx, organization_id))
  if (after === null) return null
  await changeCandidate(tx, { id, organization_id }, { status: after })
  await recordStatusChange(tx, actor, { id: bookingId, status: after, now })
  const event: DomainEvent = {
    name: 'candidate.statusChanged',
    about: id,
    organizationId: organization_id,
    batchId: bookingId,
    before: { status: before },
    after: { status: after },
  }
  return { before, after, event }
}

const getBookingReply = (booking: StoredBooking, candidateId: string, at: Date, zone: string) => {
  if (booking.candidate_id !== candidateId || new Date(booking.booked_for).getTime() !== at.getTime())
    throw new UserError('conflict', 'This booking already exists.')
  if (booking.undone !== null) throw new UserError('conflict', 'This booking was undone. Book the time again.')
  const { message_id: messageId, sendAt, held } = booking
  return {
    id: booking.id,
    at: at.toISOString(),
    zone,
    moved: booking.status_after !== null,
    text: messageId === null ? null : { sendAt, held },
  }
}

type Moment = { now: Date; settings: Config }

/** Books, texts and moves on in one transaction, or does nothing. Anyone who presses twice gets the first answer. */
export const bookRoute = command(book, async ({ input, tx, actor, now, settings }) => {
  const candidate = await findInterviewee(tx, input.candidate_id)
  const at = new Date(input.at)
  const moment: Moment = { now, settings }
  await lockPeople(tx, [candidate.id, input.interviewer_id])
  const before = await loadBooking(tx, input.id)
  const arranged = await checkArrangement(tx, candidate, {
    ...input,
    location_id: input.location_id === undefined ? candidate.location_id : input.location_id,
    note: '',
    reminders: true,
  })
  if (before) return { reply: getBookingReply(before, candidate.id, at, arranged.zone) }
  const { organization_id: organizationId } = candidate
  const { minutes, interviewer_id: interviewerId } = arranged
  await refuseUnfree(
    tx,
    {
      organizationId,
      candidateId: candidate.id,
      interviewerId,
      minutes,
      zone: arranged.zone,
      now,
      at,
    },
    'at',
  )
  await insertInterview(tx, { id: input.id, candidate, arranged, at, madeBy: actor.userId }, moment)
  const moved = input.moves ? await moveOn(tx, candidate, { bookingId: input.id, actor, now }) : null
  const sendAt = new Date(now.getTime() + bookingWaitsMs)
  const text = input.text
    ? await scheduleText(tx, { ...input.text, candidateId: candidate.id, sendAt }, { actor, ...moment })
    : null
  const messageId = input.text?.id ?? null
  await insertBooking(tx, { id: input.id, candidate, at, messageId, madeBy: actor.userId, now }, moved)
  const after = { interview_id: input.id, ...describeInterview(arranged, at) }
  return {
    reply: { id: input.id, at: at.toISOString(), zone: arranged.zone, moved: moved !== null, text },
    events: [
      { name: 'interview.scheduled', about: candidate.id, organizationId, after },
      ...(moved ? [moved.event] : []),
    ],
  }
})
