import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { checkArrangement, findInterviewee, refuseTaken } from '../bookable.ts'
import { notifyReassigned } from '../booking/notify-staff.ts'
import { loadArrangedBefore, lockInterview, toTyped } from '../change-interview.ts'

type Passing = {
  id: string
  to: string
  day: string
  batchId: string
  /** The action, in words for the timeline. */
  did: string
}

/**
 * Gives one interview to a colleague, at its hour and with its reminders; both get an email. Refuses anyone who is busy or away then. The
 * caller has locked the people.
 */
export const reassignInterview = async (
  tx: Tx,
  { id, to, day, batchId, did }: Passing,
  moment: { now: Date; settings: Config },
): Promise<{ events: DomainEvent[]; to: string }> => {
  const row = await lockInterview(tx, id, to)
  const candidate = await findInterviewee(tx, row.candidate_id)
  const { organization_id: organizationId } = candidate
  const was = await loadArrangedBefore(tx, candidate, row)
  const arranged = await checkArrangement(tx, candidate, { ...toTyped(row), interviewer_id: to })
  const at = new Date(row.interview_date)
  await refuseTaken(tx, { id, candidate, arranged, at })
  const isAway = await tx.run(
    sql`select from away_days where organization_id = ${organizationId} and user_id = ${to} and day = ${day}`,
  )
  if (isAway) throw new UserError('conflict', `${arranged.interviewer} is also away that day.`)
  await tx.run(
    sql`update interviews set interviewer_id = ${to}, sequence = sequence + 1,
      updated_at = ${moment.now.toISOString()} where organization_id = ${organizationId} and id = ${id}`,
  )
  await notifyReassigned(
    tx,
    { candidate, arranged, at, from: { id: row.interviewer_id, name: was?.interviewer ?? null } },
    moment,
  )
  return {
    to: arranged.interviewer ?? '',
    events: [
      {
        name: 'interview.changed',
        about: candidate.id,
        organizationId,
        batchId,
        before: { interview_id: id, interviewer: was?.interviewer ?? null },
        after: { interview_id: id, interviewer: arranged.interviewer, did },
      },
    ],
  }
}
