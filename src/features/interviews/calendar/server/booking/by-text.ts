import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { isOpen } from '../../rules/interview-statuses.ts'
import { type CheckedArrangement, findInterviewee, type Interviewee } from '../bookable.ts'
import { loadArrangedBefore, lockInterview } from '../change-interview.ts'
import { rebuildReminders, removeReminders } from '../reminders.ts'
import { describeInterview, toReminding } from '../schedule.ts'
import { findFreeHours } from './find-free-hours.ts'
import { notifyStaff } from './notify-staff.ts'

/** Event values for an action by text of a candidate, who has no account. */
const byText = { by: 'text' }

type Moment = { now: Date; settings: Config }

/** Locks an open interview as staff's changes do, and loads the data to change it. Null if it is no longer open. */
const lockStanding = async (tx: Tx, id: string) => {
  const row = await lockInterview(tx, id)
  const candidate = await findInterviewee(tx, row.candidate_id)
  const arranged = await loadArrangedBefore(tx, candidate, row)
  if (!arranged || !isOpen(row.status)) return null
  return { row, candidate, arranged, startsAt: new Date(row.interview_date) }
}

/** Moves an interview to a time that a candidate chose by text. Null if it is not open or the time is taken. */
export const moveByText = async (
  tx: Tx,
  { id, at }: { id: string; at: Date },
  moment: Moment,
): Promise<DomainEvent[] | null> => {
  const found = await lockStanding(tx, id)
  if (!found) return null
  const { row, candidate, arranged, startsAt } = found
  const { organization_id: organizationId } = candidate
  const asked = {
    organizationId,
    candidateId: candidate.id,
    interviewerId: arranged.interviewer_id,
    minutes: row.minutes,
    zone: arranged.zone,
    now: moment.now,
    except: id,
  }
  const free = await findFreeHours(tx, asked)
  if (!free.some((each) => each.getTime() === at.getTime())) return null
  await tx.run(
    sql`update interviews set interview_date = ${at.toISOString()}, status = 'Scheduled', sequence = sequence + 1, updated_at = ${moment.now.toISOString()}
        where organization_id = ${organizationId} and id = ${id}`,
  )
  await rebuildReminders(tx, toReminding(id, candidate, arranged, at), moment)
  await notifyStaff(tx, { did: 'moved', way: 'text', candidate, arranged, at, before: startsAt, madeBy: null }, moment)
  return [
    {
      name: 'interview.rescheduled',
      about: candidate.id,
      organizationId,
      before: { interview_id: id, ...describeInterview(arranged, startsAt) },
      after: { interview_id: id, ...describeInterview(arranged, at), ...byText },
    },
  ]
}

/** Cancels an interview because its candidate wrote so. Null if it is not open. */
export const cancelByText = async (
  tx: Tx,
  { id, words }: { id: string; words: string },
  moment: Moment,
): Promise<DomainEvent[] | null> => {
  const found = await lockStanding(tx, id)
  if (!found) return null
  const { row, candidate, arranged, startsAt } = found
  const { organization_id: organizationId } = candidate
  const reason = words.replaceAll('\u0000', '').trim().slice(0, 200)
  await tx.run(
    sql`update interviews set status = 'Cancelled', cancel_reason = ${`The candidate wrote: ${reason}`},
      sequence = sequence + 1, updated_at = ${moment.now.toISOString()}
        where organization_id = ${organizationId} and id = ${id}`,
  )
  await removeReminders(tx, id, false, 'The interview was canceled.')
  await notifyStaff(
    tx,
    { did: 'cancelled', way: 'text', candidate, arranged, at: startsAt, madeBy: null, reason },
    moment,
  )
  return [
    {
      name: 'interview.cancelled',
      about: candidate.id,
      organizationId,
      before: { interview_id: id, interview: row.status },
      after: { interview_id: id, interview: 'Cancelled', reason, ...byText },
    },
  ]
}

/** Notes that a candidate wrote that they will come; nothing where that is known already. */
export const confirmByText = async (tx: Tx, id: string, now: Date): Promise<DomainEvent[]> => {
  const found = await lockStanding(tx, id)
  if (!found || found.row.status !== 'Scheduled') return []
  const { organization_id: organizationId, id: about } = found.candidate
  await tx.run(
    sql`update interviews set status = 'Confirmed', updated_at = ${now.toISOString()} where organization_id = ${organizationId} and id = ${id}`,
  )
  return [
    {
      name: 'interview.confirmed',
      about,
      organizationId,
      before: { interview_id: id, interview: 'Scheduled' },
      after: { interview_id: id, interview: 'Confirmed', ...byText },
    },
  ]
}

type TextBooking = { candidate: Interviewee; arranged: CheckedArrangement; at: Date }

/** Emails those concerned that a candidate booked by text. */
export const tellBooked = async (tx: Tx, booked: TextBooking, moment: Moment) =>
  await notifyStaff(tx, { did: 'booked', way: 'text', ...booked, madeBy: null }, moment)
