import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { instant } from '../../../../../platform/shared/schemas.ts'
import { pushSettings } from '../../contract/push.ts'
import { defaultQuiet, pushKinds } from '../../rules/push-kinds.ts'
import { derivePushKeys } from './push-keys.ts'

const device = z.object({
  id: z.string(),
  endpoint: z.string(),
  label: z.string(),
  created_at: instant,
  last_sent_at: z.nullable(instant),
})
const chosen = z.object({
  hidden: z.nullable(z.array(z.string())),
  quiet_from: z.nullable(z.number()),
  quiet_until: z.nullable(z.number()),
  time_zone: z.string(),
  shows_details: z.nullable(z.boolean()),
})

/** Your devices that get notifications, the newest first, and your choices. Devices of sessions that were ended aren't listed. */
export const pushSettingsRoute = query(pushSettings, async ({ tx, actor, settings }) => {
  const { organizationId, userId } = actor
  const devices = await tx.rows(
    device,
    sql`select id, endpoint, label, created_at, last_sent_at from push_devices
        where organization_id = ${organizationId} and user_id = ${userId} and not app.is_session_ended(session_token)
        order by created_at desc, id limit 50`,
  )
  const found = await tx.one(
    chosen,
    sql`select c.hidden, c.quiet_from, c.quiet_until, coalesce(c.time_zone, o.time_zone) as time_zone, c.shows_details from organizations o
        left join push_choices c on c.organization_id = o.id and c.user_id = ${userId} where o.id = ${organizationId}`,
  )
  return {
    serverKey: derivePushKeys(settings).publicKey,
    devices,
    choices: {
      hidden: pushKinds.filter((kind) => found?.hidden?.includes(kind)),
      quiet: { from: found?.quiet_from ?? defaultQuiet.from, until: found?.quiet_until ?? defaultQuiet.until },
      timeZone: found?.time_zone ?? 'America/New_York',
      showsDetails: found?.shows_details ?? false,
    },
  }
})
