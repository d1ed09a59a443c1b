import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { type Day, getDayRange } from '../../../../../rules/day.ts'
import { isMonth } from '../../../../../rules/periods/month.ts'
import { getLastComparedDay } from '../../rules/get-comparison-period.ts'
import { slipMinutes, stages } from '../../rules/hiring.ts'
import { waits } from '../../rules/hiring-insights.ts'
import { getPeriodDays, getPeriodRange, type Period } from '../../rules/periods/period.ts'

/** A month, or another period, as the viewer lives it, of one organization or of all that the caller may see. */
export type MonthInput = {
  from: string
  until: string
  /** The first day of the period. */
  first: Day
  timeZone: string
  organization: string | undefined
}

type MonthAsked = { month: Period; timeZone: string; organization?: string | undefined; through?: number | undefined }

/** The period as the viewer lives it, or of a month its days up to one of them. */
export const toMonthInput = ({ month, timeZone, organization, through }: MonthAsked): MonthInput => {
  const whole = getPeriodRange(month, timeZone)
  const isCut = through !== undefined && isMonth(month)
  const until = isCut ? getDayRange(getLastComparedDay(month, through), timeZone).until : whole.until
  const { first } = getPeriodDays(month)
  return { from: whole.from.toISOString(), until: until.toISOString(), first, timeZone, organization }
}

const slip = `${slipMinutes} minutes`
const stageKeys = stages.map((stage) => stage.toLowerCase())
const selectRank = (key: SQL): SQL => sql`coalesce(array_position(${sql.param(stageKeys)}::text[], ${key}) - 1, 0)`
const within = (column: SQL, { from, until }: MonthInput): SQL =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz`
const of = (column: SQL, { organization }: MonthInput): SQL =>
  organization ? sql`and ${column} = ${organization}` : sql``

/**
 * What the figures need of the candidates `received (id, organization_id, location_id, source, received_at, status_key)`, as
 * `worked_out` with the columns of `candidate_funnel`: how far each got (0 to 5), after how many minutes a person first contacted
 * them (`candidate_contacts`), and the statuses that were held and left. A status held for less than ten minutes was not reached. The one
 * definition: anyone who changes it marks everyone stale in a migration. A candidate at a time, so that no estimate can go wrong.
 */
const workedOut = (received: SQL): SQL => sql`
  received as materialized (${received}), worked_out as (
    select r.id as candidate_id, r.organization_id, r.received_at, r.location_id, r.source, r.status_key,
      greatest(${selectRank(sql`r.status_key`)}, coalesce(h.furthest, 0))::smallint as furthest,
      case when t.at is not null then greatest(0, extract(epoch from t.at - r.received_at) / 60)::float8 end as touch,
      case when h.first - r.received_at >= ${slip}::interval then array[h.began] else '{}' end || coalesce(h.keys, '{}') as left_keys,
      case when h.first - r.received_at >= ${slip}::interval then array[(extract(epoch from h.first - r.received_at) / 60)::float8] else '{}' end
        || coalesce(h.minutes, '{}') as left_minutes
    from received r
    cross join lateral (
      select min(at) as first, min(from_key) filter (where nth = 1) as began,
        max(greatest(case when nth = 1 then ${selectRank(sql`from_key`)} else 0 end,
          case when until is null or until - at >= ${slip}::interval then ${selectRank(sql`to_key`)} else 0 end)) as furthest,
        array_agg(to_key order by nth) filter (where until - at >= ${slip}::interval) as keys,
        array_agg((extract(epoch from until - at) / 60)::float8 order by nth) filter (where until - at >= ${slip}::interval) as minutes
      from (
        select s.at, s.from_key, s.to_key, lead(s.at) over w as until, row_number() over w as nth
        from candidate_status_changes s where s.organization_id = r.organization_id and s.candidate_id = r.id window w as (order by s.at, s.id)
      ) c
    ) h
    cross join lateral (
      select min(k.at) as at from candidate_contacts k where k.organization_id = r.organization_id and k.candidate_id = r.id
    ) t
  )`

const received = sql`select c.id, c.organization_id, c.location_id, coalesce(btrim(c.source), '') as source, c.received_at, c.status_key from all_candidates c`
const columns = sql`candidate_id, organization_id, received_at, location_id, source, status_key, furthest, touch, left_keys, left_minutes`
const matchAny = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

/** Candidates whose kept row is older than their events; `many` (an import of this minute): then the whole month is worked out. */
export type Stale = readonly string[] | 'many'
const mostStale = 10_000

/** The stale ones of the organization, asked for before the cohort: the planner must see how many they are. */
export const findStale = async (tx: Tx, asked: MonthInput): Promise<Stale> => {
  const rows = await tx.rows(
    z.object({ id: z.string() }),
    sql`select distinct candidate_id as id from candidate_funnel_stale where ${tenantCondition(tx)} ${of(sql`organization_id`, asked)} limit ${mostStale + 1}`,
  )
  return rows.length > mostStale ? 'many' : rows.map(({ id }) => id)
}

/** The candidates received in the month, `person` with the columns of `candidate_funnel`: as kept, the stale ones worked out now. */
export const selectCohort = (tx: Tx, asked: MonthInput, stale: Stale): SQL => {
  const inMonth = sql`${tenantCondition(tx, 'c')} and ${within(sql`c.received_at`, asked)} ${of(sql`c.organization_id`, asked)}`
  if (stale === 'many')
    return sql`${workedOut(sql`${received} where ${inMonth}`)}, person as materialized (select * from worked_out)`
  const kept = sql`select ${columns} from candidate_funnel h
    where ${tenantCondition(tx, 'h')} and ${within(sql`h.received_at`, asked)} ${of(sql`h.organization_id`, asked)}`
  if (stale.length === 0) return sql`person as materialized (${kept})`
  return sql`${workedOut(sql`${received} where c.id = ${matchAny(stale)} and ${inMonth}`)}, person as materialized (
    ${kept} and not (h.candidate_id = ${matchAny(stale)}) union all select * from worked_out)`
}

/** The week of the period in which a `person p` came, from 0, as the viewer lives it. */
export const selectWeek = ({ first, timeZone }: Pick<MonthInput, 'first' | 'timeZone'>): SQL =>
  sql`(((p.received_at at time zone ${timeZone})::date - ${first}::date) / 7)`

/** Which span of waiting a `person p` is in: since the last status that was left; slips of minutes are not told apart. */
export const selectWait = (now: Date): SQL => sql`(width_bucket(
  (extract(epoch from ${now.toISOString()}::timestamptz - p.received_at) / 60 - (select coalesce(sum(m), 0) from unnest(p.left_minutes) m)) / 1440,
  ${sql.param(waits.slice(1).map(({ from }) => from))}::float8[]))`

/** The statuses in which no one waits for anything. */
export const ends = sql`('hired', 'archived', 'terminated')`

/** Works the rows of these candidates out and keeps them; those of people who are gone go. */
export const selectKept = (tx: Tx, ids: readonly string[]): SQL => sql`
  with ${workedOut(sql`${received} where ${tenantCondition(tx, 'c')} and c.id = ${matchAny(ids)}`)},
  erased as (
    delete from candidate_funnel h where ${tenantCondition(tx, 'h')} and h.candidate_id = ${matchAny(ids)}
      and not exists (select from all_candidates c where c.organization_id = h.organization_id and c.id = h.candidate_id)
  )
  insert into candidate_funnel as h (${columns}) select ${columns} from worked_out order by received_at
  on conflict (organization_id, candidate_id) do update set received_at = excluded.received_at,
    location_id = excluded.location_id, source = excluded.source, status_key = excluded.status_key, furthest = excluded.furthest,
    touch = excluded.touch, left_keys = excluded.left_keys, left_minutes = excluded.left_minutes`

/** Query for people texted in the month, `texted (candidate_id, organization_id, sent, delivered, failed, replied)`. */
export const selectTexted = (tx: Tx, asked: MonthInput): SQL => sql`
  ours as materialized (
    select m.organization_id, m.candidate_id, m.created_at, m.message_status from text_messages m
    where ${tenantCondition(tx, 'm')} and m.message_direction = 'outbound' and ${within(sql`m.created_at`, asked)} ${of(sql`m.organization_id`, asked)}
      and m.message_status not in ('held', 'queued', 'canceled')
  ), each_one as materialized (
    select organization_id, candidate_id, count(*)::int as sent, count(*) filter (where message_status = 'delivered')::int as delivered,
      count(*) filter (where message_status in ('failed', 'undelivered'))::int as failed, min(created_at) as first
    from ours group by 1, 2
  ), texted as materialized (
    select e.organization_id, e.candidate_id, e.sent, e.delivered, e.failed, coalesce(r.last_inbound_at > e.first, false) as replied
    from each_one e left join text_recipients r on r.organization_id = e.organization_id and r.candidate_id = e.candidate_id
      and r.last_inbound_at is not null ${of(sql`r.organization_id`, asked)}
  )`

/**
 * Query for people hired in the month, `hires (organization_id, candidate_id, at, gone)`; `gone`: set to Terminated
 * after that.
 */
export const selectHires = (tx: Tx, asked: MonthInput): SQL => sql`
  hired as materialized (
    select s.organization_id, s.candidate_id, min(s.at) as at from candidate_hires s
    where ${tenantCondition(tx, 's')} and ${within(sql`s.at`, asked)} ${of(sql`s.organization_id`, asked)} group by 1, 2
  ), hires as materialized (
    select h.*, (select min(t.at) from candidate_status_changes t where t.organization_id = h.organization_id
      and t.candidate_id = h.candidate_id and t.to_key = 'terminated' and t.at > h.at) as gone from hired h
  )`
