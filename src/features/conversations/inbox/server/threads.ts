import { optOutMarks } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { findsName, toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { threads, unreadTexts } from '../contract/inbox.ts'
import { countWaitingReplies } from './count-waiting-replies.ts'
import { isClosed, isSnoozed, isUnread, isWaiting, selectUnreadCount, selectWaitsSince } from './thread-state.ts'

const perPage = 25

const row = z.object({
  id: z.string(),
  candidateId: z.string(),
  name: z.string(),
  phone: nullableText,
  organization: z.string(),
  status: z.string(),
  about: z.string(),
  lastMessageAt: nullableText,
  lastText: nullableText,
  lastFromCandidate: z.boolean(),
  unread: z.number(),
  waitsSince: nullableText,
  closed: z.boolean(),
  snoozedUntil: nullableText,
  timeZone: z.string(),
  assignedId: nullableText,
  assignedName: nullableText,
  optedOut: z.nullable(z.enum(optOutMarks)),
  needsPerson: z.boolean(),
  failed: z.boolean(),
  hasResume: z.boolean(),
  hasDraft: z.boolean(),
})

const failedIn = sql`exists (select from text_messages f where f.organization_id = t.organization_id and f.recipient_id = t.id
  and f.message_status in ('failed', 'undelivered', 'unknown')
    and not exists (select from text_messages a where a.organization_id = f.organization_id and a.retry_of = f.id))`

/** Threads `t` of these ids as the inbox shows them to a reader, in the order of their newest text. */
export const loadThreads = async (tx: Tx, which: SQL, readerId: string, now: Date) => {
  const rows = await tx.rows(
    row,
    sql`with page as materialized (select t.id, t.organization_id as o, t.recipient_phone as p
      from text_recipients t where ${tenantCondition(tx, 't')} and ${which}),
          asked as (select array_agg(o) as os, array_agg(p) as ps from page),
          marks as materialized (select m.* from asked, app.opt_out_marks(asked.os, asked.ps) m)
        select t.id, t.candidate_id as "candidateId", t.candidate_name as name, t.recipient_phone as phone,
          coalesce(o.name, '') as organization, coalesce(c.status, '') as status,
          concat_ws(' · ', nullif(btrim(c.position), ''), nullif(btrim(c.city), '')) as about,
          t.last_message_at as "lastMessageAt", n.message as "lastText",
            coalesce(n.message_direction = 'inbound', false) as "lastFromCandidate", ${selectUnreadCount(now)} as unread,
          ${selectWaitsSince(now)} as "waitsSince", ${isClosed} as closed, case
            when ${isSnoozed(now)} then t.snoozed_until end as "snoozedUntil",
            coalesce(o.time_zone, 'America/New_York') as "timeZone",
          t.assigned_to as "assignedId", u.full_name as "assignedName", t.opt_out_review_since is not null as "needsPerson", ${failedIn} as failed,
          btrim(coalesce(c.resume_text, '')) <> '' as "hasResume",
          exists (select from text_drafts d where ${tenantCondition(tx, 'd')} and d.author_id = ${readerId} and d.candidate_id = t.candidate_id) as "hasDraft",
          case when k.here then 'here' when k.phone is not null then 'everywhere' end as "optedOut"
        from page join text_recipients t on t.id = page.id left join marks k on k.organization_id = t.organization_id and k.phone = t.recipient_phone
        left join all_candidates c on c.organization_id = t.organization_id and c.id = t.candidate_id
        left join organizations o on o.id = t.organization_id left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = t.assigned_to
        left join lateral (select m.message, m.message_direction from text_messages m
          where m.organization_id = t.organization_id and m.recipient_id = t.id and m.reaction is null
          order by m.created_at desc, m.id limit 1) n on true
        order by t.last_message_at desc nulls last, t.id`,
  )
  return rows.map(({ assignedId, assignedName, ...thread }) => ({
    ...thread,
    name: cleanName(thread.name),
    assignedTo: assignedId ? { id: assignedId, name: cleanName(assignedName ?? '') || 'Platform staff' } : null,
  }))
}

const showing = (tx: Tx, show: string, userId: string, now: Date): SQL => {
  if (show === 'waiting') return isWaiting(now)
  if (show === 'unread') return isUnread(now)
  if (show === 'snoozed') return isSnoozed(now)
  if (show === 'closed') return isClosed
  if (show === 'mine') return sql`t.assigned_to = ${userId}::uuid`
  if (show === 'failed') return failedIn
  if (show === 'needs-decision') return sql`t.opt_out_review_since is not null`
  if (show === 'opted-out')
    return sql`(t.organization_id, t.recipient_phone) in (select m.organization_id, m.phone from (select array_agg(r.organization_id) as os,
      array_agg(r.recipient_phone) as ps from text_recipients r where ${tenantCondition(tx, 'r')}) asked, app.opt_out_marks(asked.os, asked.ps) m)`
  return sql`true`
}

/** The longest wait first among those waiting, else the newest text. */
const toOrder = (show: string, now: Date): SQL =>
  show === 'waiting' ? sql`${selectWaitsSince(now)}` : sql`t.last_message_at desc nulls last`

const finding = (typed: string): SQL => {
  const q = typed.trim().replaceAll('\u0000', '')
  if (q === '') return sql`true`
  const digits = extractDigits(q)
  return sql`(${findsName(sql`t.candidate_name`, q)} or (${digits.length} >= 3 and t.recipient_phone like ${toLikePattern(digits)})
    or exists (select from text_messages m where m.organization_id = t.organization_id and m.recipient_id = t.id and m.message ilike ${toLikePattern(q)}))`
}

/** The inbox, 25 threads a page. */
export const threadsRoute = query(threads, async ({ input, tx, actor, now }) => {
  const where = sql`${tenantCondition(tx, 't')} and ${showing(tx, input.show, actor.userId, now)} and ${finding(input.q)}`
  const page = await tx.rows(
    z.object({ id: z.string(), total: z.number() }),
    sql`select t.id, count(*) over ()::int as total from text_recipients t where ${where}
        order by ${toOrder(input.show, now)}, t.id limit ${perPage} offset ${(input.page - 1) * perPage}`,
  )
  // A page past the end has no row to carry the total.
  const counted =
    page.length === 0 && input.page > 1
      ? await tx.one(
          z.object({ total: z.number() }),
          sql`select count(*)::int as total from text_recipients t where ${where}`,
        )
      : page[0]
  const ids = page.map(({ id }) => id)
  const found =
    ids.length > 0 ? await loadThreads(tx, sql`t.id = any(${sql.param(ids)}::uuid[])`, actor.userId, now) : []
  return {
    threads: found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    total: counted?.total ?? 0,
  }
})

/** The counts of the sidebar. */
export const unreadTextsRoute = query(unreadTexts, async ({ tx, now }) => {
  const { unread, needsPerson } = await countWaitingReplies(tx, now)
  return { unread, needsPerson }
})
