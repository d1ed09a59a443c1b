import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { findFreeStarts, findUnfreeReason } from '../../rules/availability.ts'
import { loadHours } from './booking-hours.ts'

const span = z.object({ from: z.string(), until: z.string() })
const unfreeWords = {
  past: 'This time has passed. Choose another one.',
  soon: 'This time is less than two hours away. Choose a later one.',
  far: 'This time is more than two weeks away. Choose an earlier one.',
  closed: 'No interviews start at this time. Choose one of the times shown.',
  taken: 'That time is no longer available. Choose another.',
}

type FreeHoursInput = {
  organizationId: string
  candidateId: string
  interviewerId: string | null
  minutes: number
  /** In which the booking hours are meant: the location’s. */
  zone: string
  now: Date
  /** An interview that is to be moved: its own hour does not count. */
  except?: string | null
}

/**
 * The starts a candidate may choose from: within the organization's hours on the clocks of the interview's location,
 * when neither they nor the interviewer has another interview,
 * and on no day on which the interviewer is away.
 */
export const findFreeHours = async (
  tx: Tx,
  { organizationId, candidateId, interviewerId, minutes, zone, now, except = null }: FreeHoursInput,
) => {
  const { hours, zone: calendar } = await loadHours(tx, organizationId)
  const busy = await tx.rows(
    span,
    sql`select i.interview_date as "from", i.interview_date + make_interval(mins => i.minutes) as until from interviews i
        where i.organization_id = ${organizationId} and i.status in ('Scheduled', 'Confirmed') and i.id is distinct from ${except}::uuid
          and (i.candidate_id = ${candidateId} or i.interviewer_id = ${interviewerId}::uuid)
          and i.interview_date > ${now.toISOString()}::timestamptz - interval '1 day'
            and i.interview_date < ${now.toISOString()}::timestamptz + interval '17 days'
        union all
        select a.day::timestamp at time zone ${calendar}, (a.day + 1)::timestamp at time zone ${calendar} from away_days a
        where a.organization_id = ${organizationId} and a.user_id = ${interviewerId}::uuid`,
  )
  const taken = busy.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))
  return findFreeStarts({ hours, timeZone: zone, minutes, busy: taken, now })
}

/** Refuses an hour that is not among the free ones, with the true reason, at a field if one is named. The caller has locked the people. */
export const refuseUnfree = async (tx: Tx, { at, ...asked }: FreeHoursInput & { at: Date }, field?: string) => {
  if (Number.isNaN(at.getTime())) throw new UserError('conflict', unfreeWords.closed)
  const starts = await findFreeHours(tx, asked)
  if (starts.some((start) => start.getTime() === at.getTime())) return
  const { hours } = await loadHours(tx, asked.organizationId)
  const words =
    unfreeWords[findUnfreeReason({ hours, timeZone: asked.zone, minutes: asked.minutes, now: asked.now, at })]
  throw field === undefined ? new UserError('conflict', words) : UserError.at(field, words, 'conflict')
}
