import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** The columns that one action sets of a person who signs in; a moment is an ISO text. */
export type AccountChange = Partial<{
  full_name: string
  role: string
  admin_level: string | null
  organization_id: string
  text_template: string | null
  show_tips: boolean
  profile_image: string
  last_sign_in_at: string
  two_factor_at: string | null
  deactivated_at: string | null
}>

/**
 * Sets columns of one person of an organization, who is locked by anyone who decides by their values. Records no event.
 */
export const changeAccount = async (
  tx: Tx,
  { id, organization_id }: { id: string; organization_id: string },
  change: AccountChange,
) => {
  const sets = Object.entries(change).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  await tx.run(
    sql`update reinforce_users set ${sql.join(sets, sql`, `)} where organization_id = ${organization_id} and id = ${id}`,
  )
}

type NewAccount = {
  /** The id of the invitation that the person accepted: a directory knows them by it from the start. */
  id?: string
  auth_user_id: string
  email: string
  full_name: string
  role: string
  organization_id: string
  admin_level: string | null
}
const made = z.object({ id: z.string() })

/** A new person of an organization, for an account that can sign in; answers the person's id. */
export const addAccount = async (tx: Tx, account: NewAccount): Promise<string | undefined> => {
  const { auth_user_id, email, full_name, role, organization_id, admin_level } = account
  const id = account.id ? sql`${account.id}` : sql`default`
  const user = await tx.one(
    made,
    sql`insert into reinforce_users (id, auth_user_id, email, full_name, role, organization_id, admin_level)
        values (${id}, ${auth_user_id}, ${email}, ${full_name}, ${role}, ${organization_id}, ${admin_level}) returning id`,
  )
  return user?.id
}

type BroughtAccount = {
  id: string
  auth_user_id: string
  email: string
  full_name: string
  role: string
  organization_id: string
  admin_level: string | null
  text_template: string | null
}
/**
 * Creates people of another installation, each with an account that has no password: it opens for no one until its
 * owner sets one by the link of "Forgot password". Returns the created ids; an address in use creates no one. For the
 * platform's eyes. Records no event and sends no email.
 */
export const bringAccounts = async (tx: Tx, rows: readonly BroughtAccount[]): Promise<string[]> => {
  const json = JSON.stringify(rows)
  const free = await tx.rows(
    made,
    sql`select r.id from jsonb_to_recordset(${json}::jsonb) as r(id text, email text) where not app.is_taken(r.email, '')`,
  )
  const ids = new Set(free.map(({ id }) => id))
  const people = JSON.stringify(rows.filter(({ id }) => ids.has(id)))
  await tx.run(
    sql`select app.create_sign_in(r.auth_user_id, r.full_name, r.email, '', r.role, r.organization_id::text, null)
        from jsonb_to_recordset(${people}::jsonb) as r(auth_user_id uuid, full_name text, email text, role text, organization_id uuid)`,
  )
  await tx.run(
    sql`insert into reinforce_users (id, auth_user_id, email, full_name, role, organization_id, admin_level, text_template)
        select id, auth_user_id, email, full_name, role, organization_id, admin_level, text_template
        from jsonb_to_recordset(${people}::jsonb) as r(id uuid, auth_user_id uuid, email text, full_name text, role text, organization_id uuid,
          admin_level text, text_template text)`,
  )
  return [...ids]
}

/** Closes accounts at a moment, or opens them again with null; those that are so already stay as they are. */
export const setDeactivated = async (tx: Tx, ids: readonly string[], at: string | null): Promise<number> =>
  await tx.run(
    sql`update reinforce_users set deactivated_at = ${at}::timestamptz where ${tenantCondition(tx)}
      and id = any(${sql.param(ids)}::uuid[]) and (deactivated_at is null) = ${at !== null}`,
  )

/** After a restore: accounts that were closed after its moment let no one in. */
export const recloseAccounts = async (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  await setDeactivated(tx, ids, now.toISOString())
