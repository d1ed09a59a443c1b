import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { providerNames, signInProviders } from '../../../../../rules/sign-in/sign-in-providers.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeSignInRule, signInRule } from '../../contract/providers.ts'

const rule = z.object({ domain: z.string(), provider: z.enum(signInProviders), trustsProvider: z.boolean() })
type Rule = z.infer<typeof rule>

const getDomain = (email: string): string | null => email.toLowerCase().split('@')[1] ?? null
const isAvailable = (services: Services, { provider }: Rule) =>
  services.config.signInProviders.some(({ id }) => id === provider)

/**
 * Returns the rule that binds a person: their organization's, for addresses of its domain. None binds platform staff, and
 * none names a provider that this server no longer has: no one is locked out by a setting.
 */
export const findSignInRule = async (services: Services, authUserId: string): Promise<Rule | null> => {
  const { config } = services
  if (config.signInProviders.length === 0) return null
  const found = await transactAs(services, getSystemScope(config, config.platformOrganizationId))(
    async (tx) =>
      await tx.one(
        z.extend(rule, { email: z.string() }),
        sql`select r.domain, r.provider, r.trusts_provider as "trustsProvider", u.email
            from reinforce_users u join sign_in_rules r on r.organization_id = u.organization_id
            where u.auth_user_id = ${authUserId} and u.organization_id <> ${config.platformOrganizationId}`,
      ),
    { readOnly: true },
  )
  return found && getDomain(found.email) === found.domain && isAvailable(services, found) ? found : null
}

/** Throws if a rule names another provider than the one used; `used` is null for a password. */
export const refuseOtherWay = (found: Rule | null, used: Rule['provider'] | null) => {
  if (!found || found.provider === used) return
  const name = providerNames[found.provider]
  throw new UserError('forbidden', `People of ${found.domain} sign in with ${name}. Use the ${name} button below.`, {
    details: { provider: found.provider },
  })
}

/** Reads the rule of your own organization, and what it could name. */
export const signInRuleRoute = external(signInRule, async ({ actor, transact, services }) => {
  const found = await transact(
    async (tx) =>
      await tx.one(
        rule,
        sql`select domain, provider, trusts_provider as "trustsProvider" from sign_in_rules
            where ${tenantCondition(tx)} and organization_id = ${actor.organizationId}`,
      ),
    { readOnly: true },
  )
  const available = services.config.signInProviders.map(({ id }) => id)
  return { available, ownDomain: getDomain(actor.email), rule: found ?? null }
})

/**
 * Binds the domain of the Admin's own address to a provider, or ends that. The Admin must have signed in with the provider
 * before, so that someone can come in afterwards. Sessions stay.
 */
export const changeSignInRuleRoute = external(changeSignInRule, async ({ input, actor, transact, services, now }) => {
  const { provider } = input
  const id = actor.organizationId
  if (provider === null) {
    await transact(async (tx) => {
      const ended = await tx.run(
        sql`delete from sign_in_rules where ${tenantCondition(tx)} and organization_id = ${id}`,
      )
      if (ended) await recordEvents(tx, actor.userId, [{ name: 'organization.signInRuleEnded', about: id }])
      await notifyChange(tx, [id], changeSignInRule.invalidates ?? [])
    })
    return { ok: true as const }
  }
  const name = providerNames[provider]
  if (actor.isPlatform) throw new UserError('conflict', 'Platform staff can always sign in with their password.')
  if (!services.config.signInProviders.some((each) => each.id === provider))
    throw UserError.at('provider', `This server has no sign-in with ${name}.`)
  const { rows } = await services.auth.pool.query(
    'select from auth.account where "userId" = $1 and "providerId" = $2 limit 1',
    [actor.authUserId, provider],
  )
  const domain = getDomain(actor.email)
  if (rows.length === 0 || !domain)
    throw UserError.at('provider', `Sign in with ${name} once yourself, then choose it here.`)
  await transact(async (tx) => {
    await tx.run(
      sql`insert into sign_in_rules (organization_id, domain, provider, trusts_provider, changed_by, changed_at)
          values (${id}, ${domain}, ${provider}, ${input.trustsProvider}, ${actor.userId}, ${now.toISOString()})
          on conflict (organization_id) do update set domain = excluded.domain, provider = excluded.provider,
            trusts_provider = excluded.trusts_provider, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    )
    await recordEvents(tx, actor.userId, [
      {
        name: 'organization.signInRuleChanged',
        about: id,
        after: { domain, provider: name, trusts_provider: input.trustsProvider },
      },
    ])
    await notifyChange(tx, [id], changeSignInRule.invalidates ?? [])
  })
  return { ok: true as const }
})
