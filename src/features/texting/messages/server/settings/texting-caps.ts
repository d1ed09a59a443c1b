import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { allTextingCap, setAllTextingCap, setTextingCap, textingCap } from '../../contract/texting-caps.ts'
import { capPattern } from '../../rules/settings/cap-reason.ts'
import { selectLeftOn } from './daily-caps.ts'

const limit = z.nullable(z.number())
const caps = z.object({ timeZone: z.string(), byPlatform: limit, byClinic: limit, most: limit })

/** Refuses an organization that is unknown or another's. */
const loadCaps = async (tx: Tx, id: string) => {
  const found = await tx.one(
    caps,
    sql`select o.time_zone as "timeZone", t.daily_limit as "byPlatform", t.own_daily_limit as "byClinic",
          least(t.daily_limit, t.own_daily_limit) as most
        from organizations o left join organization_texting t on t.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** The organization’s limit of texts a day, and what is left of it on this day of its own zone. */
export const textingCapRoute = query(textingCap, async ({ input: { id }, tx, now }) => {
  const { timeZone, ...found } = await loadCaps(tx, id)
  const day = toLocalDay(now, timeZone)
  const counted = await tx.one(
    z.object({ left: z.number() }),
    sql`select ${selectLeftOn(sql`${id}::uuid`, sql`${day}::date`)} as left`,
  )
  return { ...found, left: counted?.left ?? 0 }
})

const isRaised = (before: number | null, after: number | null) => before !== null && (after === null || after > before)

/** Brings up texts that a limit held; the guard looks at each again, so that hours and another limit still hold. */
const letGo = async (tx: Tx, of: SQL, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.run(
    sql`update text_messages set send_at = ${at} where message_status = 'held' and send_at > ${at} and failure ~ ${capPattern} and ${of}`,
  )
  await tx.run(
    sql`update service_texts set send_at = ${at} where state = 'waiting' and send_at > ${at} and reason ~ ${capPattern} and ${of}`,
  )
}

const tooMany = (allowed: number) => {
  const problem = `The platform allows ${formatCount(allowed)} a day at most.`
  return UserError.at('most', problem)
}

/** An Admin of the organization refuses themselves texts, never allows more than the platform does. Refuses another's organization. */
export const setTextingCapRoute = command(setTextingCap, async ({ input: { id, most }, tx, actor, now }) => {
  const before = await loadCaps(tx, id)
  const { byPlatform, byClinic } = before
  if (!actor.isPlatform && byPlatform !== null && most !== null && most > byPlatform) throw tooMany(byPlatform)
  const column = actor.isPlatform ? sql`daily_limit` : sql`own_daily_limit`
  await tx.run(
    sql`insert into organization_texting (organization_id, ${column}) values (${id}, ${most}::int)
        on conflict (organization_id) do update set ${column} = excluded.${column}, updated_at = now()`,
  )
  const after = await loadCaps(tx, id)
  if (isRaised(before.most, after.most)) await letGo(tx, sql`organization_id = ${id}`, now)
  const [was, who] = actor.isPlatform ? [byPlatform, 'platform'] : [byClinic, 'clinic']
  return {
    reply: { ok: true as const },
    events:
      was === most
        ? []
        : [
            {
              name: 'textingSettings.limited',
              about: id,
              organizationId: id,
              before: { daily_limit: was, by: who },
              after: { daily_limit: most, by: who },
            },
          ],
  }
})

const everybody = async (tx: Tx) =>
  (await tx.one(z.object({ most: z.number() }), sql`select daily_limit as most from app.texting_limit`))?.most ?? null

/** Counted on the calendar day of the platform's own organization. */
export const allTextingCapRoute = query(allTextingCap, async ({ tx, actor, now }) => {
  const counted = await tx.one(
    z.object({ left: z.number() }),
    sql`select app.texts_left_on((${now.toISOString()}::timestamptz at time zone
          coalesce((select time_zone from organizations where id = ${actor.organizationId}), 'America/New_York'))::date) as left`,
  )
  return { most: await everybody(tx), left: counted?.left ?? 0 }
})

/** The same for all organizations together. */
export const setAllTextingCapRoute = command(setAllTextingCap, async ({ input: { most }, tx, now }) => {
  const before = await everybody(tx)
  if (most === null) await tx.run(sql`delete from app.texting_limit`)
  else
    await tx.run(
      sql`insert into app.texting_limit (daily_limit) values (${most}) on conflict (only_one) do update set daily_limit = excluded.daily_limit`,
    )
  if (isRaised(before, most)) await letGo(tx, sql`true`, now)
  return {
    reply: { ok: true as const },
    events:
      before === most
        ? []
        : [{ name: 'textingSettings.allLimited', before: { daily_limit: before }, after: { daily_limit: most } }],
  }
})
