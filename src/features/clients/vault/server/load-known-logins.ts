import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { fromLogins } from './entries.ts'

/**
 * Upper limit for the difference between the database clock, which dates events, and the server clock, which dates
 * passwords.
 */
const clocksDiffer = 60 // s

/** Whether someone has set, shown, or copied the password that an entry (`l`) has now. */
export const isKnownTo = (tx: Tx, userId: string): SQL => sql`l.secret is not null and exists (
  select from events f left join event_values v on ${tenantCondition(tx, 'v')} and v.event_id = f.id
  where ${tenantCondition(tx, 'f')} and f.organization_id = l.organization_id and f.about = l.id and f.who = ${userId}::uuid
    and f.at >= l.secret_changed_at - interval '${sql.raw(String(clocksDiffer))} seconds'
    and (f.name in ('login.added', 'login.rotated')
      or (f.name in ('login.shown', 'login.copied') and v.after->>'field' = 'secret' and v.after->'number' is null)))`

const shown = z.object({ id: z.string(), site: z.string(), username: z.string() })
const most = 100

/** The entries in sight of the actor whose present password someone knows, by site; at most 100. */
export const loadKnownLogins = async (tx: Tx, actor: Caller, userId: string) =>
  await tx.rows(
    shown,
    sql`select l.id, l.site, l.username from ${fromLogins(tx, actor)}
        where ${tenantCondition(tx, 'l')} and l.deleted_at is null and ${isKnownTo(tx, userId)}
        order by lower(l.site), lower(l.username), l.id limit ${most}`,
  )
