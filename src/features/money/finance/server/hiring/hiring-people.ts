import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { type HiringPerson, hiringPeople, type PeopleQuery } from '../../contract/hiring.ts'
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

const stored = z.object({
  id: z.string(),
  full_name: z.string(),
  position: z.string(),
  organization: z.string(),
  location: z.nullable(z.string()),
  source: z.nullable(z.string()),
  status: z.string(),
  received: z.string(),
  touch: z.nullable(z.number()),
})

const ofReceived = (asked: PeopleQuery, range: MonthInput, now: Date): SQL => {
  const parts = [sql`p.furthest >= ${asked.stage}`]
  if (asked.source !== undefined) parts.push(sql`p.source = ${asked.source}`)
  if (asked.location)
    parts.push(asked.location === 'none' ? sql`p.location_id is null` : sql`p.location_id = ${asked.location}`)
  if (asked.owner)
    parts.push(
      sql`exists (select from all_candidates c where c.organization_id = p.organization_id and c.id = p.candidate_id
            and c.owner_id ${asked.owner === 'none' ? sql`is null` : sql`= ${asked.owner}`})`,
    )
  if (asked.touch === 'touched') parts.push(sql`p.touch is not null`)
  if (asked.touch === 'untouched') parts.push(sql`p.touch is null`)
  if (asked.touch === 'hour') parts.push(sql`p.touch <= 60`)
  if (asked.touch === 'day') parts.push(sql`p.touch <= 1440`)
  if (asked.status !== undefined)
    parts.push(asked.held === 'here' ? sql`p.status_key = ${asked.status}` : sql`${asked.status} = any(p.left_keys)`)
  if (asked.waits !== undefined) parts.push(sql`p.status_key not in ${ends} and ${selectWait(now)} = ${asked.waits}`)
  if (asked.week !== undefined) parts.push(sql`${selectWeek(range)} = ${asked.week}`)
  return sql.join(parts, sql` and `)
}

const textStates: Record<PeopleQuery['texts'], SQL> = {
  all: sql`true`,
  delivered: sql`t.delivered > 0`,
  failed: sql`t.failed > 0`,
  replied: sql`t.replied`,
}

const ofHired = (asked: PeopleQuery, now: Date): SQL => {
  if (asked.days === undefined) return sql`true`
  const within = sql`make_interval(days => ${asked.days}::int)`
  const due = sql`h.at + ${within} <= ${now.toISOString()}::timestamptz`
  if (asked.stayed === 'due') return due
  const left = sql`coalesce(h.gone <= h.at + ${within}, false)`
  return asked.stayed === 'left' ? sql`${due} and ${left}` : sql`${due} and not ${left}`
}

/** The sets that a question needs, and which people of them it means: (id, organization_id, touch). */
const chosen = async (tx: Tx, asked: PeopleQuery, now: Date): Promise<SQL> => {
  assertPastMonth(asked.month, now)
  const range = toMonthInput(asked)
  if (asked.of === 'texted')
    return sql`with ${selectTexted(tx, range)}, chosen as (select t.candidate_id as id, t.organization_id,
      null::float8 as touch from texted t where ${textStates[asked.texts]})`
  if (asked.of === 'hired')
    return sql`with ${selectHires(tx, range)}, chosen as (select h.candidate_id as id, h.organization_id,
      null::float8 as touch from hires h where ${ofHired(asked, now)})`
  return sql`with ${selectCohort(tx, range, await findStale(tx, range))},
    chosen as (select p.candidate_id as id, p.organization_id, p.touch from person p
    where ${ofReceived(asked, range, now)})`
}

/** The people behind a figure, the newest first. */
export const loadPeopleBehind = async (
  tx: Tx,
  asked: PeopleQuery,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<HiringPerson[]> => {
  const rows = await tx.rows(
    stored,
    sql`${await chosen(tx, asked, now)}
        select c.id, c.full_name, c.position, o.name as organization, coalesce(l.name, c.location) as location,
          c.source, c.status, c.received_at as received, x.touch
        from chosen x join all_candidates c on c.organization_id = x.organization_id and c.id = x.id
        join organizations o on o.id = c.organization_id left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        order by c.received_at desc, c.id desc limit ${limit} offset ${offset}`,
  )
  return rows.map(({ full_name, ...rest }) => ({ ...rest, name: cleanName(full_name) || 'Unknown' }))
}

/** A page of the people behind a figure, and how many they are: the figure itself. */
export const hiringPeopleRoute = query(hiringPeople, async ({ input, tx, now }) => {
  const rows = await loadPeopleBehind(tx, input, now, { limit: pageSize, offset: (input.page - 1) * pageSize })
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`${await chosen(tx, input, now)} select count(*)::int as total from chosen`,
  )
  return { rows, total: found?.total ?? 0 }
})
