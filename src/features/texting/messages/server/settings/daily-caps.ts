import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { addDays, startOfDay, toLocalDay } from '../../../../../rules/day.ts'
import type { Cap, Caps } from '../../rules/settings/daily-cap.ts'

/** Texts that left, or are on their way: only these count. */
export const countedText = sql`message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received')`
export const countedService = sql`state in ('sending', 'sent', 'delivered', 'unknown')`

/** How many texts of an organization left on a day of its calendar, invitations included. */
export const selectLeftOn = (organizationId: SQL, day: SQL): SQL =>
  sql`((select count(*) from text_messages where organization_id = ${organizationId} and cap_date = ${day}
    and message_direction = 'outbound' and ${countedText})
    + (select count(*) from service_texts where organization_id = ${organizationId} and cap_date = ${day} and ${countedService}))::int`

/** Until it commits, no one else claims texts under the same limits: two workers never pass one together. */
const lockCaps = async (tx: Tx, own: string[], everybody: boolean) => {
  const keys = own.map((id) => `texts a day ${id}`).toSorted((a, b) => (a < b ? -1 : 1))
  for (const key of [...keys, ...(everybody ? ['texts a day of all'] : [])])
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

const counted = z.object({ id: z.string(), day: z.string(), texts: z.number() })

/** The texts that left today, and those that wait for a later day, of organizations that have a limit. */
const usedBy = async (
  tx: Tx,
  of: { id: string; day: string; tomorrow: string; timeZone: string }[],
  except: string | undefined,
) =>
  await tx.rows(
    counted,
    sql`with asked as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as r(id uuid, day date, tomorrow timestamptz, "timeZone" text)
        )
        select a.id, a.day, ${selectLeftOn(sql`a.id`, sql`a.day`)} as texts from asked a
        union all
        select a.id, (m.send_at at time zone a."timeZone")::date, count(*)::int from asked a join text_messages m on m.organization_id = a.id
        where m.message_status = 'held' and m.send_at >= a.tomorrow and m.id is distinct from ${except ?? null}::uuid group by 1, 2`,
  )

type OrganizationLimit = { organization_id: string; time_zone: string; most: number | null }

/**
 * The limits that hold for these organizations, with what is spoken for. `claims`: the caller is about to hand texts over, so
 * others who do wait until it is done. `except`: the text that is judged again and waits already. Without limits it asks nothing.
 */
export const loadCaps = async (
  tx: Tx,
  organizations: OrganizationLimit[],
  {
    now,
    claims,
    everybody,
    except,
  }: { now: Date; claims: boolean; everybody: number | null; except?: string | undefined },
): Promise<Map<string, Caps>> => {
  const limited = organizations.filter(({ most }) => most !== null)
  if (claims)
    await lockCaps(
      tx,
      limited.map((each) => each.organization_id),
      everybody !== null,
    )
  const asked = limited.map(({ organization_id: id, time_zone: timeZone }) => {
    const day = toLocalDay(now, timeZone)
    return { id, day, timeZone, tomorrow: startOfDay(addDays(day, 1), timeZone).toISOString() }
  })
  const used = asked.length > 0 ? await usedBy(tx, asked, except) : []
  const all: Cap | null = everybody === null ? null : { whose: 'platform', most: everybody, used: new Map() }
  if (all)
    for (const day of new Set(organizations.map((each) => toLocalDay(now, each.time_zone)))) {
      const found = await tx.one(z.object({ n: z.number() }), sql`select app.texts_left_on(${day}::date) as n`)
      all.used.set(day, found?.n ?? 0)
    }
  return new Map(
    organizations.map(({ organization_id: id, time_zone: timeZone, most }) => {
      const mine = used.filter((each) => each.id === id).map((each): [string, number] => [each.day, each.texts])
      const own: Cap[] = most === null ? [] : [{ whose: 'clinic', most, used: new Map(mine) }]
      return [id, { timeZone, caps: all ? [...own, all] : own }]
    }),
  )
}
