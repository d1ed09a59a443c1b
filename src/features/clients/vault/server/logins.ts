import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { findsName, toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { loginRow, logins, type loginsQuery } from '../contract/vault.ts'
import { fromLogins, isReused, selectLogins } from './entries.ts'
import { isKnownTo } from './load-known-logins.ts'

type LoginsInput = z.output<typeof loginsQuery>
const dueWithin = 14
const conditions = (tx: Tx, today: string) => ({
  due: sql`l.deleted_at is null and l.rotates_on <= ${addDays(today, dueWithin)}::date`,
  weak: sql`l.deleted_at is null and l.strength <= 1`,
  reused: sql`l.deleted_at is null and ${isReused(tx)}`,
  trash: sql`l.deleted_at is not null`,
})

const orders: Record<LoginsInput['sort'], SQL> = {
  site: sql`lower(l.site), lower(l.username)`,
  age: sql`l.secret_changed_at`,
  strength: sql`l.strength nulls last`,
  rotates: sql`l.rotates_on nulls last`,
  used: sql`l.last_used_at desc nulls last`,
}

const counted = z.object({
  total: z.number(),
  due: z.number(),
  weak: z.number(),
  reused: z.number(),
  trash: z.number(),
})

const loadName = async (tx: Tx, userId: string) => {
  const found = await tx.one(
    z.object({ name: z.string() }),
    sql`select coalesce(nullif(full_name, ''), email) as name from reinforce_users where ${tenantCondition(tx)} and id = ${userId}`,
  )
  return found?.name ?? 'a person'
}

/** A page of the entries that are there for this person; the counts are those of the views, without the search. */
export const loginsRoute = query(logins, async ({ input, tx, actor, now }) => {
  const views = conditions(tx, toLocalDay(now, input.timeZone))
  const ofOrganization = input.organization.length
    ? sql`l.organization_id = any(${sql.param(input.organization)}::uuid[])`
    : sql`true`
  const search = toLikePattern(input.q)
  const matches = input.q.trim()
    ? sql`(l.site ilike ${search} or l.username ilike ${search} or l.url ilike ${search} or array_to_string(l.tags, ' ') ilike ${search}
        or o.name ilike ${search} or ${findsName(sql`owner.full_name`, input.q)})`
    : sql`true`
  const known = input.known === undefined ? sql`true` : isKnownTo(tx, input.known)
  const wanted = sql`${input.view === '' ? sql`l.deleted_at is null` : views[input.view]} and ${ofOrganization} and ${known} and ${matches}`
  const rows = await tx.rows(
    loginRow,
    sql`select ${selectLogins(actor)} from ${fromLogins(tx, actor)} where ${tenantCondition(tx, 'l')} and ${wanted}
        order by ${orders[input.sort]}, l.id limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
  )
  const counts = await tx.one(
    counted,
    sql`select count(*) filter (where ${wanted})::int as total, count(*) filter (where ${views.due})::int as due,
      count(*) filter (where ${views.weak})::int as weak,
          count(*) filter (where ${views.reused})::int as reused, count(*) filter (where ${views.trash})::int as trash
        from ${fromLogins(tx, actor)} where ${tenantCondition(tx, 'l')} and ${ofOrganization}`,
  )
  const { total = 0, due = 0, weak = 0, reused = 0, trash = 0 } = counts ?? {}
  const known_to = input.known === undefined ? null : await loadName(tx, input.known)
  return { rows, total, counts: { due, weak, reused, trash }, known_to }
})
