import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatUtc } from '../../record-check/rules/faults.ts'
import { loadHeadOfEvent } from '../../record-check/server/public.ts'
import { organizationDeletions } from '../contract/organization-deletion.ts'
import type { DeletionCertificate } from '../rules/write-deletion-certificate.ts'

const listed = z.object({ id: z.string(), name: z.string(), finishedAt: z.string(), url: z.string() })

/** Lists certificates of deleted organizations, the newest first. */
export const organizationDeletionsRoute = query(organizationDeletions, async ({ tx }) => ({
  items: await tx.rows(
    listed,
    sql`select id, name, finished_at as "finishedAt", '/api/organization-deletions/' || id || '/certificate' as url
        from organization_deletions where finished_at is not null order by finished_at desc, id limit 200`,
  ),
}))

const counts = z.record(z.string(), z.number())
const stored = z.object({
  id: z.string(),
  name: z.string(),
  organization_id: z.string(),
  requested_by: z.nullable(z.string()),
  requested_at: z.string(),
  finished_at: z.string(),
  erased: counts,
  kept: counts,
  stored_files: z.number(),
})

/** Loads a certificate. Throws for a deletion that isn't finished. */
export const loadDeletionCertificate = async (tx: Tx, id: string): Promise<DeletionCertificate> => {
  const row = await tx.one(
    stored,
    sql`select d.id, d.name, d.organization_id, u.full_name as requested_by, d.requested_at, d.finished_at, d.erased, d.kept, d.stored_files
        from organization_deletions d left join reinforce_users u on u.id = d.requested_by
        where d.id = ${id} and d.finished_at is not null`,
  )
  if (!row) throw new UserError('not-found', 'Certificate not found')
  return {
    id: row.id,
    name: row.name,
    organizationId: row.organization_id,
    requestedBy: row.requested_by ?? 'Platform staff',
    requestedAt: formatUtc(row.requested_at),
    finishedAt: formatUtc(row.finished_at),
    erased: row.erased,
    kept: row.kept,
    storedFiles: row.stored_files,
    head: await loadHeadOfEvent(tx, {
      organizationId: row.organization_id,
      about: row.organization_id,
      name: 'organization.deleted',
    }),
  }
}
