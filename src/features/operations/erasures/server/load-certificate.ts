import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { getActor, loadNames } from '../../../candidates/directory/server/public.ts'
import { formatUtc } from '../../record-check/rules/faults.ts'
import { loadHeadOfEvent } from '../../record-check/server/public.ts'
import { type Certificate, erasureCauses } from '../rules/write-certificate-page.ts'

const counts = z.record(z.string(), z.number())
const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  erased_id: z.string(),
  records: z.number(),
  cause: z.enum(erasureCauses),
  requested_by: nullableText,
  requested_at: nullableText,
  erased_at: z.string(),
  erased: counts,
  kept: counts,
  stored_files: z.number(),
  documents: z.number(),
  waiting: z.number(),
  digests: z.array(z.string()),
})

const formatRequester = (by: string | null, name: string | null) => {
  if (by === null) return null
  return getActor(by, name).kind === 'platform' ? 'Platform staff' : name
}

/** Loads a certificate, with the reasons of today's register for what is kept. Throws if the caller's organization has no such one. */
export const loadCertificate = async (
  tx: Tx,
  traces: readonly PersonalDataTable[],
  id: string,
): Promise<Certificate> => {
  const row = await tx.one(
    stored,
    sql`select e.*, o.name as organization, cardinality(e.purged) as documents,
          (select count(*)::int from document_files f where f.organization_id = e.organization_id and f.id = any(e.purged)) as waiting
        from erasure_certificates e join organizations o on o.id = e.organization_id
        where ${tenantCondition(tx, 'e')} and e.id = ${id}`,
  )
  if (!row) throw new UserError('not-found', 'Certificate not found')
  const getName = await loadNames(tx, [row.requested_by])
  const reasons = new Map(
    traces.map(({ table, leaves = [] }) => [table, leaves.map(({ because }) => because).join('; ')]),
  )
  return {
    id: row.id,
    organization: row.organization,
    erasedId: row.erased_id,
    records: row.records,
    cause: row.cause,
    requestedBy: formatRequester(row.requested_by, getName(row.requested_by)),
    requestedAt: row.requested_at && formatUtc(row.requested_at),
    erasedAt: formatUtc(row.erased_at),
    erased: row.erased,
    kept: Object.entries(row.kept).map(([table, rows]) => ({ table, rows, because: reasons.get(table) ?? '' })),
    storedFiles: row.stored_files,
    documents: row.documents,
    waiting: row.waiting,
    digests: row.digests,
    head: await loadHeadOfEvent(tx, {
      organizationId: row.organization_id,
      about: row.erased_id,
      name: 'candidate.erased',
    }),
  }
}
