import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'

/** Sets an organization's time zone. Returns its event, null if it was that already. Throws for an unknown zone. */
export const setTimeZone = async (tx: Tx, id: string, time_zone: string): Promise<DomainEvent | null> => {
  if (!isTimeZone(time_zone)) throw UserError.at('time_zone', 'Choose a time zone.')
  const before = await tx.one(
    z.object({ time_zone: z.string() }),
    sql`select time_zone from organizations where id = ${id} for no key update`,
  )
  if (!before) throw new UserError('not-found', 'Organization not found')
  if (before.time_zone === time_zone) return null
  await tx.run(sql`update organizations set time_zone = ${time_zone} where id = ${id}`)
  return { name: 'organization.changed', about: id, organizationId: id, before, after: { time_zone } }
}
