import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { addDays, parseDay, startOfDay, toLocalDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { type DateRange, getRangeDays, sinceWorkingDay } from '../../rules/date-ranges.ts'
import { type FilterName, type FilterValues, filterNames, firstTouchDue, isNothing } from '../../rules/filters.ts'
import { readRawSearch, searchedFields, searchPatterns } from '../../rules/search.ts'
import { type SortKey, sortKeys } from '../../rules/sorting/sort.ts'
import { toStatusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes/directory.ts'
import { candidateType, selectPremium } from '../candidate-type.ts'
import { type HiredRange, selectHiredIn } from '../hires.ts'
import { selectInterviewTimeMissing } from './interview-time.ts'
import { notContacted } from './not-contacted.ts'
import { selectByRegistry } from './select-by-registry.ts'
import { selectFitRange } from './select-fit-range.ts'
import { selectSinceWorkingDay } from './since-working-day.ts'

/** `readsAll`: everyone who fits is read, as for an exact number; else a page of them. */
export type Viewing = { now: Date; excellentFrom: number; readsAll?: boolean }

const joinWithOr = (parts: SQL[]) => sql`(${sql.join(parts, sql` or `)})`
const since = (from: Date) =>
  sql`c.received_at >= ${from.toISOString()}::timestamptz and c.date_submitted_ts is not null`
const before = (until: Date) =>
  sql`c.received_at < ${until.toISOString()}::timestamptz and c.date_submitted_ts is not null`
/** Hires are few and new: they are gathered before anyone is looked at, unless they are everyone's and a search has found fewer people. */
const wasHired = ({ tx, query, found }: Viewpoint) => {
  const hired = selectHiredIn(selectHiredRange(query))
  return found === null || !tx.scope.crossTenant
    ? sql`c.id = any(array(select k.candidate_id from candidate_hires k where ${tenantCondition(tx, 'k')} and ${hired}))`
    : sql`coalesce((select true from candidate_hires k
        where k.organization_id = c.organization_id and k.candidate_id = c.id and ${hired} limit 1), false)`
}
const between = (from: Date, until: Date) =>
  sql`c.received_at >= ${from.toISOString()}::timestamptz and c.received_at < ${until.toISOString()}::timestamptz and c.date_submitted_ts is not null`

type Viewpoint = Viewing & { timeZone: string; tx: Tx; query: CandidateQuery; found: string | null }
type Condition<Value> = (value: Value, asked: Viewpoint) => SQL

/** The beginning of the day that a filter names, or of one so many days `later`, in the viewer's zone; refuses what is no day at the filter's field. */
const toFilterDay = (field: FilterName, typed: string, timeZone: string, later = 0): Date => {
  const day = parseDay(typed)
  const message = 'Use a day such as 2026-11-06.'
  if (day === null) throw UserError.at(field, message)
  return startOfDay(addDays(day, later), timeZone)
}

/** When a query wants someone to have been hired. */
export const selectHiredRange = ({ hiredSince, hiredUntil, timeZone }: CandidateQuery): HiredRange => ({
  from: isNothing(hiredSince) ? null : toFilterDay('hiredSince', hiredSince, timeZone),
  until: isNothing(hiredUntil) ? null : toFilterDay('hiredUntil', hiredUntil, timeZone, 1),
})

const inRange = (range: DateRange, { now, timeZone, tx }: Pick<Viewpoint, 'now' | 'timeZone' | 'tx'>) => {
  if (range === sinceWorkingDay) return selectSinceWorkingDay(tx, now)
  const { from, until } = getRangeDays(range, toLocalDay(now, timeZone))
  return between(startOfDay(from, timeZone), startOfDay(until, timeZone))
}

/** Condition of each filter on a candidate `c`, if set. Mirrors the rules. */
const conditions: { [Name in FilterName]: Condition<FilterValues[Name]> } = {
  score: (labels, { excellentFrom }) => {
    const ranges = labels.map((label) => selectFitRange(label, excellentFrom)).filter((range) => range !== null)
    return ranges.length ? joinWithOr(ranges) : sql`false`
  },
  // One status or position alone gets a plain comparison: its index then has the best scores, and the newest, first.
  status: ([status = '', ...others]) =>
    others.length === 0
      ? sql`c.status_key = ${toStatusKey(status)}`
      : sql`c.status_key = any(${sql.param([status, ...others].map(toStatusKey))}::text[])`,
  position: ([position = '', ...others]) =>
    others.length === 0
      ? sql`c.position = ${position}`
      : sql`c.position = any(${sql.param([position, ...others])}::text[])`,
  type: ([type, other], { tx }) => {
    if (other) return sql`true`
    return sql.raw(type === 'Premium' ? selectPremium(tx.scope.crossTenant) : `${candidateType} = 'Applicant'`)
  },
  language: (languages) => sql`c.preferred_language = any(${sql.param(languages)}::text[])`,
  registry: (choices, { now, timeZone }) =>
    joinWithOr(choices.map((choice) => selectByRegistry(choice, toLocalDay(now, timeZone)))),
  location: (ids) => sql`c.location_id = any(${sql.param(ids)}::uuid[])`,
  organization: (ids) => sql`c.organization_id = any(${sql.param(ids)}::uuid[])`,
  dateRange: (range, asked) => (range ? inRange(range, asked) : sql`true`),
  firstTouch: (wanted, { now, readsAll }) =>
    wanted === 'Not yet'
      ? notContacted(readsAll)
      : sql`${notContacted(readsAll)} and c.received_at <= ${new Date(now.getTime() - firstTouchDue).toISOString()}::timestamptz`,
  interviewTime: () => selectInterviewTimeMissing(),
  since: (day, { timeZone }) => since(toFilterDay('since', day, timeZone)),
  until: (day, { timeZone }) => before(toFilterDay('until', day, timeZone, 1)),
  // One hire must be between both days, so they are one condition.
  hiredSince: (_, asked) => wasHired(asked),
  hiredUntil: (_, asked) => (isNothing(asked.query.hiredSince) ? wasHired(asked) : sql`true`),
  jobCode: (code, { tx }) =>
    sql`(c.organization_id, c.job_code_id) = (select j.organization_id, j.id from job_codes j
      where ${tenantCondition(tx, 'j')} and lower(j.code) = lower(${code.trim()}))`,
  experience: (wanted) => (wanted === 'RBT Experience' ? sql`c.current_rbt is true` : sql`c.current_rbt is not true`),
}

const searching = (q: string, found: string | null): SQL => {
  // Of a known list the planner would weigh each id, for every index.
  if (found !== null) return sql`c.id = any(array(select unnest(${found}::uuid[])))`
  const raw = readRawSearch(q)
  // Under row level security the planner takes any pattern for rare, and would gather everyone first; of this form it assumes half.
  if (raw === null)
    return sql`coalesce(${joinWithOr(searchPatterns(q).map((pattern) => sql`c.search_words like ${pattern}`))}, false)`
  return joinWithOr(
    searchedFields.map((field) => sql`strpos(${sql.identifier('c')}.${sql.identifier(field)}, ${raw}) > 0`),
  )
}

/**
 * Builds the WHERE of a list of candidates `c`: the search over five fields (`found`: matching ids, if known, as an array of PostgreSQL) and every
 * filter of section 9.
 */
export const filterCondition = (tx: Tx, query: CandidateQuery, viewing: Viewing, found: string | null = null): SQL => {
  const { timeZone, scope, q } = query
  const set = filterNames.filter((name) => !isNothing(query[name]))
  const asked = { ...viewing, timeZone, tx, query, found }
  const toCondition = <Name extends FilterName>(name: Name, value: FilterValues[Name]) => conditions[name](value, asked)
  const parts = [
    ...(scope === 'today' ? [inRange('Today', asked)] : []),
    ...(q.trim() ? [searching(q, found)] : []),
    ...set.map((name) => toCondition(name, query[name])),
  ]
  return parts.length ? sql.join(parts, sql` and `) : sql`true`
}

const sortColumns: Record<SortKey['key'], string> = {
  date: 'c.received_at',
  experience: '(c.current_rbt is true)',
  score: 'c.fit_sort',
  id: 'c.id',
}

/** The ORDER BY of a list of candidates `c`; always total. */
export const writeOrderBy = (query: CandidateQuery): SQL => {
  const keys = sortKeys({
    date: query.sortDate || undefined,
    experience: query.sortExperience || undefined,
    score: query.sortScore || undefined,
    second: query.sortSecond || undefined,
  })
  return sql.raw(keys.map(({ key, direction }) => `${sortColumns[key]} ${direction}`).join(', '))
}
