import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { NotifiedThing } from '../../rules/describe-thing.ts'
import { emailKinds } from '../../rules/notification-ways.ts'
import { startingMinutes } from '../../rules/push-kinds.ts'
import { keptDays } from '../push/plan-pushes.ts'

/** Notifications that wait for their time, of people who chose their kinds: by email or by text. */
type Way = { waiting: SQL; choices: SQL }
export const emailWay: Way = { waiting: sql`notification_emails`, choices: sql`email_choices` }
export const textWay: Way = { waiting: sql`notification_texts`, choices: sql`text_choices` }

/** Minutes ahead that are planned: the five until the next round, and one that a round may be late. */
const plannedAhead = startingMinutes + 6

const planned = z.object({ organization_id: z.string(), next_at: z.string() })

/**
 * Plans notifications of interviews that start soon, in every organization: for the interviewer, or for everyone if there is none.
 * Returns when each organization has some due.
 */
export const planStarting = async (tx: Tx, { waiting, choices }: Way, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return await tx.rows(
    planned,
    sql`with kept as (
          insert into ${waiting} (organization_id, user_id, kind, candidate_id, cause_id, at, next_at, expires_at)
          select h.organization_id, h.user_id, 'starting', i.candidate_id, i.id, ${at},
              greatest(i.interview_date - make_interval(mins => ${startingMinutes}), ${at}), i.interview_date
            from interviews i
            join ${choices} h on h.organization_id = i.organization_id and (i.interviewer_id is null or h.user_id = i.interviewer_id)
            where i.interview_date > ${at} and i.interview_date <= ${at} + make_interval(mins => ${plannedAhead})
              and i.status in ('Scheduled', 'Confirmed') and 'starting' = any(h.kinds)
          on conflict do nothing
          returning organization_id, next_at
        )
        select distinct organization_id, next_at from kept order by next_at, organization_id`,
  )
}

/** Forgets notifications older than a week. */
export const forgetOld = async (tx: Tx, { waiting }: Way, now: Date) => {
  await tx.run(
    sql`delete from ${waiting} where at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`,
  )
}

const due = z.object({ organization_id: z.string(), user_id: z.string() })

/** Lists people with due notifications: of the organization of the transaction, or of every one for the product's own round. */
export const listDuePeople = async (tx: Tx, { waiting }: Way, now: Date, most: number) =>
  await tx.rows(
    due,
    sql`select distinct organization_id, user_id from ${waiting}
        where ${tx.scope.crossTenant ? sql`true` : sql`organization_id = ${tx.scope.organizationId}`}
          and state = 'waiting' and next_at <= ${now.toISOString()}::timestamptz limit ${most}`,
  )

const row = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  candidate_id: z.nullable(z.string()),
  next_at: z.string(),
  expires_at: z.string(),
  name: z.nullable(z.string()),
  thread_id: z.nullable(z.string()),
  starts_at: z.nullable(z.string()),
  count: z.nullable(z.number()),
  is_current: z.boolean(),
  is_known: z.boolean(),
  last_sent_at: z.nullable(z.string()),
})
export type DueRow = z.output<typeof row>
export type Reader = { organizationId: string; userId: string }

/** Whether the notification still says the truth, by its kind. */
const isCurrent = sql`case n.kind
  when 'reply' then t.closed_at is null and t.unread > 0 and t.opt_out_review_since is null
  when 'decision' then t.opt_out_review_since is not null
  when 'booking' then i.status in ('Scheduled', 'Confirmed')
  when 'starting' then i.status in ('Scheduled', 'Confirmed') and i.interview_date = n.expires_at
  when 'handoff' then exists (select from automation_enrollments s where s.organization_id = n.organization_id and s.candidate_id = n.candidate_id
    and s.ended_at is null and s.status = 'needs_staff' and s.taken_up_at is null)
  else true end`

/** Interviewers and those who answer requests got an email of their own about some of it, in the transaction of the event. */
const isKnown = sql`exists (select from emails e where e.organization_id = n.organization_id and e.about = n.candidate_id and e.kind = 'notice'
  and lower(e.to_address) = lower(u.email) and e.created_at between n.at - interval '1 minute' and n.at + interval '1 minute')`

/** Seconds before its time that a notification goes with one that is due. */
const secondsEarly = 100

/** Loads those of each kind that has one due, with those that came a moment later. */
export const loadDue = async (tx: Tx, { waiting }: Way, { organizationId, userId }: Reader, now: Date) => {
  const rows = await tx.rows(
    row,
    sql`select n.id, n.kind, n.candidate_id, n.next_at, n.expires_at, c.full_name as name, t.id as thread_id, i.interview_date as starts_at,
          case when n.kind = 'applications' then (v.after ->> 'count')::int end as count,
          coalesce(${isCurrent}, false) as is_current, n.candidate_id is not null and ${isKnown} as is_known,
          (select max(x.sent_at) from ${waiting} x where x.organization_id = n.organization_id and x.user_id = n.user_id
            and x.kind = n.kind and x.state = 'sent') as last_sent_at
        from ${waiting} n join reinforce_users u on u.organization_id = n.organization_id and u.id = n.user_id
        left join all_candidates c on c.organization_id = n.organization_id and c.id = n.candidate_id
        left join text_recipients t on t.organization_id = n.organization_id and t.candidate_id = n.candidate_id
        left join event_values v on v.organization_id = n.organization_id and v.event_id = n.cause_id and n.kind in ('booking', 'applications')
        left join interviews i on i.organization_id = n.organization_id
          and i.id = case n.kind when 'starting' then n.cause_id when 'booking' then (v.after ->> 'interview_id')::uuid end
        where n.organization_id = ${organizationId} and n.user_id = ${userId} and n.state = 'waiting'
          and n.next_at <= ${now.toISOString()}::timestamptz + make_interval(secs => ${secondsEarly})
        order by n.at, n.id limit 500`,
  )
  const ready = new Set(rows.filter((each) => new Date(each.next_at) <= now).map(({ kind }) => kind))
  return rows.filter(({ kind }) => ready.has(kind))
}

/** Returns what is written about a due notification. */
export const toThing = (each: DueRow): NotifiedThing => ({
  name: each.name ?? '',
  candidateId: each.candidate_id,
  threadId: each.thread_id,
  startsAt: each.starts_at === null ? null : new Date(each.starts_at),
  count: each.count ?? 0,
})

/** Writes what became of notifications. */
export const settleDue = async (
  tx: Tx,
  { waiting }: Way,
  { organizationId }: Reader,
  ids: readonly string[],
  { state, now }: { state: 'sent' | 'skipped'; now: Date },
) => {
  await tx.run(
    sql`update ${waiting} set state = ${state}, sent_at = ${state === 'sent' ? now.toISOString() : null}
        where organization_id = ${organizationId} and id = any(${sql.param([...ids])}::uuid[])`,
  )
}

/** Lets notifications wait for the next email or text of their kind. */
export const postponeDue = async (
  tx: Tx,
  { waiting }: Way,
  { organizationId }: Reader,
  ids: readonly string[],
  next: Date,
) => {
  await tx.run(
    sql`update ${waiting} set next_at = ${next.toISOString()}
        where organization_id = ${organizationId} and id = any(${sql.param([...ids])}::uuid[])`,
  )
}
