import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'

/** What one action sets of a person who signs in; a moment is an ISO text. */
export type AccountChange = Partial<{
  full_name: string
  role: string
  admin_level: string | null
  organization_id: string
  text_template: string | null
  profile_image: string
  last_sign_in_at: string
  two_factor_at: string | null
  deactivated_at: string | null
}>

/** Sets columns of one person of an organization, who is locked by whoever decides by what stands there. Writes no fact. */
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
  const user = await tx.one(
    made,
    sql`insert into reinforce_users (auth_user_id, email, full_name, role, organization_id, admin_level)
        values (${auth_user_id}, ${email}, ${full_name}, ${role}, ${organization_id}, ${admin_level}) returning id`,
  )
  return user?.id
}
