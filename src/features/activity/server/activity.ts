import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { query } from '../../../platform/server/query.ts'
import { addDays, parseDay } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { activity, activityChoices, type activityQuery } from '../contract.ts'

const pageOf = 50
const item = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  who: z.nullable(z.string()),
  organization: z.string(),
  about: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  aboutName: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
})
type Asked = z.output<typeof activityQuery>

const dayField = (name: 'from' | 'until', typed: string) => {
  if (!typed.trim()) return null
  const day = parseDay(typed)
  if (!day) throw new Refusal('invalid', 'Use 3/14/2026', { fields: { [name]: 'Use 3/14/2026' } })
  return day
}

const matching = (asked: Asked): SQL => {
  const parts = [sql`true`]
  const [from, until] = [dayField('from', asked.from), dayField('until', asked.until)]
  if (asked.name.trim()) parts.push(sql`starts_with(f.name, ${asked.name.trim()})`)
  if (asked.who) parts.push(sql`f.who = ${asked.who}`)
  if (asked.about) parts.push(sql`f.about = ${asked.about}`)
  if (asked.organization) parts.push(sql`f.organization_id = ${asked.organization}`)
  if (from) parts.push(sql`f.at >= ${from}::date`)
  if (until) parts.push(sql`f.at < ${addDays(until, 1)}::date`)
  return sql.join(parts, sql` and `)
}

const cursor = /^(\d{4}-[\dT:.-]+Z) ([0-9a-f-]{36})$/

const after = (before: string): SQL => {
  const [, at, id] = cursor.exec(before) ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? sql` and (f.at, f.id) < (${at}::timestamptz, ${id}::uuid)` : sql``
}

/** What a fact is about, when it is no candidate. One look-up after another: a join of them all takes longer to plan than to answer. */
const nameOfAbout = sql`case when f.about is not null then coalesce(
  (select coalesce(nullif(p.full_name, ''), nullif(p.email, '')) from reinforce_users p where p.id = f.about),
  (select coalesce(nullif(i.full_name, ''), nullif(i.email, '')) from invitations i where i.id = f.about),
  (select og.name from organizations og where og.id = f.about), (select l.name from locations l where l.id = f.about),
  (select jc.code from job_codes jc where jc.id = f.about), (select t.candidate_name from text_recipients t where t.id = f.about),
  (select d.name from document_files d where d.id = f.about)) end`

/** Facts of a filter, newest first: found inside the index first, then told with names and values. */
export const matchingFacts = async (tx: Tx, asked: Asked, before: string, limit: number) =>
  await tx.rows(
    item,
    sql`with page as materialized (
          select f.id, f.at from facts f where ${matching(asked)}${after(before)} order by f.at desc, f.id desc limit ${limit}
        )
        select f.id, f.at, f.name, (select u.full_name from reinforce_users u where u.id = f.who) as who,
          coalesce((select o.name from organizations o where o.id = f.organization_id), '') as organization, f.about, c.name as candidate,
          coalesce(c.name, ${nameOfAbout}) as "aboutName", v.before, v.after
        from page join facts f on f.id = page.id left join fact_values v on v.fact_id = f.id
          left join lateral (select nullif(c.full_name, '') as name from all_candidates c where c.organization_id = f.organization_id and c.id = f.about) c on true
        order by f.at desc, f.id desc`,
    'prepared',
  )

export const activityWay = query(activity, async ({ input, tx }) => {
  const { before, ...asked } = input
  const items = await matchingFacts(tx, asked, before, pageOf)
  const last = items.length === pageOf ? items.at(-1) : undefined
  return { items, next: last ? `${last.at} ${last.id}` : null }
})

const choice = z.object({ id: z.string(), name: z.string() })

/** At most 1,000 of each, by name; the organizations are a choice for platform staff alone. */
export const activityChoicesWay = query(activityChoices, async ({ tx, actor }) => ({
  people: await tx.rows(
    choice,
    sql`select id, coalesce(nullif(full_name, ''), nullif(email, ''), 'No name') as name from reinforce_users order by 2, id limit 1000`,
  ),
  organizations: actor.isPlatform
    ? await tx.rows(choice, sql`select id, name from organizations order by name, id limit 1000`)
    : [],
}))
