import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { accessLevel, loginDetails, loginLog, loginPeople } from '../contract/vault.ts'
import { withDenialAudit } from './denial-audit.ts'
import { findLogin, selectLastDay } from './entries.ts'

const parts = z.object({
  secret: z.boolean(),
  notes: z.boolean(),
  two_factor_note: z.boolean(),
  totp: z.boolean(),
  created_at: z.string(),
})
const share = z.object({
  user_id: z.string(),
  name: z.string(),
  level: accessLevel,
  until: nullableText,
  ended: z.boolean(),
})
const earlier = z.object({ number: z.number(), since: z.string(), replaced_at: z.string(), replaced_by: nullableText })
const logged = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  who: nullableText,
  whom: nullableText,
  before: z.unknown(),
  after: z.unknown(),
})
const person = z.object({ id: z.string(), name: z.string() })

const visible = async (tx: Tx, actor: Caller, id: string) => {
  const login = await findLogin(tx, actor, id)
  if (!login) throw new UserError('not-found', 'Login not found')
  return login
}

/** An entry; who it is shared with and its earlier passwords (their numbers) are for those who may edit it. */
export const loginDetailsRoute = withDenialAudit(
  query(loginDetails, async ({ input, tx, actor }) => {
    const login = await visible(tx, actor, input.id)
    const has = await tx.one(
      parts,
      sql`select secret is not null as secret, notes is not null as notes, two_factor_note is not null as two_factor_note, totp is not null as totp, created_at
          from logins where ${tenantCondition(tx)} and id = ${input.id}`,
    )
    const mayEdit = login.access === 'edit'
    const shares = mayEdit
      ? await tx.rows(
          share,
          sql`select a.user_id, coalesce(u.full_name, 'Reinforce staff') as name, a.level,
            ${selectLastDay(sql`a.until`)} as until, coalesce(a.until <= now(), false) as ended
              from login_access a join organizations o on o.id = a.organization_id left
                join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = a.user_id
                where ${tenantCondition(tx, 'a')} and a.login_id = ${input.id} order by 2, 1`,
        )
      : []
    const versions = mayEdit
      ? await tx.rows(
          earlier,
          sql`select v.number, v.since, v.replaced_at, coalesce(u.full_name, 'Reinforce staff') as replaced_by
              from login_versions v left join reinforce_users u on ${tenantCondition(tx, 'u')}
                and u.id = v.replaced_by where ${tenantCondition(tx, 'v')} and v.login_id = ${input.id}
                order by v.number desc`,
        )
      : []
    const { created_at = '', ...held } = has ?? {}
    const nothing = { secret: false, notes: false, two_factor_note: false, totp: false }
    return { login, has: { ...nothing, ...held }, created_at, shares, versions }
  }),
)

/** Lists the last 100 events of an entry, newest first. No event contains a secret. */
export const loginLogRoute = withDenialAudit(
  query(loginLog, async ({ input, tx, actor }) => {
    await visible(tx, actor, input.id)
    const items = await tx.rows(
      logged,
      sql`select f.id, f.at, f.name, case when f.who is not null then coalesce(u.full_name, 'Reinforce staff') end as who,
            w.full_name as whom, v.before, v.after
          from events f left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id left
            join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = f.who
            left join reinforce_users w on ${tenantCondition(tx, 'w')} and w.id::text = v.after ->> 'user_id'
          where ${tenantCondition(tx, 'f')} and f.about = ${input.id} and f.name like 'login.%' order by f.at desc, f.id desc limit 100`,
    )
    return { items }
  }),
)

/** The people an entry of an organization may belong to or be shared with. */
export const loadPeople = async (tx: Tx, actor: Caller, settings: Config, organizationId: string) => {
  const organizations = actor.isPlatform ? [organizationId, settings.platformOrganizationId] : [organizationId]
  return await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users
        where organization_id = any(${sql.param(organizations)}::uuid[]) and admin_level is distinct
          from 'Manager' and deactivated_at is null order by 2, 1 limit 500`,
  )
}

/** Refuses an organization that is not in sight. */
export const loadKnownOrganization = async (tx: Tx, organizationId: string) => {
  const found = await tx.one(
    z.object({ id: z.string(), time_zone: z.string() }),
    sql`select id, time_zone from organizations where id = ${organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** The people an entry of this organization may be shared with. */
export const loginPeopleRoute = query(loginPeople, async ({ input, tx, actor, settings }) => {
  await loadKnownOrganization(tx, input.organization)
  return { people: await loadPeople(tx, actor, settings, input.organization) }
})
