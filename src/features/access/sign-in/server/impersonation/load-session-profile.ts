import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Impersonation } from '../../../../../platform/server/actor.ts'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import type { Auth } from '../../../../../platform/server/auth.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import type { Profile } from '../profile.ts'

const open = z.object({ id: z.string(), organization_id: z.string(), until: z.date() })
const organization = z.object({
  name: z.string(),
  scheduler: z.boolean(),
  subscription_type: z.nullable(z.string()),
  time_zone: z.string(),
})

type SessionInput = { services: Pick<Services, 'pool' | 'config'>; auth: Auth; token: string; profile: Profile }

/**
 * The profile with which a session calls: an Admin of the platform who looks as a client is an Admin of that client, everyone else who
 * they are. `token`: the stored one.
 */
export const loadSessionProfile = async (
  asked: SessionInput,
): Promise<{ profile: Profile; impersonation: Impersonation | null }> => {
  const { services, auth, token, profile } = asked
  const mayLook = profile.organization_id === services.config.platformOrganizationId && profile.admin_level === 'Admin'
  if (!mayLook || profile.held) return { profile, impersonation: null }
  const { rows } = await auth.pool.query(
    `select id, organization_id, until from auth.impersonations where session_token = $1 and user_id = $2 and ended_at is null and until > now()`,
    [token, profile.id],
  )
  const found = open.safeParse(rows[0])
  if (!found.success) return { profile, impersonation: null }
  const { id, organization_id, until } = found.data
  const seen = await transactAs(services, getSystemScope(services.config, organization_id))(
    async (tx) =>
      await tx.one(
        organization,
        sql`select name, scheduler, subscription_type, time_zone from organizations where id = ${organization_id} and prospect_stage is null`,
      ),
    { readOnly: true },
  )
  if (!seen) return { profile, impersonation: null }
  const { name, ...rest } = seen
  return {
    profile: { ...profile, ...rest, organization_id, organization_name: name },
    impersonation: { id, organization: name, until: until.getTime() },
  }
}
