import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { interviewStatuses, interviewTypes } from '../../../interviews/calendar/rules/interview-kinds.ts'

const found = z.object({
  at: z.string(),
  isOver: z.boolean(),
  status: z.enum(interviewStatuses),
  type: z.enum(interviewTypes),
  interviewer: z.nullable(z.string()),
})

/** The next interview of a candidate that is not over, else the newest; canceled ones are none. */
export const loadNextInterview = async (tx: Tx, candidateId: string, now: Date) => {
  const over = sql`(i.interview_date + make_interval(mins => i.minutes) <= ${now.toISOString()}::timestamptz)`
  const ahead = sql`(not ${over} and i.status in ('Scheduled', 'Confirmed'))`
  const row = await tx.one(
    found,
    sql`select i.interview_date as at, ${over} as "isOver", i.status, i.type, coalesce(nullif(u.full_name, ''), u.email) as interviewer
        from interviews i left join reinforce_users u on u.organization_id = i.organization_id and u.id = i.interviewer_id
        where ${tenantCondition(tx, 'i')} and i.candidate_id = ${candidateId} and i.status <> 'Cancelled'
        order by ${ahead} desc, case when ${ahead} then i.interview_date end, i.interview_date desc limit 1`,
    'prepared',
  )
  return row ?? null
}
