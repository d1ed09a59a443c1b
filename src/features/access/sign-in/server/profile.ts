import { sql } from 'drizzle-orm'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Impersonation, Person } from '../../../../platform/server/actor.ts'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { listRights } from '../../../../rules/rights.ts'
import type { Me } from '../contract/sign-in.ts'

const profileRow = z.object({
  id: z.string(),
  auth_user_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: z.string(),
  organization_id: z.nullable(z.string()),
  profile_image: z.nullable(z.string()),
  admin_level: z.nullable(z.string()),
  text_template: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  scheduler: z.nullable(z.boolean()),
  subscription_type: z.nullable(z.string()),
  time_zone: z.nullable(z.string()),
  held: z.boolean(),
  show_tips: z.boolean(),
})
/** `usedSecondFactor`: of the session, which the database row does not know. */
export type Profile = z.infer<typeof profileRow> & { usedSecondFactor?: boolean }

/** The profile of a sign-in with its organization, or undefined; a deactivated person has none. A failed read is tried once more, silently. */
export const findProfile = async (
  services: Pick<Services, 'pool' | 'config'>,
  authUserId: string,
): Promise<Profile | undefined> => {
  const read = async () =>
    await transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))(
      async (tx) =>
        await tx.one(
          profileRow,
          sql`select u.id, u.auth_user_id, u.email, u.full_name, u.role, u.organization_id, u.profile_image, u.admin_level, u.text_template,
                o.name as organization_name, o.scheduler, o.subscription_type, o.time_zone,
                coalesce(o.requires_two_factor, false) and u.two_factor_at is null as held, u.show_tips
              from reinforce_users u left join organizations o on o.id = u.organization_id where u.auth_user_id = ${authUserId} and u.deactivated_at is null`,
        ),
      { readOnly: true },
    )
  return await read().catch(read)
}

export const getActor = (
  services: Pick<Services, 'pool' | 'config'>,
  profile: Profile,
  impersonation: Impersonation | null = null,
): Person => {
  const organizationId = profile.organization_id ?? ''
  const { platformOrganizationId } = services.config
  return {
    kind: 'person',
    authUserId: profile.auth_user_id,
    userId: profile.id,
    organizationId,
    isPlatform: organizationId === platformOrganizationId,
    fullName: profile.full_name,
    email: profile.email,
    adminLevel: profile.admin_level,
    rights: listRights({ organizationId, adminLevel: profile.admin_level }, platformOrganizationId),
    isHeld: profile.held,
    usedSecondFactor: profile.usedSecondFactor ?? false,
    impersonation,
  }
}

/** Returns the browser's data of the person; `metadata` is from sign-up. */
export const toMe = (
  services: Pick<Services, 'pool' | 'config'>,
  profile: Profile,
  metadata: { full_name: string; phone_number: string },
  sessionEndsAt: string,
  impersonation: Impersonation | null = null,
): Me => {
  const actor = getActor(services, profile)
  const { config } = services
  return {
    user: { ...profile, organization_id: actor.organizationId, organization_name: profile.organization_name ?? '' },
    metadata,
    organization: {
      id: actor.organizationId,
      name: profile.organization_name ?? '',
      scheduler: profile.scheduler ?? false,
      subscription_type: profile.subscription_type,
      time_zone: profile.time_zone ?? 'America/New_York',
    },
    isPlatform: actor.isPlatform,
    can: actor.rights,
    settings: {
      excellentFrom: config.excellentFrom,
      userManagement: config.userManagement,
      textTransport: config.textTransport,
      simulator: config.textTransport === 'simulator',
      textsReachNobody: config.textTransport === 'simulator' && config.demo === 'off',
      textPriceCents: config.textPriceCents,
      mailbox: config.mailbox,
    },
    held: profile.held,
    tips: profile.show_tips && impersonation === null,
    impersonation: impersonation && { ...impersonation, until: new Date(impersonation.until).toISOString() },
    sessionEndsAt,
  }
}

/** Drops what any process remembers of a person's sessions: rights changed or a session ended. */
export const forgetSessions = async (pool: pg.Pool, authUserId: string) => {
  await pool.query(`select pg_notify('reinforce_session', $1)`, [authUserId])
}
