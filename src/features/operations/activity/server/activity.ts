import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, parseDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { activity, activityChoices, type activityQuery } from '../contract/activity.ts'
import { describeChanges, describeEvent } from '../rules/describe-event.ts'
import { selectSubjectNames } from './select-subject-names.ts'

const pageSize = 50
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
  zone: z.nullable(z.string()),
})
type ActivityInput = z.output<typeof activityQuery>

const dayField = (name: 'from' | 'until', typed: string) => {
  if (!typed.trim()) return null
  const day = parseDay(typed)
  if (!day) throw UserError.at(name, 'Enter a date like 3/14/2026.')
  return day
}

const matching = (asked: ActivityInput): SQL => {
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

/** The event's own value about a record that was deleted, or that is no row of ours. */
const told = (key: string): SQL => sql`coalesce(v.after ->> ${key}::text, v.before ->> ${key}::text)`

/** Selects the subjects of the events on a page. */
const selectSubjects = (tx: Tx) => sql`select g.about from page join events g
  on ${tenantCondition(tx, 'g')} and g.organization_id = page.organization_id and g.id = page.id
  where g.about is not null`

/** Events of a filter, newest first: found inside the index first, then told with names, in words, on the clock of their organization. */
export const findEvents = async (tx: Tx, asked: ActivityInput, before: string, limit: number) => {
  const found = await tx.rows(
    item,
    sql`with page as materialized (
          select f.organization_id, f.id, f.at from events f
            where ${tenantCondition(tx, 'f')} and ${matching(asked)}${after(before)} order by f.at desc, f.id desc
            limit ${limit}
        ), subjects as materialized (${selectSubjectNames(tx, selectSubjects(tx))})
        select f.id, f.at, f.name, coalesce((select u.full_name from reinforce_users u where ${tenantCondition(tx, 'u')} and u.id = f.who),
            (select 'API key ' || ak.name from api_keys ak where ${tenantCondition(tx, 'ak')} and ak.id = f.who)) as who,
          coalesce(o.name, '') as organization, o.time_zone as zone, f.about, c.name as candidate,
          coalesce((select n.name from subjects n
            where n.id = f.about), ${told('name')}, ${told('site')}, ${told('code')}, ${told('invoice')}) as
            "aboutName",
          v.before, v.after
        from page join events f on ${tenantCondition(tx, 'f')} and f.organization_id = page.organization_id
          and f.id = page.id left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
          left join organizations o on o.id = f.organization_id
          left join lateral (select nullif(c.full_name, '') as name from all_candidates c
            where c.organization_id = f.organization_id and c.id = f.about) c on true
        order by f.at desc, f.id desc`,
    'prepared',
  )
  return found.map(({ zone, ...each }) => ({
    ...each,
    ...(each.candidate === null ? {} : { candidate: cleanName(each.candidate), aboutName: cleanName(each.candidate) }),
    sentence: describeEvent(each.name),
    changes: describeChanges(each.before, each.after, zone ?? 'UTC'),
  }))
}

/**
 * A page of recorded events, newest first. `next`: where the following page begins ("time id"), null on the last one.
 */
export const activityRoute = query(activity, async ({ input, tx }) => {
  const { before, ...asked } = input
  const items = await findEvents(tx, asked, before, pageSize)
  const last = items.length === pageSize ? items.at(-1) : undefined
  return { items, next: last ? `${last.at} ${last.id}` : null }
})

/** At most 1,000 of each, by name; the organizations are a choice for platform staff alone. */
export const activityChoicesRoute = query(activityChoices, async ({ tx, actor }) =>
  rawJson({
    people: await selectAsJson(
      tx,
      activityChoices.reply.shape.people,
      sql`select id, coalesce(nullif(full_name, ''), nullif(email, ''), 'No name') as name from reinforce_users
        where ${tenantCondition(tx)} order by 2, id limit 1000`,
    ),
    organizations: actor.isPlatform
      ? await selectAsJson(
          tx,
          activityChoices.reply.shape.organizations,
          sql`select id, name from organizations order by name, id limit 1000`,
        )
      : [],
  }),
)
