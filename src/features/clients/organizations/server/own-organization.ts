import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { recountBcbas } from '../../../candidates/directory/server/public.ts'
import { changeOwnOrganization, ownOrganization } from '../contract/own-organization.ts'

/**
 * What an Admin may set for their organization, and how many people a required second factor would ask at their next
 * sign-in.
 */
export const ownOrganizationRoute = query(ownOrganization, async ({ tx, actor }) => {
  const found = await tx.one(
    z.object({
      name: z.string(),
      requires_two_factor: z.boolean(),
      counts_culture_fit: z.boolean(),
      people: z.number(),
      without: z.number(),
    }),
    sql`select o.name, o.requires_two_factor, o.counts_culture_fit,
          (select count(*)::int from reinforce_users u where u.organization_id = o.id and u.deactivated_at is null) as people,
          (select count(*)::int from reinforce_users u where u.organization_id = o.id and u.deactivated_at is null and u.two_factor_at is null) as without
        from organizations o where o.id = ${actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
})

const row = z.object({ name: z.string(), requires_two_factor: z.boolean(), counts_culture_fit: z.boolean() })
/**
 * Renames the organization, or requires a second factor of everyone in it: people without one must set it up at their
 * next call.
 */
export const changeOwnOrganizationRoute = command(changeOwnOrganization, async ({ input, tx, actor }) => {
  const id = actor.organizationId
  const before = await tx.one(
    row,
    sql`select name, requires_two_factor, counts_culture_fit from organizations where id = ${id} for no key update`,
  )
  if (!before) throw new UserError('not-found', 'Organization not found')
  const name = input.name === undefined ? before.name : input.name.replace(/\s+/g, ' ').trim()
  if (!name) throw UserError.at('name', 'Enter the organization’s name.')
  const requires_two_factor = input.requires_two_factor ?? before.requires_two_factor
  const events: DomainEvent[] = []
  if (name !== before.name)
    events.push({ name: 'organization.renamed', about: id, before: { name: before.name }, after: { name } })
  if (requires_two_factor !== before.requires_two_factor) {
    const own = await tx.one(
      z.object({ on: z.boolean() }),
      sql`select two_factor_at is not null as on from reinforce_users where ${tenantCondition(tx)} and id = ${actor.userId}`,
    )
    if (requires_two_factor && !own?.on)
      throw UserError.at('requires_two_factor', 'Set up your own two-factor sign-in first, under Security.')
    events.push({
      name: requires_two_factor ? 'organization.twoFactorRequired' : 'organization.twoFactorOptional',
      about: id,
    })
  }
  const counts_culture_fit = input.counts_culture_fit ?? before.counts_culture_fit
  if (counts_culture_fit !== before.counts_culture_fit) {
    events.push({
      name: counts_culture_fit ? 'organization.cultureFitCounted' : 'organization.cultureFitLeftOut',
      about: id,
    })
    await recountBcbas(tx, id, counts_culture_fit)
  }
  if (events.length === 0) return { reply: { ok: true as const } }
  await tx.run(
    sql`update organizations set name = ${name}, requires_two_factor = ${requires_two_factor}, counts_culture_fit = ${counts_culture_fit} where id = ${id}`,
  )
  await tx.run(
    sql`select pg_notify('reinforce_session', auth_user_id::text) from reinforce_users where organization_id = ${id}`,
  )
  return { reply: { ok: true as const }, events }
})
