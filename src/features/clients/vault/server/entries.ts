import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { accessLevel, type LoginRow, loginRow } from '../contract/vault.ts'
import { type AccessLevel, accessNames, hasAccess } from '../rules/access.ts'
import { bytes } from './keys.ts'

const isAdmin = (actor: Caller) => actor.adminLevel === 'Admin'
const named = (id: SQL, name: SQL) => sql`case when ${id} is not null then coalesce(${name}, 'Reinforce staff') end`

/** Condition for the caller's access: the owner and Admins have full access, others their active share. */
const toAccessLevelSql = (actor: Caller) =>
  sql`case when ${isAdmin(actor)} or l.owner_id = ${actor.userId}::uuid then 'edit' else mine.level end`

export const fromLogins = (tx: Tx, actor: Caller) => sql`logins l join organizations o on o.id = l.organization_id
  left join login_access mine on ${tenantCondition(tx, 'mine')} and mine.login_id = l.id
    and mine.user_id = ${actor.userId}::uuid and (mine.until is null or mine.until > now())
  left join reinforce_users owner on ${tenantCondition(tx, 'owner')} and owner.id = l.owner_id
  left join reinforce_users used on ${tenantCondition(tx, 'used')} and used.id = l.last_used_by`

/** Other entries in sight that have the same password. */
const reusedCount = sql`(select count(*) from logins r where r.organization_id = l.organization_id
  and r.reuse_hash = l.reuse_hash and r.id <> l.id and r.deleted_at is null)::int`

/** Whether there are any; for all rows at once, where a count for each would take its time. */
export const isReused = (
  tx: Tx,
) => sql`(l.organization_id, l.reuse_hash) in (select r.organization_id, r.reuse_hash from logins r
  where ${tenantCondition(tx, 'r')} and r.deleted_at is null and r.reuse_hash is not null group by 1, 2 having count(*) > 1)`

/** The last day of an access that ends at an instant, in the entry's organization (`o`). */
export const selectLastDay = (end: SQL) =>
  sql`((${end} - interval '1 millisecond') at time zone o.time_zone)::date::text`

export const selectLogins = (
  actor: Caller,
) => sql`l.id, l.organization_id, o.name as organization, l.site, l.url, l.username, l.owner_id,
  ${named(sql`l.owner_id`, sql`owner.full_name`)} as owner, l.tags, l.secret_changed_at, l.strength, ${reusedCount} as reused, l.rotates_on, l.last_used_at,
  ${named(sql`l.last_used_by`, sql`used.full_name`)} as last_used_by, l.totp is not null as has_totp, ${toAccessLevelSql(actor)} as access,
  case when ${isAdmin(actor)} or l.owner_id = ${actor.userId}::uuid then null else ${selectLastDay(sql`mine.until`)} end as until, l.deleted_at`

/** One entry as a list shows it; undefined when it is not there for this person. */
export const findLogin = async (tx: Tx, actor: Caller, id: string): Promise<LoginRow | undefined> =>
  await tx.one(
    loginRow,
    sql`select ${selectLogins(actor)} from ${fromLogins(tx, actor)} where ${tenantCondition(tx, 'l')} and l.id = ${id}`,
  )

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  site: z.string(),
  url: z.nullable(z.string()),
  username: z.string(),
  owner_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  rotates_on: z.nullable(z.string()),
  secret: z.nullable(bytes),
  notes: z.nullable(bytes),
  two_factor_note: z.nullable(bytes),
  totp: z.nullable(bytes),
  secret_number: z.number(),
  secret_changed_at: z.string(),
  reuse_hash: z.nullable(bytes),
  deleted_at: z.nullable(z.string()),
})
export type Entry = z.infer<typeof stored> & { access: AccessLevel; isHeld: boolean; ends: boolean }
const shared = z.object({ level: accessLevel, until: z.nullable(z.string()) })

const unknown = () => new UserError('not-found', 'Login not found')

/**
 * The entry, locked for this transaction, when the person may do what is `needed`. Row level security decides whether it is
 * there at all. `isHeld`: by its owner or an Admin, who may hand it on.
 */
export const lockLogin = async (
  tx: Tx,
  actor: Caller,
  id: string,
  needed: AccessLevel,
  where: 'kept' | 'trash' = 'kept',
): Promise<Entry> => {
  const row = await tx.one(
    stored,
    sql`select ${selectColumns(stored.shape, 'logins')} from logins where ${tenantCondition(tx)} and id = ${id} for update`,
  )
  if (!row || (row.deleted_at !== null) !== (where === 'trash')) throw unknown()
  const isHeld = isAdmin(actor) || row.owner_id === actor.userId
  const mine = isHeld
    ? undefined
    : await tx.one(
        shared,
        sql`select level, until from login_access where ${tenantCondition(tx)} and login_id = ${id}
          and user_id = ${actor.userId} and (until is null or until > now())`,
      )
  const access = isHeld ? 'edit' : mine?.level
  if (!access) throw unknown()
  if (!hasAccess(access, needed))
    throw new UserError(
      'forbidden',
      `Your access to this login is “${accessNames[access]}”. Ask its owner for “${accessNames[needed]}”.`,
    )
  return { ...row, access, isHeld, ends: mine?.until !== undefined && mine.until !== null }
}

/** Returns the values of an entry that an event may contain. */
export const toEventValues = (entry: {
  site: string
  url: string | null
  username: string
  owner_id: string | null
  tags: string[]
  rotates_on: string | null
}) => ({
  site: entry.site,
  url: entry.url,
  username: entry.username,
  owner_id: entry.owner_id,
  tags: entry.tags,
  rotates_on: entry.rotates_on,
})
