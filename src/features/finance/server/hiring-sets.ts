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
 * What the figures need of the candidates `received (id, organization_id, location_id, source, newest_at, status_key)`, as
 * `worked_out` with the columns of `candidate_hiring`: how far each got (0 to 5), after how many minutes someone first changed the
 * status or texted, and the statuses that were held and left. A status held for less than ten minutes was not reached. The one
 * definition: whoever changes it marks everybody stale in a migration.
 */
const workedOut = (received: SQL): SQL => sql`
  received as materialized (${received}), changes as materialized (
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
    where m.message_direction = 'outbound' and m.sent_at is not null group by 1
  ), spans as (
    select r.id, coalesce(h.began, r.status_key) as key, r.newest_at as since, h.first as until from received r left join history h on h.candidate_id = r.id
    union all select candidate_id, to_key, at, until from changes
  ), stays as (
    select id, array_agg(key order by since, key) as keys, array_agg((extract(epoch from until - since) / 60)::float8 order by since, key) as minutes
    from spans where until - since >= ${slip}::interval group by 1
  ), worked_out as (
    select r.id as candidate_id, r.organization_id, r.newest_at as received_at, r.location_id, r.source, r.status_key,
      greatest(${rankOf(sql`r.status_key`)}, coalesce(h.furthest, 0))::smallint as furthest,
      case when least(h.first, t.at) is not null then greatest(0, extract(epoch from least(h.first, t.at) - r.newest_at) / 60)::float8 end as touch,
      coalesce(s.keys, '{}') as left_keys, coalesce(s.minutes, '{}') as left_minutes
    from received r left join history h on h.candidate_id = r.id left join first_texts t on t.candidate_id = r.id left join stays s on s.id = r.id
  )`

const receivedOf = (stale: SQL): SQL => sql`
  select c.id, c.organization_id, c.location_id, coalesce(btrim(c.source), '') as source, c.newest_at, c.status_key
  from all_candidates c join (select distinct candidate_id, organization_id from ${stale} s) s on s.organization_id = c.organization_id and s.candidate_id = c.id`

/** The candidates received in the month, `person` with the columns of `candidate_hiring`: as kept, the stale ones worked out now. */
export const cohort = (asked: MonthAsked): SQL => sql`
  stale as materialized (
    select s.organization_id, s.candidate_id from candidate_hiring_stale s where true ${of(sql`s.organization_id`, asked)}
  ), ${workedOut(sql`${receivedOf(sql`stale`)} where ${within(sql`c.newest_at`, asked)}`)},
  person as materialized (
    select h.candidate_id, h.organization_id, h.received_at, h.location_id, h.source, h.status_key, h.furthest, h.touch, h.left_keys, h.left_minutes
    from candidate_hiring h where ${within(sql`h.received_at`, asked)} ${of(sql`h.organization_id`, asked)}
      and not exists (select from stale s where s.candidate_id = h.candidate_id)
    union all select * from worked_out
  )`

/** Works the rows of so many stale candidates out, `folded (candidate_id)`; the marks and the rows change in the same moment. */
export const folding = (most: number): SQL => sql`
  marked as (
    delete from candidate_hiring_stale where ctid = any(array(select ctid from candidate_hiring_stale limit ${most})) returning organization_id, candidate_id
  ), ${workedOut(receivedOf(sql`marked`))},
  kept as (
    insert into candidate_hiring as h (candidate_id, organization_id, received_at, location_id, source, status_key, furthest, touch, left_keys, left_minutes)
    select candidate_id, organization_id, received_at, location_id, source, status_key, furthest, touch, left_keys, left_minutes from worked_out
    on conflict (candidate_id) do update set organization_id = excluded.organization_id, received_at = excluded.received_at,
      location_id = excluded.location_id, source = excluded.source, status_key = excluded.status_key, furthest = excluded.furthest,
      touch = excluded.touch, left_keys = excluded.left_keys, left_minutes = excluded.left_minutes
  ), erased as (
    delete from candidate_hiring h using marked m where h.candidate_id = m.candidate_id and not exists (select from received r where r.id = m.candidate_id)
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
