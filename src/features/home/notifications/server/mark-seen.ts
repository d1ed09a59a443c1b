import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import { chooseNotifications, markNotificationsSeen } from '../contract/notifications.ts'

/** From now on only what comes later is new. The person's own mark: no event of the organization. */
export const markNotificationsSeenRoute = command(markNotificationsSeen, async ({ tx, actor, now }) => {
  await tx.run(sql`insert into notification_seen_markers (organization_id, user_id, looked_at)
    values (${actor.organizationId}, ${actor.userId}, ${now.toISOString()})
    on conflict (organization_id, user_id) do update set looked_at = greatest(notification_seen_markers.looked_at, excluded.looked_at)`)
  return { reply: { ok: true as const } }
})

/** The person's own choice; who never looked has still not looked. */
export const chooseNotificationsRoute = command(chooseNotifications, async ({ input: { hidden }, tx, actor }) => {
  await tx.run(sql`insert into notification_seen_markers (organization_id, user_id, looked_at, hidden)
    values (${actor.organizationId}, ${actor.userId}, '-infinity', ${sql.param([...new Set(hidden)])}::text[])
    on conflict (organization_id, user_id) do update set hidden = excluded.hidden`)
  return { reply: { ok: true as const } }
})
