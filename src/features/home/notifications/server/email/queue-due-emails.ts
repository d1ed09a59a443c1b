import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { getNextEmailAt, shouldEmail } from '../../rules/decide-email.ts'
import { type EmailKind, emailKinds } from '../../rules/notification-ways.ts'
import { writeNotificationEmail } from '../../rules/write-notification-email.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

const person = z.object({ name: z.string(), email: z.string(), kinds: z.array(z.string()), is_active: z.boolean() })
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
type Row = z.output<typeof row>

/** Whether the notification still says the truth, by its kind. */
const isCurrent = sql`case n.kind
  when 'reply' then t.closed_at is null and t.unread > 0 and t.opt_out_review_since is null
  when 'decision' then t.opt_out_review_since is not null
  when 'booking' then i.status in ('Scheduled', 'Confirmed')
  when 'starting' then i.status in ('Scheduled', 'Confirmed') and i.interview_date = n.expires_at
  when 'handoff' then exists (select from automation_enrollments s where s.organization_id = n.organization_id and s.candidate_id = n.candidate_id
    and s.ended_at is null and s.status = 'needs_staff' and s.taken_up_at is null)
  else true end`

type Reader = { organizationId: string; userId: string }
type Sending = { now: Date; settings: Config }

/** Locks the person's choices for one worker; null while another has them. */
const lockReader = async (tx: Tx, { organizationId, userId }: Reader) =>
  await tx.one(
    person,
    sql`select coalesce(u.full_name, '') as name, coalesce(u.email, '') as email, h.kinds, u.deactivated_at is null as is_active
        from email_choices h join reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id
        where h.organization_id = ${organizationId} and h.user_id = ${userId} for update of h skip locked`,
  )

/** Interviewers and those who answer requests got an email of their own about some of it, in the transaction of the event. */
const isKnown = sql`exists (select from emails e where e.organization_id = n.organization_id and e.about = n.candidate_id and e.kind = 'notice'
  and lower(e.to_address) = lower(u.email) and e.created_at between n.at - interval '1 minute' and n.at + interval '1 minute')`

/** Seconds before its time that a notification goes with one that is due. */
const secondsEarly = 100

/** Loads those of each kind that has one due, with those that came a moment later. */
const loadDue = async (tx: Tx, { organizationId, userId }: Reader, now: Date) => {
  const rows = await tx.rows(
    row,
    sql`select n.id, n.kind, n.candidate_id, n.next_at, n.expires_at, c.full_name as name, t.id as thread_id, i.interview_date as starts_at,
          case when n.kind = 'applications' then (v.after ->> 'count')::int end as count,
          coalesce(${isCurrent}, false) as is_current, n.candidate_id is not null and ${isKnown} as is_known,
          (select max(x.sent_at) from notification_emails x where x.organization_id = n.organization_id and x.user_id = n.user_id
            and x.kind = n.kind and x.state = 'sent') as last_sent_at
        from notification_emails n join reinforce_users u on u.organization_id = n.organization_id and u.id = n.user_id
        left join all_candidates c on c.organization_id = n.organization_id and c.id = n.candidate_id
        left join text_recipients t on t.organization_id = n.organization_id and t.candidate_id = n.candidate_id
        left join event_values v on v.organization_id = n.organization_id and v.event_id = n.cause_id and n.kind in ('booking', 'applications')
        left join interviews i on i.organization_id = n.organization_id
          and i.id = case n.kind when 'starting' then n.cause_id when 'booking' then (v.after ->> 'interview_id')::uuid end
        where n.organization_id = ${organizationId} and n.user_id = ${userId} and n.state = 'waiting'
          and n.next_at <= ${now.toISOString()}::timestamptz + make_interval(secs => ${secondsEarly})
        order by n.at, n.id limit 500`,
  )
  const due = new Set(rows.filter((each) => new Date(each.next_at) <= now).map(({ kind }) => kind))
  return rows.filter(({ kind }) => due.has(kind))
}

const settle = async (tx: Tx, { organizationId }: Reader, ids: string[], state: 'sent' | 'skipped', now: Date) => {
  await tx.run(
    sql`update notification_emails set state = ${state}, sent_at = ${state === 'sent' ? now.toISOString() : null}
        where organization_id = ${organizationId} and id = any(${sql.param(ids)}::uuid[])`,
  )
}

const queueKind = async (
  tx: Tx,
  reader: Reader & z.output<typeof person>,
  kind: EmailKind,
  rows: readonly Row[],
  { now, settings }: Sending,
) => {
  const { organizationId, userId } = reader
  const token = createUnsubscribeToken(settings, { organizationId, userId, kind }, now)
  const unsubscribeUrl = linkTo(settings, `/unsubscribe/${token}`)
  const things = rows.map((each) => ({
    name: each.name ?? '',
    candidateId: each.candidate_id,
    threadId: each.thread_id,
    startsAt: each.starts_at === null ? null : new Date(each.starts_at),
    count: each.count ?? 0,
  }))
  const link = (path: string) => linkTo(settings, path)
  const mail = writeNotificationEmail({ kind, things, reader: reader.name, link, unsubscribeUrl, now })
  return await queueMail(
    tx,
    { now, settings },
    { organizationId, kind: 'notification', about: userId, to: reader.email, unsubscribeUrl, ...mail },
  )
}

/**
 * Queues one email for each kind of which someone has due notifications, in one transaction with marking them: a crash sends nothing
 * twice, and of two workers one finds the person locked. A kind that was emailed in the last ten minutes waits; returns when the first
 * of those is due, or null.
 */
export const queueDueEmails = async (tx: Tx, who: Reader, { now, settings }: Sending): Promise<Date | null> => {
  const found = await lockReader(tx, who)
  if (!found) return null
  const reader = { ...who, ...found }
  const rows = await loadDue(tx, who, now)
  const waits: Date[] = []
  for (const kind of new Set(rows.map((each) => each.kind))) {
    const due = rows.filter((each) => each.kind === kind)
    const last = due[0]?.last_sent_at ?? null
    const next = getNextEmailAt(last === null ? null : new Date(last), now)
    const told = due.filter((each) =>
      shouldEmail({
        isReachable: reader.is_active && reader.email !== '',
        isWanted: reader.kinds.includes(kind),
        isCurrent: each.is_current,
        isKnown: each.is_known,
        expiresAt: new Date(each.expires_at),
        now,
      }),
    )
    // A reminder can't wait: its interview would begin.
    const mustWait = next !== null && kind !== 'starting'
    const kept = new Set(mustWait ? told.map(({ id }) => id) : [])
    if (mustWait && kept.size > 0) {
      waits.push(next)
      await tx.run(
        sql`update notification_emails set next_at = ${next.toISOString()}
            where organization_id = ${who.organizationId} and id = any(${sql.param([...kept])}::uuid[])`,
      )
    }
    const isSent = !mustWait && told.length > 0 && (await queueKind(tx, reader, kind, told, { now, settings }))
    const sent = new Set(isSent ? told.map(({ id }) => id) : [])
    await settle(tx, who, [...sent], 'sent', now)
    await settle(
      tx,
      who,
      due.flatMap(({ id }) => (kept.has(id) || sent.has(id) ? [] : [id])),
      'skipped',
      now,
    )
  }
  return waits.length === 0 ? null : new Date(Math.min(...waits.map(Number)))
}
