import { sql } from 'drizzle-orm'
import { openCommand } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { cancelBooked, moveBooked } from '../../contract/booking.ts'
import { findInterviewee } from '../bookable.ts'
import { loadArrangedBefore, lockInterview } from '../change-interview.ts'
import { rebuildReminders, removeReminders } from '../reminders.ts'
import { describeInterview, toReminding } from '../schedule.ts'
import { byLink } from './advance-status.ts'
import { getBooking, refuseStart } from './booked.ts'
import { notifyStaff } from './notify-staff.ts'
import { openOffer } from './open-offer.ts'

/** The interview of a link with everything that decides about it, locked as staff's changes lock it. Refuses a link that has booked nothing. */
const lockBooked = async (tx: Tx, token: string, now: Date) => {
  const first = await openOffer(tx, token, now)
  if (first.interview_id === null) throw new UserError('conflict', 'Choose a time first.')
  const row = await lockInterview(tx, first.interview_id)
  const offer = await openOffer(tx, token, now)
  const booked = getBooking(offer, now)
  const candidate = await findInterviewee(tx, row.candidate_id)
  const arranged = await loadArrangedBefore(tx, candidate, row)
  if (!booked || !arranged) throw new UserError('conflict', `You cannot change this here. Ask ${offer.organization}.`)
  return { row, offer, booked, candidate, arranged, startsAt: new Date(row.interview_date) }
}

const changedMeanwhile = 'This interview just changed. Check its time above and choose again.'

/**
 * Moves a booked interview to another free time: unconfirmed again, reminders built again, calendars and those concerned told. Refuses
 * what began or was changed since the person saw it, and a time that is taken.
 */
export const moveBookedRoute = openCommand(moveBooked, async ({ input, tx, now, settings }) => {
  const { row, offer, booked, candidate, arranged, startsAt } = await lockBooked(tx, input.token, now)
  const at = new Date(input.at)
  if (booked.moveProblem !== null) throw new UserError('conflict', booked.moveProblem)
  if (startsAt.getTime() === at.getTime()) return { reply: booked }
  if (startsAt.getTime() !== new Date(input.from).getTime()) throw new UserError('conflict', changedMeanwhile)
  await refuseStart(tx, offer, { at, now })
  const { organization_id: organizationId } = candidate
  await tx.run(
    sql`update interviews set interview_date = ${at.toISOString()}, status = 'Scheduled', sequence = sequence + 1, updated_at = ${now.toISOString()}
        where organization_id = ${organizationId} and id = ${row.id}`,
  )
  const moment = { now, settings }
  await rebuildReminders(tx, toReminding(row.id, candidate, arranged, at), moment)
  const told = {
    did: 'moved' as const,
    way: 'link' as const,
    candidate,
    arranged,
    at,
    before: startsAt,
    madeBy: offer.made_by,
  }
  await notifyStaff(tx, told, moment)
  return {
    reply: { ...booked, at: at.toISOString() },
    events: [
      {
        name: 'interview.rescheduled',
        about: candidate.id,
        organizationId,
        before: { interview_id: row.id, ...describeInterview(arranged, startsAt) },
        after: { interview_id: row.id, ...describeInterview(arranged, at), ...byLink },
      },
    ],
  }
})

/**
 * Cancels a booked interview, with an optional reason: removes reminders, updates calendars, notifies staff concerned,
 * and frees the hour.
 */
export const cancelBookedRoute = openCommand(cancelBooked, async ({ input, tx, now, settings }) => {
  const { row, offer, booked, candidate, arranged, startsAt } = await lockBooked(tx, input.token, now)
  if (booked.isCancelled) return { reply: booked }
  if (booked.cancelProblem !== null) throw new UserError('conflict', booked.cancelProblem)
  if (startsAt.getTime() !== new Date(input.from).getTime()) throw new UserError('conflict', changedMeanwhile)
  const { organization_id: organizationId } = candidate
  const reason = input.reason.replaceAll('\u0000', '').trim()
  const kept = reason === '' ? 'Canceled by the candidate' : `The candidate wrote: ${reason}`
  await tx.run(
    sql`update interviews set status = 'Cancelled', cancel_reason = ${kept}, sequence = sequence + 1, updated_at = ${now.toISOString()}
        where organization_id = ${organizationId} and id = ${row.id}`,
  )
  await removeReminders(tx, row.id, false, 'The interview was canceled.')
  const told = {
    did: 'cancelled' as const,
    way: 'link' as const,
    candidate,
    arranged,
    at: startsAt,
    madeBy: offer.made_by,
    reason,
  }
  await notifyStaff(tx, told, { now, settings })
  return {
    reply: getBooking({ ...offer, booked_status: 'Cancelled' }, now) ?? booked,
    events: [
      {
        name: 'interview.cancelled',
        about: candidate.id,
        organizationId,
        before: { interview_id: row.id, interview: row.status },
        after: { interview_id: row.id, interview: 'Cancelled', ...(reason ? { reason } : {}), ...byLink },
      },
    ],
  }
})
