import { type SQL, sql } from 'drizzle-orm'
import { dayIn, isTimeZone, parseDay, startOfDay } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import type { CandidateQuery } from '../contract.ts'
import { dateRangeDays, statusKey } from '../rules/filter.ts'
import type { FitLabel } from '../rules/fit-score.ts'
import { space } from '../rules/position.ts'
import { searchPatterns } from '../rules/search.ts'
import { type SortKey, sortKeys } from '../rules/sort.ts'
import { isHireSince } from './hires.ts'

export type Viewing = { now: Date; excellentFrom: number }

/** Each label as a range of the stored number, so that no setting changes a row. */
const fitRange = (label: string, excellentFrom: number): SQL | null => {
  const ranges: Record<FitLabel, [number, number]> = {
    Terminated: [-2, -2],
    Archived: [-1, -1],
    'Not Scored': [0, 0],
    'Poor Fit': [1, 33],
    'Average Fit': [34, 59],
    'Good Fit (With Training)': [60, excellentFrom - 1],
    'Excellent Fit': [excellentFrom, 100],
    'RBT Experience': [195, 195],
    'RBT Certified': [200, 200],
  }
  const range = Object.entries(ranges).find(([name]) => name === label)?.[1]
  if (!range) return null
  const [from, to] = range
  // One score alone is asked for as such: the index of scores then has the newest first, without a sort.
  return from === to
    ? sql`c.fit_sort = ${from}::smallint`
    : sql`c.fit_sort between ${from}::smallint and ${to}::smallint`
}

const notBlank = `[^${space.slice(1)}`
const anyOf = (parts: SQL[]) => sql`(${sql.join(parts, sql` or `)})`
const since = (from: Date) => sql`c.newest_at >= ${from.toISOString()}::timestamptz and c.date_submitted_ts is not null`
const hiredFrom = (
  from: Date,
) => sql`exists (select from candidate_status_changes k where k.organization_id = c.organization_id
  and k.candidate_id = c.id and ${isHireSince(sql`${from.toISOString()}::timestamptz`)})`
const between = (from: Date, until: Date) =>
  sql`c.newest_at >= ${from.toISOString()}::timestamptz and c.newest_at < ${until.toISOString()}::timestamptz and c.date_submitted_ts is not null`

/** The beginning of the day that a field names, in the viewer's zone; null when it names none. */
const dayOf = (query: CandidateQuery, field: 'since' | 'hiredSince'): Date | null => {
  if (!query[field]) return null
  const day = parseDay(query[field])
  const message = 'Use a day such as 2026-11-06.'
  if (day === null) throw new Refusal('invalid', message, { fields: { [field]: message } })
  return startOfDay(day, query.timeZone)
}

const received = (query: CandidateQuery, now: Date): SQL[] => {
  if (!isTimeZone(query.timeZone))
    throw new Refusal('invalid', 'This time zone is not known.', {
      fields: { timeZone: 'This time zone is not known.' },
    })
  const today = dayIn(now, query.timeZone)
  const ranges = [
    query.scope === 'today' ? dateRangeDays('Today', today) : null,
    query.dateRange ? dateRangeDays(query.dateRange, today) : null,
  ]
  const days = ranges
    .filter((range) => range !== null)
    .map(({ from, until }) => between(startOfDay(from, query.timeZone), startOfDay(until, query.timeZone)))
  const [from, hired] = [dayOf(query, 'since'), dayOf(query, 'hiredSince')]
  return [...days, ...(from ? [since(from)] : []), ...(hired ? [hiredFrom(hired)] : [])]
}

/** The WHERE of a list of candidates `c`: the search over five fields and every filter of section 9. Mirrors the rules. */
export const matching = (query: CandidateQuery, { now, excellentFrom }: Viewing): SQL => {
  const parts: SQL[] = received(query, now)
  if (query.q.trim()) parts.push(anyOf(searchPatterns(query.q).map((pattern) => sql`c.search_text like ${pattern}`)))
  if (query.score.length) {
    const ranges = query.score.map((label) => fitRange(label, excellentFrom)).filter((range) => range !== null)
    parts.push(ranges.length ? anyOf(ranges) : sql`false`)
  }
  if (query.status.length) parts.push(sql`c.status_key = any(${sql.param(query.status.map(statusKey))}::text[])`)
  if (query.position.length) parts.push(sql`c.position = any(${sql.param(query.position)}::text[])`)
  if (query.type.length === 1)
    parts.push(
      query.type[0] === 'Premium'
        ? sql`coalesce(c.video_introduction, '') ~ ${notBlank}`
        : sql`coalesce(c.video_introduction, '') !~ ${notBlank}`,
    )
  if (query.jobCode.trim())
    parts.push(
      sql`(c.organization_id, c.job_code_id) = (select j.organization_id, j.id from job_codes j where lower(j.code) = lower(${query.jobCode.trim()}))`,
    )
  if (query.location.length) parts.push(sql`c.location_id = any(${sql.param(query.location)}::uuid[])`)
  if (query.organization.length) parts.push(sql`c.organization_id = any(${sql.param(query.organization)}::uuid[])`)
  if (query.experience)
    parts.push(query.experience === 'RBT Experience' ? sql`c.current_rbt is true` : sql`c.current_rbt is not true`)
  return parts.length ? sql.join(parts, sql` and `) : sql`true`
}

const columnOf: Record<SortKey['key'], SQL> = {
  date: sql`c.newest_at`,
  experience: sql`(c.current_rbt is true)`,
  score: sql`c.fit_sort`,
  id: sql`c.id`,
}

/** The ORDER BY of a list of candidates `c`; always total. */
export const ordering = (query: CandidateQuery): SQL => {
  const keys = sortKeys({
    date: query.sortDate || undefined,
    experience: query.sortExperience || undefined,
    score: query.sortScore || undefined,
    second: query.sortSecond || undefined,
  })
  return sql.join(
    keys.map(({ key, direction }) => sql`${columnOf[key]} ${direction === 'asc' ? sql`asc` : sql`desc`}`),
    sql`, `,
  )
}
