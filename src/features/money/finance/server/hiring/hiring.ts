import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { generalStatuses } from '../../../../candidates/directory/rules/statuses.ts'
import { type Hiring, hiringPerformance } from '../../contract/hiring.ts'
import { computeShare, countReached, getNoRetention, stages } from '../../rules/hiring.ts'
import { waits } from '../../rules/hiring-insights.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import {
  ends,
  findStale,
  type MonthInput,
  selectCohort,
  selectHires,
  selectTexted,
  selectWait,
  selectWeek,
  toMonthInput,
} from './funnel-queries.ts'

const mostPlaces = 100
const n = z.number()
const minutes = z.nullable(n)
const place = { received: n, interviewed: n, hired: n }
const figures = z.object({
  received: n,
  furthest: z.array(z.object({ furthest: n, n })),
  touch: z.object({ touched: n, median: minutes, withinHour: n, withinDay: n }),
  statuses: z.array(z.object({ key: z.string(), left: n, here: n, median: minutes })),
  sources: z.array(z.object({ source: z.string(), ...place })),
  locations: z.array(
    z.object({
      location_id: z.nullable(z.string()),
      location: z.string(),
      organization_id: z.string(),
      organization: z.string(),
      ...place,
      touched: n,
      touch: minutes,
    }),
  ),
  recruiters: z.array(z.object({ owner_id: z.nullable(z.string()), recruiter: z.string(), ...place })),
  waiting: z.array(z.object({ key: z.string(), span: n, n })),
  weeks: z.array(z.object({ week: n, received: n, touched: n, interviewed: n, hired: n })),
})

const counted = sql`sum(n)::int as received, coalesce(sum(n) filter (where furthest >= 2), 0)::int as interviewed,
  coalesce(sum(n) filter (where furthest >= 5), 0)::int as hired`
const aggregateRows = (name: string) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from ${sql.identifier(name)} x)`

/** Everything about the candidates received in the month, in one statement. */
const receivedFigures = async (tx: Tx, asked: MonthInput, now: Date) =>
  await tx.one(
    figures,
    sql`with ${selectCohort(tx, asked, await findStale(tx, asked))}, alike as materialized (
          select organization_id, location_id, source, status_key, furthest, count(*) as n from person group by 1, 2, 3, 4, 5
        ), by_furthest as (select furthest, sum(n)::int as n from alike group by 1),
        left_ones as (
          select key, count(*)::int as n, percentile_cont(0.5) within group (order by minutes) as median
          from person p cross join lateral unnest(p.left_keys, p.left_minutes) as s (key, minutes) group by 1
        ), here as (select status_key as key, sum(n)::int as n from alike group by 1),
        by_status as (
          select key, coalesce(l.n, 0) as "left", coalesce(h.n, 0) as here, l.median from left_ones l full join here h using (key)
          order by 2 desc, 3 desc, key limit 40
        ), by_source as (select source, ${counted} from alike group by 1 order by received desc, source limit ${mostPlaces}),
        touches as (
          select organization_id, location_id, count(touch)::int as touched,
            percentile_cont(0.5) within group (order by touch) as touch from person group by 1, 2
        ), by_wait as (
          select x.key, x.span, count(*)::int as n
            from (select p.status_key as key, ${selectWait(now)} as span from person p
            where p.status_key not in ${ends}) x group by 1, 2
        ), by_week as (
          select x.week, count(*)::int as received, count(x.touch)::int as touched, count(*) filter (where x.furthest >= 2)::int as interviewed,
            count(*) filter (where x.furthest >= 5)::int as hired
              from (select ${selectWeek(asked)} as week, p.touch, p.furthest from person p) x group by 1 order by 1
        ), by_recruiter as (
          select g.owner_id, coalesce(nullif(u.full_name, ''), u.email, 'Unassigned') as recruiter, g.received, g.interviewed, g.hired
          from (
            select x.owner_id, case when x.owner_id is not null then x.organization_id end as organization_id,
              count(*)::int as received, count(*) filter (where x.furthest >= 2)::int as interviewed,
              count(*) filter (where x.furthest >= 5)::int as hired
            from (
              select p.organization_id, p.furthest, (select c.owner_id from all_candidates c
                where c.organization_id = p.organization_id and c.id = p.candidate_id) as owner_id
              from person p
            ) x group by 1, 2
          ) g left join reinforce_users u on u.organization_id = g.organization_id and u.id = g.owner_id
          order by g.received desc, recruiter, g.owner_id limit ${mostPlaces}
        ), by_location as (
          select g.location_id, coalesce(l.name, 'No location') as location, g.organization_id,
            o.name as organization, g.received, g.interviewed, g.hired, t.touched, t.touch
          from (select organization_id, location_id, ${counted} from alike group by 1, 2) g join organizations o on o.id = g.organization_id
          left join locations l on l.organization_id = g.organization_id and l.id = g.location_id
          join touches t on t.organization_id = g.organization_id and t.location_id is not distinct from g.location_id
          order by g.received desc, o.name, location, g.location_id
        )
        select (select coalesce(sum(n), 0)::int from alike) as received, ${aggregateRows('by_furthest')} as furthest, ${aggregateRows('by_status')} as statuses,
          ${aggregateRows('by_source')} as sources, ${aggregateRows('by_location')} as locations,
            ${aggregateRows('by_recruiter')} as recruiters, ${aggregateRows('by_wait')} as waiting, ${aggregateRows('by_week')} as weeks,
          (select jsonb_build_object('touched', count(touch), 'median', percentile_cont(0.5) within group (order by touch),
            'withinHour', count(*) filter (where touch <= 60), 'withinDay', count(*) filter (where touch <= 1440)) from person) as touch`,
  )

const textFigures = z.object({ sent: n, delivered: n, failed: n, people: n, replied: n })
const noTexts = { sent: 0, delivered: 0, failed: 0, people: 0, replied: 0 }
const textsIn = async (tx: Tx, asked: MonthInput) =>
  (await tx.one(
    textFigures,
    sql`with ${selectTexted(tx, asked)} select coalesce(sum(sent), 0)::int as sent, coalesce(sum(delivered), 0)::int as delivered,
          coalesce(sum(failed), 0)::int as failed, count(*)::int as people, count(*) filter (where replied)::int as replied from texted`,
  )) ?? noTexts

const periods = [30, 60, 90]
const retentionRow = z.object({ days: n, hires: n, due: n, stayed: n, terminations: n })
const retentionIn = async (tx: Tx, asked: MonthInput, now: Date) =>
  await tx.rows(
    retentionRow,
    sql`with ${selectHires(tx, asked)}
        select d.days, count(h.at)::int as hires, count(*) filter (where h.at + d.span <= ${now.toISOString()}::timestamptz)::int as due,
          count(*) filter (where h.at + d.span <= ${now.toISOString()}::timestamptz and coalesce(h.gone > h.at + d.span, true))::int as stayed,
          (exists (select from candidate_status_changes t where ${tenantCondition(tx, 't')} and t.to_key = 'terminated'
             ${asked.organization ? sql`and t.organization_id = ${asked.organization}` : sql``}))::int as terminations
        from (select days, make_interval(days => days) as span from unnest(${sql.param(periods)}::int[]) days) d left join hires h on true
        group by 1 order by 1`,
  )

/** Labels of statuses by their key: the general ones, then what organizations call their own. */
const loadLabels = async (tx: Tx, keys: readonly string[]) => {
  const own = await tx.rows(
    z.object({ key: z.string(), label: z.string() }),
    sql`select app.fold_case(app.trimmed(status_label)) as key, min(status_label) as label from pipeline_statuses
        where ${tenantCondition(tx)} and app.fold_case(app.trimmed(status_label)) = any(${sql.param(keys)}::text[]) group by 1`,
  )
  return new Map([
    ...own.map(({ key, label }) => [key, label] as const),
    ...generalStatuses.map((label) => [label.toLowerCase(), label] as const),
  ])
}

const withRate = <T extends { received: number; hired: number }>(each: T) => ({
  ...each,
  perHundred: computeShare(each.hired, each.received),
})

const sumPlaces = (places: readonly { received: number; interviewed: number; hired: number }[]) =>
  places.reduce(
    (sum, each) => ({
      received: sum.received + each.received,
      interviewed: sum.interviewed + each.interviewed,
      hired: sum.hired + each.hired,
    }),
    { received: 0, interviewed: 0, hired: 0 },
  )

const getRank = (key: string) => {
  const at = stages.findIndex((stage) => stage.toLowerCase() === key)
  return at < 0 ? stages.length : at
}

/**
 * Builds the lines of waiting people, one per status in the order of the stages, an organization's own after them.
 * Twelve at most.
 */
const listWaiting = (found: readonly { key: string; span: number; n: number }[], labels: ReadonlyMap<string, string>) =>
  [...new Set(found.map(({ key }) => key))]
    .toSorted((a, b) => getRank(a) - getRank(b) || a.localeCompare(b))
    .slice(0, 12)
    .map((key) => ({
      key,
      label: labels.get(key) ?? key,
      waits: waits.map((_, span) => found.find((each) => each.key === key && each.span === span)?.n ?? 0),
    }))

/**
 * Computes the hiring figures of a month, within the caller's view: three statements over sets, for any number of
 * candidates.
 */
export const loadHiring = async (tx: Tx, asked: MonthInput, now: Date): Promise<Hiring> => {
  const found = await receivedFigures(tx, asked, now)
  const texts = await textsIn(tx, asked)
  const retention = await retentionIn(tx, asked, now)
  const {
    received = 0,
    furthest = [],
    statuses = [],
    sources = [],
    locations = [],
    recruiters = [],
    waiting = [],
    weeks = [],
  } = found ?? {}
  const labels = await loadLabels(
    tx,
    [...statuses, ...waiting].map(({ key }) => key),
  )
  const reached = countReached(stages.map((_, at) => furthest.find((each) => each.furthest === at)?.n ?? 0))
  const others = locations.slice(mostPlaces)
  return {
    received,
    reached,
    perHundred: computeShare(reached.at(-1) ?? 0, received),
    touch: found?.touch ?? { touched: 0, median: null, withinHour: 0, withinDay: 0 },
    statuses: statuses
      .filter(({ left, here }) => left + here > 0)
      .map((each) => ({ ...each, label: labels.get(each.key) ?? each.key })),
    sources: sources.map(withRate),
    locations: locations.slice(0, mostPlaces).map(withRate),
    recruiters: recruiters.map(withRate),
    otherLocations: others.length > 0 ? withRate({ locations: others.length, ...sumPlaces(others) }) : null,
    waiting: listWaiting(waiting, labels),
    weeks,
    texts: {
      ...texts,
      deliveryRate: computeShare(texts.delivered, texts.delivered + texts.failed),
      replyRate: computeShare(texts.replied, texts.people),
    },
    hires: retention[0]?.hires ?? 0,
    retention: retention.map(({ days, due, stayed, ...more }) => {
      const missing = getNoRetention({ days, due, stayed }, more)
      return { days, due, stayed, rate: missing ? null : computeShare(stayed, due), missing }
    }),
  }
}

/** The hiring figures of a month. */
export const hiringPerformanceRoute = query(hiringPerformance, async ({ input, tx, now }) => {
  assertPastMonth(input.month, now)
  return await loadHiring(tx, toMonthInput(input), now)
})
