import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'

const row = z.object({
  id: z.string(),
  auth_user_id: z.string(),
  organization_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: z.string(),
  admin_level: z.nullable(z.string()),
  deactivated_at: z.nullable(z.string()),
  two_factor_at: z.nullable(z.string()),
})
export type PersonRow = z.infer<typeof row>

/**
 * Loads a person that the actor may manage, locked until the transaction ends unless `locks` is false; unknown and
 * foreign ids throw alike.
 */
export const loadPerson = async (tx: Tx, id: string, locks = true): Promise<PersonRow> => {
  const found = await tx.one(
    row,
    sql`select ${selectColumns(row.shape, 'u')} from reinforce_users u where ${tenantCondition(tx, 'u')} and id = ${id} and organization_id is not null`,
  )
  if (!found) throw new UserError('not-found', 'Person not found')
  if (!locks) return found
  // All changes of the Admins of an organization go one after the other, so that two cannot demote each other at once.
  await tx.run(sql`select id from reinforce_users where organization_id = ${found.organization_id}
    and (id = ${id} or (admin_level = 'Admin' and deactivated_at is null)) order by id for update`)
  const locked = await tx.one(
    row,
    sql`select ${selectColumns(row.shape, 'u')} from reinforce_users u where id = ${id} and organization_id = ${found.organization_id}`,
  )
  if (!locked) throw new UserError('not-found', 'Person not found')
  return locked
}

/** Refuses to take the last active Admin from an organization. Call it after `loadPerson`, which locks them. */
export const assertNotLastAdmin = async (tx: Tx, person: PersonRow) => {
  if (person.admin_level !== 'Admin' || person.deactivated_at) return
  const others = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from reinforce_users where organization_id = ${person.organization_id}
          and admin_level = 'Admin' and deactivated_at is null and id <> ${person.id}`,
  )
  if (!others?.n)
    throw new UserError('conflict', 'This is the organization’s last Admin. Make someone else an Admin first.')
}

/**
 * Loads several people that the actor may manage, locked with the Admins of their organizations; one that is unknown or
 * foreign throws for all.
 */
export const loadPeople = async (tx: Tx, ids: readonly string[]): Promise<PersonRow[]> => {
  const wanted = [...new Set(ids)]
  const isWanted = sql`= any(${sql.param(wanted)}::uuid[])`
  await tx.run(sql`select u.id from reinforce_users u where ${tenantCondition(tx, 'u')}
    and u.organization_id in (select p.organization_id from reinforce_users p where ${tenantCondition(tx, 'p')} and p.id ${isWanted})
    and (u.id ${isWanted} or (u.admin_level = 'Admin' and u.deactivated_at is null)) order by u.id for update`)
  const found = await tx.rows(
    row,
    sql`select ${selectColumns(row.shape, 'u')} from reinforce_users u
        where ${tenantCondition(tx, 'u')} and u.id ${isWanted} and u.organization_id is not null order by u.id`,
  )
  if (found.length < wanted.length) throw new UserError('not-found', 'Person not found')
  return found
}

/** Refuses to take the last active Admins from an organization. Call it after `loadPeople`, which locks them. */
export const assertAdminsStay = async (tx: Tx, people: readonly PersonRow[]) => {
  const admins = people.filter((each) => each.admin_level === 'Admin' && !each.deactivated_at)
  if (admins.length === 0) return
  const organizations = [...new Set(admins.map((each) => each.organization_id))]
  const left = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`select distinct u.organization_id from reinforce_users u where ${tenantCondition(tx, 'u')}
        and u.organization_id = any(${sql.param(organizations)}::uuid[]) and u.admin_level = 'Admin' and u.deactivated_at is null
        and not u.id = any(${sql.param(admins.map(({ id }) => id))}::uuid[])`,
  )
  if (left.length < organizations.length)
    throw new UserError('conflict', 'This is the organization’s last Admin. Make someone else an Admin first.')
}

/** Drops, at commit, what every process remembers of a person’s sessions. */
export const dropSessions = async (tx: Tx, authUserId: string) => {
  await tx.run(sql`select pg_notify('reinforce_session', ${authUserId})`)
}
