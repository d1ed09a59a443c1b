import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { defaultBookingHours, subtractWorkingMinutes } from '../../rules/availability.ts'
import { byCandidate } from '../booked-by-candidate.ts'
import { bookingWeek } from '../booking/booking-hours.ts'
import { canVouch } from '../interview-rows.ts'

/**
 * Minutes of the clinic's own hours before an interview from which it is reported as not confirmed by its interviewer.
 */
const toldMinutesBefore = 120
/** Over a long weekend two working hours reach back some days. */
const mostDaysAhead = 7

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interviewer_id: z.nullable(z.string()),
  startsAt: z.string(),
  timeZone: z.string(),
  hours: z.nullable(bookingWeek),
})

/**
 * Lists interviews that candidates booked and no one confirmed two working hours before they begin, for people who may
 * confirm them.
 */
export const loadUnconfirmedSoon = async (tx: Tx, actor: Caller, now: Date) => {
  const rows = await tx.rows(
    row,
    sql`select i.id, i.organization_id as "organizationId", i.candidate_id as "candidateId", c.full_name as name,
      coalesce(nullif(u.full_name, ''), u.email) as about,
          i.interviewer_id, i.interview_date as "startsAt", o.time_zone as "timeZone", h.hours
        from interviews i join organizations o on o.id = i.organization_id
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        join reinforce_users u on u.organization_id = i.organization_id and u.id = i.interviewer_id
        left join booking_hours h on h.organization_id = i.organization_id
        where ${tenantCondition(tx, 'i')} and i.status in ('Scheduled', 'Confirmed') and i.interviewer_confirmed_at is null
          and i.interview_date > ${now.toISOString()}::timestamptz
            and i.interview_date < ${now.toISOString()}::timestamptz + make_interval(days => ${mostDaysAhead})
            and ${byCandidate}
        order by i.interview_date limit 200`,
    'prepared',
  )
  return rows
    .filter((each) => canVouch(each, actor))
    .map(({ id, organizationId, candidateId, startsAt, timeZone, hours, name, about }) => {
      const when = { hours: hours ?? defaultBookingHours, timeZone }
      const at = subtractWorkingMinutes(new Date(startsAt), toldMinutesBefore, when).toISOString()
      return { id, organizationId, candidateId, name: cleanName(name ?? '') || 'Unknown', about: about ?? '', at }
    })
    .filter(({ at }) => new Date(at) <= now)
}
