import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { startingMinutes } from '../../rules/push-kinds.ts'
import { keptDays } from '../push/plan-pushes.ts'

/** Minutes ahead that are planned: the five until the next round, and one that a round may be late. */
const plannedAhead = startingMinutes + 6

const planned = z.object({ organization_id: z.string(), next_at: z.string() })

/**
 * Plans the emails about interviews that start soon, in every organization: for the interviewer, or for everyone if there is none.
 * Returns when each organization has some due.
 */
export const planStartingEmails = async (tx: Tx, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return await tx.rows(
    planned,
    sql`with kept as (
          insert into notification_emails (organization_id, user_id, kind, candidate_id, cause_id, at, next_at, expires_at)
          select h.organization_id, h.user_id, 'starting', i.candidate_id, i.id, ${at},
              greatest(i.interview_date - make_interval(mins => ${startingMinutes}), ${at}), i.interview_date
            from interviews i
            join email_choices h on h.organization_id = i.organization_id and (i.interviewer_id is null or h.user_id = i.interviewer_id)
            where i.interview_date > ${at} and i.interview_date <= ${at} + make_interval(mins => ${plannedAhead})
              and i.status in ('Scheduled', 'Confirmed') and 'starting' = any(h.kinds)
          on conflict do nothing
          returning organization_id, next_at
        )
        select distinct organization_id, next_at from kept order by next_at, organization_id`,
  )
}

/** Forgets notifications older than a week. */
export const forgetOldEmails = async (tx: Tx, now: Date) => {
  await tx.run(
    sql`delete from notification_emails where at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`,
  )
}

const due = z.object({ organization_id: z.string(), user_id: z.string() })

/** Lists people with due notifications: of the organization of the transaction, or of every one for the product's own round. */
export const listDuePeople = async (tx: Tx, now: Date, most: number) =>
  await tx.rows(
    due,
    sql`select distinct organization_id, user_id from notification_emails
        where ${tx.scope.crossTenant ? sql`true` : sql`organization_id = ${tx.scope.organizationId}`}
          and state = 'waiting' and next_at <= ${now.toISOString()}::timestamptz limit ${most}`,
  )
