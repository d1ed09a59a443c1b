import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { scheduleInterview } from '../contract/interviews.ts'
import { shouldOfferMove } from '../rules/interview-statuses.ts'
import { readInterviewTime, type TypedTime } from '../rules/interview-time.ts'
import { showMoment } from '../rules/interview-words.ts'
import {
  type CheckedArrangement,
  checkArrangement,
  findInterviewee,
  type Interviewee,
  lockPeople,
  refuseAway,
  refuseTaken,
} from './bookable.ts'
import { loadOwnStatuses } from './booking/advance-status.ts'
import { rebuildReminders } from './reminders.ts'

/** A typed hour in the zone of the interview. Refuses a past, skipped or repeated one at its field. */
export const readHour = (typed: TypedTime, zone: string, now: Date): Date => {
  const read = readInterviewTime(typed, zone, now)
  if (!read.ok) throw UserError.at(read.field, read.problem)
  return read.at
}

/** Formats an interview for the candidate's timeline. */
export const describeInterview = (arranged: CheckedArrangement, at: Date) => ({
  when: showMoment(at, arranged.zone),
  minutes: arranged.minutes,
  type: arranged.type,
  interviewer: arranged.interviewer,
})

type New = { id: string; candidate: Interviewee; arranged: CheckedArrangement; at: Date; madeBy: string | null }
type Moment = { now: Date; settings: Config }

/** Stores a new interview with its reminders; the caller has locked the people and found the hour free. */
export const insertInterview = async (tx: Tx, { id, candidate, arranged, at, madeBy }: New, moment: Moment) => {
  const isNew = await tx.run(
    sql`insert into interviews (id, organization_id, candidate_id, location_id, interview_date, minutes, type,
      interviewer_id, place, note, reminders, made_by, updated_at)
        values (${id}, ${candidate.organization_id}, ${candidate.id}, ${arranged.location_id}, ${at.toISOString()}, ${arranged.minutes}, ${arranged.type},
          ${arranged.interviewer_id}, ${arranged.place}, ${arranged.note}, ${arranged.reminders}, ${madeBy}, ${moment.now.toISOString()})
        on conflict (id) do nothing`,
  )
  // Only an interview outside the caller's view can conflict here: the caller has checked the visible ones.
  if (!isNew) throw new UserError('conflict', 'Couldn’t add this interview. Open the form again.')
  await rebuildReminders(tx, toReminding(id, candidate, arranged, at), moment)
}

export const toReminding = (id: string, candidate: Interviewee, arranged: CheckedArrangement, at: Date) => ({
  id,
  organization_id: candidate.organization_id,
  organization: candidate.organization,
  candidate_id: candidate.id,
  candidateZone: candidate.candidateZone,
  language: candidate.language,
  zone: arranged.zone,
  startsAt: at,
  type: arranged.type,
  location: arranged.location,
  place: arranged.place,
  reminders: arranged.reminders,
})

const moveFrom = async (tx: Tx, candidate: Interviewee): Promise<string | null> =>
  shouldOfferMove(candidate.status, await loadOwnStatuses(tx, candidate.organization_id)) ? candidate.status : null

const same = z.object({ candidate_id: z.string(), interview_date: z.string() })

/** A new interview. The same id twice is one interview: anyone who presses twice gets the first answer. */
export const scheduleInterviewRoute = command(scheduleInterview, async ({ input, tx, actor, now, settings }) => {
  const candidate = await findInterviewee(tx, input.candidate_id)
  const arranged = await checkArrangement(tx, candidate, input)
  const stored = async () =>
    await tx.one(
      same,
      sql`select candidate_id, interview_date from interviews where ${tenantCondition(tx)} and id = ${input.id}`,
    )
  let before = await stored()
  if (!before) {
    await lockPeople(tx, [candidate.id, arranged.interviewer_id])
    // The second of two clicks that came at the very same moment has waited for the first one here.
    before = await stored()
  }
  if (before && before.candidate_id !== candidate.id) throw new UserError('conflict', 'This interview already exists.')
  const at = before ? new Date(before.interview_date) : readHour(input, arranged.zone, now)
  const events: DomainEvent[] = []
  if (!before) {
    await refuseTaken(tx, { id: null, candidate, arranged, at })
    await refuseAway(tx, { candidate, arranged, at }, input)
    await insertInterview(tx, { id: input.id, candidate, arranged, at, madeBy: actor.userId }, { now, settings })
    const after = { interview_id: input.id, ...describeInterview(arranged, at) }
    events.push({ name: 'interview.scheduled', about: candidate.id, organizationId: candidate.organization_id, after })
  }
  const offerMoveFrom = await moveFrom(tx, candidate)
  return {
    reply: { id: input.id, interview_date: at.toISOString(), zone: arranged.zone, offerMoveFrom },
    events,
  }
})
