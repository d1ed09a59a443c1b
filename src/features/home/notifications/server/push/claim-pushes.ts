import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { defaultQuiet, pushKinds } from '../../rules/push-kinds.ts'

const atOnce = 20

const claimed = z.object({
  id: z.string(),
  organization_id: z.string(),
  device_id: z.string(),
  kind: z.enum([...pushKinds, 'test']),
  tries: z.number(),
  candidate_id: z.nullable(z.string()),
  expires_at: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth_secret: z.string(),
  server_key: z.string(),
  is_active: z.boolean(),
  is_signed_out: z.boolean(),
  hidden: z.array(z.string()),
  quiet_from: z.number(),
  quiet_until: z.number(),
  time_zone: z.string(),
  shows_details: z.boolean(),
  name: z.nullable(z.string()),
  thread_id: z.nullable(z.string()),
  text: z.nullable(z.string()),
  needs_decision: z.boolean(),
  starts_at: z.nullable(z.string()),
  is_current: z.boolean(),
})
export type ClaimedPush = z.output<typeof claimed>

/** Whether the notification still says the truth, by its kind. */
const isCurrent = sql`case p.kind
  when 'reply' then coalesce(t.closed_at is null and t.unread > 0 or t.opt_out_review_since is not null, false)
  when 'booking' then i.status in ('Scheduled', 'Confirmed')
  when 'starting' then i.status in ('Scheduled', 'Confirmed') and i.interview_date = p.expires_at
  when 'handoff' then exists (select from automation_enrollments s where s.organization_id = p.organization_id and s.candidate_id = p.candidate_id
    and s.ended_at is null and s.status = 'needs_staff' and s.taken_up_at is null)
  else true end`

/** Claims due notifications, each for one caller alone, with what is needed to decide and to write them. */
export const claimPushes = async (tx: Tx, now: Date): Promise<ClaimedPush[]> => {
  const at = now.toISOString()
  return await tx.rows(
    claimed,
    sql`with due as (
          select p.organization_id, p.id from pushes p where ${tenantCondition(tx, 'p')} and p.state = 'waiting' and p.next_at <= ${at}::timestamptz
          order by p.next_at, p.id limit ${atOnce} for update of p skip locked
        ), p as (
          update pushes x set state = 'sending', tries = x.tries + 1, claimed_at = ${at}::timestamptz from due
          where ${tenantCondition(tx, 'x')} and x.organization_id = due.organization_id and x.id = due.id returning x.*
        )
        select p.id, p.organization_id, p.device_id, p.kind, p.tries, p.candidate_id, p.expires_at, d.endpoint, d.p256dh, d.auth_secret, d.server_key,
          u.deactivated_at is null as is_active, app.is_session_ended(d.session_token) as is_signed_out,
          coalesce(h.hidden, '{}') as hidden, coalesce(h.quiet_from, ${defaultQuiet.from}::int) as quiet_from,
          coalesce(h.quiet_until, ${defaultQuiet.until}::int) as quiet_until, coalesce(h.time_zone, o.time_zone) as time_zone,
          coalesce(h.shows_details, false) as shows_details, c.full_name as name, t.id as thread_id,
          case when h.shows_details and p.kind = 'reply' then (select m.message from text_messages m where m.organization_id = t.organization_id
            and m.recipient_id = t.id and m.message_direction = 'inbound' order by m.created_at desc, m.id limit 1) end as text,
          t.opt_out_review_since is not null as needs_decision, i.interview_date as starts_at, coalesce(${isCurrent}, false) as is_current
        from p join push_devices d on d.organization_id = p.organization_id and d.id = p.device_id
        join organizations o on o.id = p.organization_id
        join reinforce_users u on u.organization_id = d.organization_id and u.id = d.user_id
        left join push_choices h on h.organization_id = d.organization_id and h.user_id = d.user_id
        left join all_candidates c on c.organization_id = p.organization_id and c.id = p.candidate_id
        left join text_recipients t on t.organization_id = p.organization_id and t.candidate_id = p.candidate_id
        left join event_values v on v.organization_id = p.organization_id and v.event_id = p.cause_id and p.kind = 'booking'
        left join interviews i on i.organization_id = p.organization_id
          and i.id = case p.kind when 'starting' then p.cause_id when 'booking' then (v.after ->> 'interview_id')::uuid end`,
  )
}
