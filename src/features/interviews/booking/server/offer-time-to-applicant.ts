import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  checkArrangement,
  findInterviewee,
  findIntervieweeProblem,
  insertBookingLink,
} from '../../calendar/server/public.ts'

const usual = { type: 'Phone', minutes: 30, place: '', note: '', reminders: true, interviewer_id: null } as const
const days = 7
/** Links of one person within an hour: a form that is sent again and again must not fill a calendar. */
const mostAnHour = 20

type Offer = { candidateId: string; madeBy: string; now: Date }

const isSettled = async (tx: Tx, { candidateId, madeBy, now }: Offer) =>
  (await tx.run(
    sql`select from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${candidateId} and (
        c.status_key in ('hired', 'in-process to hire') or
        exists (select from booking_links f where f.organization_id = c.organization_id and f.candidate_id = c.id
          and f.interview_id is null and f.withdrawn_at is null and f.expires_at > ${now.toISOString()}::timestamptz)
        or exists (select from interviews i where i.organization_id = c.organization_id and i.candidate_id = c.id
          and i.status in ('Scheduled', 'Confirmed'))
        or (select count(*) from booking_links f where f.organization_id = c.organization_id and f.made_by = ${madeBy}
          and f.created_at > ${now.toISOString()}::timestamptz - interval '1 hour') >= ${mostAnHour})`,
  )) > 0

/**
 * Returns the path of a booking link for someone who applied, in the name of a person of the clinic. Null where no hour is free, an
 * interview or a link is there, the candidate is about to be hired or past interviews, or too many were made within an hour.
 */
export const offerTimeToApplicant = async (tx: Tx, offer: Offer): Promise<string | null> => {
  const { candidateId, madeBy, now } = offer
  const candidate = await findInterviewee(tx, candidateId)
  if (findIntervieweeProblem(candidate) !== null || (await isSettled(tx, offer))) return null
  try {
    const arranged = await checkArrangement(tx, candidate, { ...usual, location_id: candidate.location_id })
    const made = await insertBookingLink(tx, { id: randomUUID(), candidate, arranged, days, madeBy, now })
    await recordEvents(tx, null, made.events)
    return made.path
  } catch (error) {
    // Refused before anything is written: no hour is free.
    if (error instanceof UserError) return null
    throw error
  }
}
