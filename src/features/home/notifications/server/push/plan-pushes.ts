import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { startingMinutes } from '../../rules/push-kinds.ts'

/** Minutes ahead that are planned: the five until the next round, and one that a round may be late. */
const plannedAhead = startingMinutes + 6
/** Days that a notification is kept. */
export const keptDays = 7

const planned = z.object({ organization_id: z.string(), next_at: z.string() })

/**
 * Plans the notifications of interviews that start soon, in every organization: for the interviewer, or for everyone if there is none.
 * One that moved is planned again for its new time. Returns when each organization has some due.
 */
export const planStartingInterviews = async (tx: Tx, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return await tx.rows(
    planned,
    sql`with kept as (
          insert into pushes (organization_id, device_id, kind, candidate_id, cause_id, at, next_at, expires_at)
          select d.organization_id, d.id, 'starting', i.candidate_id, i.id, ${at},
              greatest(i.interview_date - make_interval(mins => ${startingMinutes}), ${at}), i.interview_date
            from interviews i
            join push_devices d on d.organization_id = i.organization_id and (i.interviewer_id is null or d.user_id = i.interviewer_id)
            left join push_choices h on h.organization_id = d.organization_id and h.user_id = d.user_id
            where i.interview_date > ${at} and i.interview_date <= ${at} + make_interval(mins => ${plannedAhead})
              and i.status in ('Scheduled', 'Confirmed') and not ('starting' = any(coalesce(h.hidden, '{}')))
          on conflict do nothing
          returning organization_id, next_at
        )
        select distinct organization_id, next_at from kept order by next_at, organization_id`,
  )
}

/** Forgets devices of sessions that were ended and of closed accounts, and notifications older than a week. */
export const forgetEndedDevices = async (tx: Tx, now: Date) => {
  await tx.run(sql`delete from push_devices d using app.ended_sessions e where d.session_token = e.token`)
  await tx.run(
    sql`delete from app.ended_sessions where ended_at < ${now.toISOString()}::timestamptz - interval '2 days'`,
  )
  await tx.run(
    sql`delete from pushes where at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`,
  )
}
