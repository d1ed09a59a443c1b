import { type SQL, sql } from 'drizzle-orm'
import { slipMinutes, stages } from '../rules/hiring.ts'
import { rangeOfMonth } from '../rules/month.ts'
import { todayIn } from './matching-invoices.ts'

/** A month as the viewer lives it, of one organization or of all that the caller may see. */
export type MonthAsked = { from: string; until: string; organization: string | undefined }

/** Refuses a zone that does not exist. */
export const monthOf = (
  asked: { month: string; timeZone: string; organization?: string | undefined },
  now: Date,
): MonthAsked => {
  todayIn(asked.timeZone, now)
  const { from, until } = rangeOfMonth(asked.month, asked.timeZone)
  return { from: from.toISOString(), until: until.toISOString(), organization: asked.organization }
}

export const slip = `${slipMinutes} minutes`
const stageKeys = stages.map((stage) => stage.toLowerCase())
const rankOf = (key: SQL): SQL => sql`coalesce(array_position(${sql.param(stageKeys)}::text[], ${key}) - 1, 0)`
const within = (column: SQL, { from, until }: MonthAsked): SQL =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz`
const of = (column: SQL, { organization }: MonthAsked): SQL =>
  organization ? sql`and ${column} = ${organization}` : sql``

/**
 * The candidates received in the month, `person (id, organization_id, location_id, source, status_key, furthest, touch)`: how far
 * each got (0 to 5) and after how many minutes someone first changed the status or texted. And `spans (id, key, since, until)`:
 * who held which status from when until when; `until` is null for the one still held. A status held for less than ten minutes
 * was not reached.
 */
export const cohort = (asked: MonthAsked): SQL => sql`
  received as materialized (
    select c.id, c.organization_id, c.location_id, coalesce(btrim(c.source), '') as source, c.newest_at, c.status_key
    from all_candidates c where ${within(sql`c.newest_at`, asked)} ${of(sql`c.organization_id`, asked)}
  ), changes as materialized (
    select s.candidate_id, s.at, s.from_key, s.to_key, lead(s.at) over w as until, row_number() over w as nth
    from candidate_status_changes s join received r on r.organization_id = s.organization_id and r.id = s.candidate_id
    window w as (partition by s.candidate_id order by s.at, s.id)
  ), history as (
    select candidate_id, min(at) as first, min(from_key) filter (where nth = 1) as began,
      max(greatest(case when nth = 1 then ${rankOf(sql`from_key`)} else 0 end,
        case when until is null or until - at >= ${slip}::interval then ${rankOf(sql`to_key`)} else 0 end)) as furthest
    from changes group by 1
  ), first_texts as (
    select m.candidate_id, min(m.sent_at) as at from text_messages m join received r on r.organization_id = m.organization_id and r.id = m.candidate_id
    where m.message_direction = 'outbound' and m.sent_at is not null and m.created_at >= ${asked.from}::timestamptz group by 1
  ), person as materialized (
    select r.*, greatest(${rankOf(sql`r.status_key`)}, coalesce(h.furthest, 0)) as furthest,
      case when least(h.first, t.at) is not null then greatest(0, extract(epoch from least(h.first, t.at) - r.newest_at) / 60)::float8 end as touch,
      h.first as first_change, h.began
    from received r left join history h on h.candidate_id = r.id left join first_texts t on t.candidate_id = r.id
  ), spans as (
    select id, coalesce(began, status_key) as key, newest_at as since, first_change as until from person
    union all select candidate_id, to_key, at, until from changes
  )`

/** Who was texted in the month, `texted (candidate_id, organization_id, sent, delivered, failed, replied)`. */
export const textsOf = (asked: MonthAsked): SQL => sql`
  ours as materialized (
    select m.organization_id, m.candidate_id, m.created_at, m.message_status from text_messages m
    where m.message_direction = 'outbound' and ${within(sql`m.created_at`, asked)} ${of(sql`m.organization_id`, asked)}
      and m.message_status not in ('held', 'queued', 'canceled')
  ), texted as materialized (
    select o.organization_id, o.candidate_id, count(*)::int as sent, count(*) filter (where o.message_status = 'delivered')::int as delivered,
      count(*) filter (where o.message_status in ('failed', 'undelivered'))::int as failed,
      coalesce(max(r.last_inbound_at) > min(o.created_at), false) as replied
    from ours o left join text_recipients r on r.organization_id = o.organization_id and r.candidate_id = o.candidate_id group by 1, 2
  )`

/** Who was hired in the month, `hires (organization_id, candidate_id, at, gone)`; `gone`: set to Terminated after that. */
export const hires = (asked: MonthAsked): SQL => sql`
  hired as materialized (
    select s.organization_id, s.candidate_id, min(s.at) as at from candidate_status_changes s
    where s.to_key = 'hired' and ${within(sql`s.at`, asked)} ${of(sql`s.organization_id`, asked)}
      and not exists (select from candidate_status_changes n where n.organization_id = s.organization_id and n.candidate_id = s.candidate_id
        and n.at > s.at and n.at < s.at + ${slip}::interval)
    group by 1, 2
  ), hires as (
    select h.*, (select min(t.at) from candidate_status_changes t where t.organization_id = h.organization_id
      and t.candidate_id = h.candidate_id and t.to_key = 'terminated' and t.at > h.at) as gone from hired h
  )`
