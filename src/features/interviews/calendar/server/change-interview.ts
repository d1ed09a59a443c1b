import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeInterview, setInterviewStatus } from '../contract/interviews.ts'
import { type InterviewStatus, interviewStatuses, interviewTypes } from '../rules/interview-kinds.ts'
import { eventNames, findStatusProblem, isOpen, statusWords } from '../rules/interview-statuses.ts'
import { parseTypedInstant } from '../rules/interview-time.ts'
import {
  type CheckedArrangement,
  checkArrangement,
  findInterviewee,
  type Interviewee,
  lockPeople,
  refuseAway,
  refuseTaken,
} from './bookable.ts'
import { getVersion, loadInterviews, toShownInterview } from './interview-rows.ts'
import { rebuildReminders, removeReminders } from './reminders.ts'
import { describeInterview, readHour, toReminding } from './schedule.ts'

const locked = z.object({
  id: z.string(),
  candidate_id: z.string(),
  interview_date: z.string(),
  minutes: z.number(),
  type: z.enum(interviewTypes),
  status: z.enum(interviewStatuses),
  location_id: nullableText,
  interviewer_id: nullableText,
  place: nullableText,
  note: nullableText,
  reminders: z.boolean(),
  sequence: z.number(),
})
type LockedRow = z.output<typeof locked>

/** The candidate and the interviewer first, as scheduling does, then the interview: two changes at once wait for each other. */
export const lockInterview = async (tx: Tx, id: string, interviewerId: string | null = null): Promise<LockedRow> => {
  const found = await tx.one(
    z.object({ candidate_id: z.string(), interviewer_id: nullableText }),
    sql`select candidate_id, interviewer_id from interviews where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Interview not found')
  await lockPeople(tx, [found.candidate_id, found.interviewer_id, interviewerId])
  const row = await tx.one(
    locked,
    sql`select ${selectColumns(locked.shape, 'i')} from interviews i where ${tenantCondition(tx, 'i')} and id = ${id} for update`,
  )
  if (!row) throw new UserError('not-found', 'Interview not found')
  return row
}

const isSameHour = (typed: { day: string; time: string }, zone: string, at: Date) =>
  parseTypedInstant(typed, zone)?.getTime() === at.getTime()

const particulars = (arranged: CheckedArrangement) => ({
  type: arranged.type,
  location: arranged.location,
  interviewer: arranged.interviewer,
  place: arranged.place,
  note: arranged.note,
  reminders: arranged.reminders,
})

/** Converts a stored interview to the values of the form. */
export const toTyped = (row: LockedRow) => ({ ...row, place: row.place ?? '', note: row.note ?? '' })

/** The interview as it was, for the record; places and people that are gone since have no name. */
export const loadArrangedBefore = async (
  tx: Tx,
  candidate: Interviewee,
  row: LockedRow,
): Promise<CheckedArrangement | null> =>
  await checkArrangement(tx, { ...candidate, status: '' }, toTyped(row), row.interviewer_id).catch(() => null)

/** Someone changed it since: both are shown, and the person decides. */
const refuseStale = async (tx: Tx, row: LockedRow, seen: string | undefined, now: Date) => {
  if (seen === undefined || seen === getVersion(row)) return
  const [stored] = await loadInterviews(tx, sql`i.id = ${row.id}`)
  throw new UserError('conflict', 'Someone else changed this interview.', {
    details: stored ? { interview: toShownInterview(stored, now) } : {},
  })
}

/** Other particulars, another hour, or both. An hour that stays may have passed; what is over stays as it was. */
export const changeInterviewRoute = command(changeInterview, async ({ input, tx, now, settings }) => {
  const row = await lockInterview(tx, input.id, input.interviewer_id)
  await refuseStale(tx, row, input.version, now)
  if (!isOpen(row.status))
    throw new UserError('conflict', `This interview is ${statusWords[row.status]}. Schedule a new one instead.`)
  const candidate = await findInterviewee(tx, row.candidate_id)
  const arranged = await checkArrangement(tx, candidate, input, row.interviewer_id)
  const was = await loadArrangedBefore(tx, candidate, row)
  const startedAt = new Date(row.interview_date)
  const at = isSameHour(input, arranged.zone, startedAt) ? startedAt : readHour(input, arranged.zone, now)
  await refuseTaken(tx, { id: row.id, candidate, arranged, at })
  const moved = at.getTime() !== startedAt.getTime()
  if (moved || arranged.interviewer_id !== row.interviewer_id) await refuseAway(tx, { candidate, arranged, at }, input)
  const rescheduled = moved || arranged.minutes !== row.minutes
  await tx.run(
    sql`update interviews set location_id = ${arranged.location_id}, interview_date = ${at.toISOString()},
      minutes = ${arranged.minutes}, type = ${arranged.type},
          interviewer_id = ${arranged.interviewer_id}, place = ${arranged.place}, note = ${arranged.note}, reminders = ${arranged.reminders},
          status = case when ${moved} then 'Scheduled'
            else status end, sequence = sequence + 1, updated_at = ${now.toISOString()}
            where ${tenantCondition(tx)} and id = ${row.id}`,
  )
  await rebuildReminders(tx, toReminding(row.id, candidate, arranged, at), { now, settings }, !moved)
  const before = was ? { ...particulars(was), ...describeInterview(was, startedAt) } : null
  const after = { interview_id: row.id, ...particulars(arranged), ...describeInterview(arranged, at) }
  return {
    reply: {
      interview_date: at.toISOString(),
      rescheduled,
      version: getVersion({ sequence: row.sequence + 1, status: moved ? 'Scheduled' : row.status }),
    },
    events: [
      {
        name: rescheduled ? 'interview.rescheduled' : 'interview.changed',
        about: candidate.id,
        organizationId: candidate.organization_id,
        before: before ? { interview_id: row.id, ...before } : undefined,
        after,
      },
    ],
  }
})

const eventName = (from: InterviewStatus, to: InterviewStatus) =>
  isOpen(to) && !isOpen(from) ? 'interview.reopened' : eventNames[to]

/** Confirms, completes, cancels, notes that no one came, or puts one of these back; what takes up time again must find it free. */
export const setInterviewStatusRoute = command(setInterviewStatus, async ({ input, tx, now, settings }) => {
  const row = await lockInterview(tx, input.id)
  const startsAt = new Date(row.interview_date)
  if (input.from && input.from !== row.status)
    throw new UserError('conflict', `Someone else changed this interview. It’s ${statusWords[row.status]} now.`)
  const problem = findStatusProblem(input.status, { status: row.status, startsAt, now })
  if (problem) throw new UserError('conflict', problem)
  const reason = input.reason.replaceAll('\u0000', '').trim()
  if (input.status === 'Cancelled' && reason === '') throw UserError.at('reason', 'Enter why it’s canceled.')
  const candidate = await findInterviewee(tx, row.candidate_id)
  const reopens = isOpen(input.status) && !isOpen(row.status)
  const arranged = await loadArrangedBefore(tx, candidate, row)
  if (reopens && startsAt > now && arranged) await refuseTaken(tx, { id: row.id, candidate, arranged, at: startsAt })
  const tellsCalendars = reopens || input.status === 'Cancelled'
  await tx.run(
    sql`update interviews set status = ${input.status}, cancel_reason = ${input.status === 'Cancelled' ? reason : null},
          sequence = sequence + ${tellsCalendars ? 1 : 0}, updated_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${row.id}`,
  )
  if (!isOpen(input.status)) await removeReminders(tx, row.id, false, 'The interview was canceled.')
  else if (reopens && arranged)
    await rebuildReminders(tx, toReminding(row.id, candidate, arranged, startsAt), { now, settings }, true)
  return {
    reply: { status: input.status, before: row.status },
    events: [
      {
        name: eventName(row.status, input.status),
        about: candidate.id,
        organizationId: candidate.organization_id,
        before: { interview_id: row.id, interview: row.status },
        after: { interview_id: row.id, interview: input.status, ...(reason ? { reason } : {}) },
      },
    ],
  }
})
