import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import type { DirectoryPerson } from '../../rules/scim/scim-user.ts'

const row = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  active: z.boolean(),
  created_at: z.string(),
  isInvitation: z.boolean(),
  total: z.number(),
})
export type DirectoryRow = DirectoryPerson & { isInvitation: boolean }

type DirectoryQuery = {
  organizationId: string
  now: Date
  id?: string
  userName?: string | null
  offset?: number
  limit?: number
}

const isId = z.guid()

/**
 * Loads the people of one organization as its directory sees them, oldest first: those with an email address, and the
 * newest invitation to each other address that is open or that a key made. An open invitation is active. `total` counts all.
 */
export const loadDirectory = async (
  tx: Tx,
  wanted: DirectoryQuery,
): Promise<{ rows: DirectoryRow[]; total: number }> => {
  const { organizationId, now, id = null, userName = null, offset = 0, limit = 1 } = wanted
  if (id !== null && !isId.safeParse(id).success) return { rows: [], total: 0 }
  const isOpen = sql`(i.withdrawn_at is null and i.expires_at > ${now.toISOString()})`
  const rows = await tx.rows(
    row,
    sql`with known as (
          select u.id, u.email, u.full_name, u.deactivated_at is null as active, u.created_at, false as is_invitation
            from reinforce_users u where ${tenantCondition(tx, 'u')} and u.organization_id = ${organizationId} and u.email <> ''
        ), invited as (
          select distinct on (lower(i.email)) i.id, i.email, i.full_name, ${isOpen} as active, i.created_at, true
            from invitations i where ${tenantCondition(tx, 'i')} and i.organization_id = ${organizationId}
              and i.accepted_at is null and i.email <> '' and not exists (select from known k where lower(k.email) = lower(i.email))
              and (${isOpen} or exists (select from api_keys a where ${tenantCondition(tx, 'a')} and a.id = i.invited_by))
            order by lower(i.email), i.created_at desc, i.id
        ), people as (select * from known union all select * from invited)
        select p.id, p.email, p.full_name, p.active, p.created_at, p.is_invitation as "isInvitation", count(*) over ()::int as total from people p
          where (${id}::uuid is null or p.id = ${id}::uuid) and (${userName}::text is null or lower(p.email) = ${userName}::text)
          order by p.created_at, p.id limit ${limit} offset ${offset}`,
  )
  if (rows.length > 0 || (offset === 0 && limit > 0)) return { rows, total: rows[0]?.total ?? 0 }
  // Past the last one, or none asked for: they still count.
  const { total } = await loadDirectory(tx, { ...wanted, offset: 0, limit: 1 })
  return { rows: [], total }
}

/** Loads one of them; unknown and foreign ids throw alike. */
export const loadDirectoryPerson = async (tx: Tx, wanted: DirectoryQuery & { id: string }): Promise<DirectoryRow> => {
  const { rows } = await loadDirectory(tx, wanted)
  const [found] = rows
  if (!found) throw new UserError('not-found', 'User not found')
  return found
}
