import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openClamav } from '../../../../../integrations/clamav/clamav.ts'
import { findActiveContent } from '../../../../../integrations/documents/extract-text.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { selectColumns } from '../../../../../platform/server/select-columns.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { createDocumentEvent } from '../change-documents.ts'

type Bytes = { organizationId: string; storedAs: string }
type ScanFinding = { reason: string | null; scanner: string | null }

/** Looks into bytes that are stored: for what can run, and for viruses where a scanner is connected. */
const look = async (services: Services, bytes: Uint8Array): Promise<ScanFinding> => {
  const reason = await findActiveContent(bytes)
  const { clamav } = services.config
  if (reason !== null || !clamav) return { reason, scanner: null }
  const scan = await openClamav(clamav).scan(bytes)
  return { reason: scan.clean ? null : `${scan.scanner} found ${scan.virus}.`, scanner: scan.scanner }
}

const about = z.object({
  id: z.string(),
  organization_id: z.string(),
  candidate_id: z.nullable(z.string()),
  folder_id: z.nullable(z.string()),
  name: z.string(),
})

/** The findings are written once: a second worker finds nothing that waits. */
const settle = async (tx: Tx, { organizationId, storedAs }: Bytes, { reason, scanner }: ScanFinding, now: string) => {
  const state = reason === null ? 'checked' : 'quarantined'
  const settled =
    await tx.run(sql`insert into document_checks (organization_id, stored_as, state, reason, scanner, uploaded_by, checked_at)
    select ${organizationId}, ${storedAs}, ${state}, ${reason}, ${scanner}, f.uploaded_by, ${now}::timestamptz
    from (select uploaded_by from document_files where ${tenantCondition(tx)} and stored_as = ${storedAs}
          union all select uploaded_by from document_versions where ${tenantCondition(tx)} and stored_as = ${storedAs} limit 1) f
    on conflict (organization_id, stored_as) do update set state = excluded.state, reason = excluded.reason, scanner = excluded.scanner,
      checked_at = excluded.checked_at where document_checks.state = 'waiting'`)
  if (settled === 0) return
  const files = await tx.rows(
    about,
    sql`select ${selectColumns(about.shape, 'f')} from document_files f where ${tenantCondition(tx, 'f')} and (f.stored_as = ${storedAs}
          or exists (select from document_versions v where ${tenantCondition(tx, 'v')} and v.file_id = f.id and v.stored_as = ${storedAs}))`,
  )
  if (reason !== null)
    await recordEvents(
      tx,
      null,
      files.map((file) => createDocumentEvent('files', 'held', file, null, { name: file.name, reason })),
    )
  await notifyChange(tx, [organizationId], ['documents'])
}

const check = async (services: Services, transact: Transact, storedAs: string) => {
  const waits = await transact(
    async (tx) =>
      await tx.one(
        z.object({ organizationId: z.string() }),
        sql`select organization_id as "organizationId" from
              (select organization_id from document_files where ${tenantCondition(tx)} and stored_as = ${storedAs}
                union all select organization_id from document_versions where ${tenantCondition(tx)} and stored_as = ${storedAs}) f
            where not exists (select from document_checks where ${tenantCondition(tx)} and stored_as = ${storedAs} and state <> 'waiting') limit 1`,
      ),
    { readOnly: true },
  )
  if (!waits) return
  const found = await look(services, await services.files.bytes(storedAs))
  const bytes = { organizationId: waits.organizationId, storedAs }
  await transact(async (tx) => await settle(tx, bytes, found, services.clock().toISOString()))
}

/** Has the virus scanner check an upload, soon after it came. Tries again while it does not answer. */
export const checkDocumentJob = job({
  name: 'check-document',
  tries: 4,
  expires: 180,
  input: z.object({ organizationId: z.guid(), storedAs: z.string() }),
  run: async ({ organizationId, storedAs }, { inOrganization, services }) => {
    await check(services, inOrganization(organizationId), storedAs)
  },
})

const perRun = 200
const patience = 300_000 // ms: until then the upload's own job looks

/** Comes to what no one looked into: files from before there were checks, and those for which the scanner was away; every 10 minutes. */
export const sweepDocumentChecksJob = job({
  name: 'sweep-document-checks',
  tries: 1,
  every: '*/10 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const before = new Date(services.clock().getTime() - patience).toISOString()
    const waiting = await inAll(
      async (tx) =>
        await tx.rows(
          z.object({ storedAs: z.string() }),
          sql`(select stored_as as "storedAs" from document_checks where state = 'waiting' and created_at < ${before} order by created_at limit ${perRun})
              union (select f.stored_as from document_files f
                where not exists (select from document_checks k where k.organization_id = f.organization_id and k.stored_as = f.stored_as) limit ${perRun})
              union (select v.stored_as from document_versions v
                where not exists (select from document_checks k where k.organization_id = v.organization_id and k.stored_as = v.stored_as) limit ${perRun})`,
        ),
      { readOnly: true },
    )
    for (const { storedAs } of waiting) {
      if (signal.aborted) return
      await check(services, inAll, storedAs).catch((error: unknown) =>
        services.log.warn({ err: error }, 'couldn’t check a document'),
      )
    }
  },
})
