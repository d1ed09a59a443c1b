import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { getMonday, msPerDay } from '../../../../../rules/day.ts'
import { type WeeklyPlacesReply, weeklyPlaces } from '../../contract/weekly-places.ts'
import { listWeeks } from '../../rules/periods/calendar-weeks.ts'
import { getPeriodDays, type Period } from '../../rules/periods/period.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { findStale, selectCohort, toMonthInput } from './funnel-queries.ts'

const mostPlaces = 20
const widerMs = 2 * msPerDay
const place = z.object({
  location_id: z.nullable(z.string()),
  location: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  time_zone: z.string(),
  weeks: z.array(z.object({ week: z.number(), n: z.number() })),
  total: z.number(),
})

type PlacesQuery = { month: Period; timeZone: string; organization?: string | undefined }
type WeeklyCounts = { total: number; counts: number[] }

const sumWeeks = (places: readonly WeeklyCounts[], weeks: number): WeeklyCounts => ({
  total: places.reduce((sum, { total }) => sum + total, 0),
  counts: Array.from({ length: weeks }, (_, at) => places.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)),
})

/** Every location with candidates in the period, the most first; a day is one of its organization's zone. */
const placesIn = async (tx: Tx, asked: PlacesQuery) => {
  const { first, last } = getPeriodDays(asked.month)
  const range = toMonthInput(asked)
  // No zone is two days away from another. The exact days are compared below.
  const wide = {
    ...range,
    from: new Date(Date.parse(range.from) - widerMs).toISOString(),
    until: new Date(Date.parse(range.until) + widerMs).toISOString(),
  }
  return await tx.rows(
    place,
    sql`with ${selectCohort(tx, wide, await findStale(tx, wide))}, dated as (
          select p.organization_id, p.location_id, (p.received_at at time zone o.time_zone)::date as day
          from person p join organizations o on o.id = p.organization_id
        ), counted as (
          select organization_id, location_id, (day - ${getMonday(first)}::date) / 7 as week, count(*)::int as n from dated
          where day between ${first}::date and ${last}::date group by 1, 2, 3
        ), placed as (
          select organization_id, location_id, sum(n)::int as total, jsonb_agg(jsonb_build_object('week', week, 'n', n)) as weeks from counted group by 1, 2
        )
        select g.location_id, coalesce(l.name, 'No location') as location, g.organization_id, o.name as organization, o.time_zone, g.weeks, g.total
        from placed g join organizations o on o.id = g.organization_id
        left join locations l on l.organization_id = g.organization_id and l.id = g.location_id
        order by g.total desc, o.name, location, g.location_id`,
  )
}

/** Candidates per week and location; `most` locations by themselves, the rest together. */
export const loadWeeklyPlaces = async (tx: Tx, asked: PlacesQuery, most = mostPlaces): Promise<WeeklyPlacesReply> => {
  const { first, last } = getPeriodDays(asked.month)
  const weeks = listWeeks(first, last)
  const places = (await placesIn(tx, asked)).map(({ weeks: found, ...each }) => {
    const byWeek = new Map(found.map(({ week, n }) => [week, n]))
    return { ...each, counts: weeks.map((_, at) => byWeek.get(at) ?? 0) }
  })
  const rest = places.slice(most)
  return {
    weeks,
    places: places.slice(0, most),
    others: rest.length > 0 ? { places: rest.length, ...sumWeeks(rest, weeks.length) } : null,
    all: sumWeeks(places, weeks.length),
  }
}

/** Candidates per week and location of a period. */
export const weeklyPlacesRoute = query(weeklyPlaces, async ({ input, tx, now }) => {
  assertPastMonth(input.month, now)
  return await loadWeeklyPlaces(tx, input)
})
