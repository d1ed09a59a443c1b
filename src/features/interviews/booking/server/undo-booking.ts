import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  changeCandidate,
  lockCandidate,
  markStatusChangeReverted,
} from '../../../candidates/directory/server/public.ts'
import { cancelScheduledText } from '../../../texting/messages/server/public.ts'
import { isOpen, statusWords } from '../../calendar/rules/interview-statuses.ts'
import { cancelPlanned, deletePlanned, findInterviewee, lockPeople, lockPlanned } from '../../calendar/server/public.ts'
import { undoBooking } from '../contract/booking.ts'
import { writeCorrectionText } from '../rules/booking-words.ts'
import { canUndo, canUndoFully } from '../rules/undo-window.ts'
import { type BookedInterview, loadBookedInterview } from './load-booked-interview.ts'
import { loadBooking, type StoredBooking } from './load-booking.ts'

const correctionFor = async (tx: Tx, { candidate_id }: StoredBooking, interview: BookedInterview) => {
  const { candidateZone, language } = await findInterviewee(tx, candidate_id)
  const at = new Date(interview.interview_date)
  return writeCorrectionText({
    at,
    type: interview.type,
    zone: interview.zone,
    candidateZone,
    language,
  })
}

/** Puts the status back that the booking changed, unless someone moved on since. */
const statusBack = async (tx: Tx, booking: StoredBooking, now: Date): Promise<DomainEvent[]> => {
  const { candidate_id: id, organization_id, status_before, status_after } = booking
  if (status_before === null || status_after === null) return []
  const { status } = await lockCandidate(tx, id)
  if (status !== status_after) return []
  await changeCandidate(tx, { id, organization_id }, { status: status_before })
  await markStatusChangeReverted(tx, booking.id, now)
  const [before, after] = [{ status: status_after }, { status: status_before }]
  return [{ name: 'candidate.statusChangeUndone', about: id, organizationId: organization_id, before, after }]
}

/** Locks a booking and its interview as it is now. Throws if the booking can no longer be undone. */
const lockBooking = async (tx: Tx, id: string, now: Date) => {
  const seen = await loadBooking(tx, id)
  if (!seen) throw new UserError('not-found', 'Booking not found')
  const which = { id, organizationId: seen.organization_id }
  await lockPeople(tx, [seen.candidate_id])
  await tx.run(sql`select from bookings where organization_id = ${which.organizationId} and id = ${id} for update`)
  const booking = (await loadBooking(tx, id)) ?? seen
  if (booking.undone !== null) return { booking, which, planned: null }
  const planned = await lockPlanned(tx, which)
  if (!planned) throw new UserError('conflict', 'This interview no longer exists.')
  if (!isOpen(planned.status))
    throw new UserError('conflict', `This interview is already ${statusWords[planned.status]}.`)
  const [madeAt, startsAt] = [new Date(booking.made_at), new Date(planned.interview_date)]
  if (!canUndo({ madeAt, startsAt, now }))
    throw new UserError('conflict', 'More than an hour has passed. Cancel the interview instead.')
  return { booking, which, planned }
}

/**
 * Undoes a booking: interview, text, and status. The row of the text decides the race: a worker that claimed it sends
 * it, and then the interview is canceled and the reply has words to correct the text.
 */
export const undoBookingRoute = command(undoBooking, async ({ input, tx, now }) => {
  const { booking, which, planned } = await lockBooking(tx, input.id, now)
  if (!planned) return { reply: { undone: booking.undone ?? 'whole', status: null, correction: null } }
  const interview = await loadBookedInterview(tx, input.id)
  const text = booking.message_id === null ? 'none' : await cancelScheduledText(tx, booking.message_id)
  const madeAt = new Date(booking.made_at)
  const isWhole = canUndoFully({ madeAt, now, textLeft: text === 'left', changedSince: planned.sequence > 0 })
  if (input.whole && !isWhole)
    throw new UserError(
      'conflict',
      text === 'left'
        ? 'The text was already sent, so the booking remains. To undo interview and status, use Undo Booking in the conversation.'
        : 'It’s too late to undo everything. To cancel the interview, use Undo Booking in the conversation.',
    )
  const correction = text === 'left' && interview ? await correctionFor(tx, booking, interview) : null
  if (isWhole) await deletePlanned(tx, which)
  else await cancelPlanned(tx, which, 'The booking was undone.', now)
  const moved = await statusBack(tx, booking, now)
  const undone = isWhole ? 'whole' : 'cancelled'
  await tx.run(
    sql`update bookings set undone = ${undone}, undone_at = ${now.toISOString()} where organization_id = ${which.organizationId} and id = ${which.id}`,
  )
  const { candidate_id: about, message_id } = booking
  const told = interview?.told ?? {}
  return {
    reply: { undone, status: moved.length > 0 ? booking.status_before : null, correction } as const,
    events: [
      {
        name: isWhole ? 'interview.bookingUndone' : 'interview.cancelled',
        about,
        organizationId: which.organizationId,
        before: { interview_id: which.id, ...told },
        ...(isWhole ? {} : { after: { interview_id: which.id, reason: 'The booking was undone.' } }),
      },
      ...(text === 'taken'
        ? [{ name: 'text.canceled', about, organizationId: which.organizationId, after: { message_id } }]
        : []),
      ...moved,
    ],
  }
})
