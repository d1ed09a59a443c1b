import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'

const ended = z.object({
  organization_id: z.string(),
  user_id: z.string(),
  seconds: z.number(),
  by: z.string(),
  authUserId: z.string(),
  home: z.string(),
})

/**
 * Ends a view as an organization, with an event in the activity of both, and returns its person; null when it was ended
 * before. For the platform's eyes.
 */
export const endImpersonation = async (tx: Tx, id: string): Promise<{ authUserId: string } | null> => {
  const found = await tx.one(
    ended,
    sql`select e.organization_id, e.user_id, e.seconds, u.full_name as by, u.auth_user_id as "authUserId", u.organization_id as home
        from app.end_impersonation(${id}) e join reinforce_users u on u.id = e.user_id`,
  )
  if (!found) return null
  const { organization_id, user_id, seconds, by, authUserId, home } = found
  const event = {
    name: 'organization.viewingEnded',
    about: organization_id,
    after: { by, minutes: Math.ceil(seconds / 60) },
  }
  const organizations = [organization_id, home]
  await recordEvents(
    tx,
    user_id,
    organizations.map((organizationId) => ({ ...event, organizationId })),
  )
  await notifyChange(tx, organizations, ['activity'])
  return { authUserId }
}
