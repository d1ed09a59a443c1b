import { randomUUID } from 'node:crypto'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import {
  checkArrangement,
  describeInterview,
  findFreeHours,
  findInterviewee,
  insertInterview,
  moveBooked,
  tellBooked,
} from '../../calendar/server/public.ts'
import { insertBooking } from './insert-booking.ts'

type BookingInput = {
  candidateId: string
  interviewerId: string | null
  locationId: string | null
  at: Date
  messageId: string
}

const minutes = 30

/**
 * Books a phone interview at a time that a candidate chose by text, changes their status, and notifies staff concerned.
 * It can be undone in the conversation like any booking. Null if the time is taken. The caller has locked the people.
 */
export const bookByText = async (
  tx: Tx,
  { candidateId, interviewerId, locationId, at, messageId }: BookingInput,
  moment: { now: Date; settings: Config },
): Promise<{ id: string; events: DomainEvent[] } | null> => {
  const candidate = await findInterviewee(tx, candidateId)
  const { organization_id: organizationId } = candidate
  const typed = {
    type: 'Phone' as const,
    location_id: locationId,
    minutes,
    interviewer_id: interviewerId,
    place: '',
    note: '',
    reminders: true,
  }
  const arranged = await checkArrangement(tx, candidate, typed)
  const free = await findFreeHours(tx, {
    organizationId,
    candidateId,
    interviewerId,
    minutes,
    zone: arranged.zone,
    now: moment.now,
  })
  if (!free.some((each) => each.getTime() === at.getTime())) return null
  const id = randomUUID()
  await insertInterview(tx, { id, candidate, arranged, at, madeBy: null }, moment)
  const moved = await moveBooked(tx, candidate, { by: 'text' })
  await insertBooking(tx, { id, candidate, at, messageId, madeBy: null, now: moment.now }, moved)
  await tellBooked(tx, { candidate, arranged, at }, moment)
  const after = { interview_id: id, ...describeInterview(arranged, at), by: 'text' }
  return {
    id,
    events: [{ name: 'interview.booked', about: candidateId, organizationId, after }, ...(moved ? [moved.event] : [])],
  }
}
