import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { type ErasureTarget, erasePersonalData } from '../../../../../platform/server/personal-data.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { loadOwnFiles } from '../../../directory/server/public.ts'
import { lockOutHolds } from '../../../legal-holds/server/public.ts'
import { loadNumbers } from '../../../opt-outs/server/public.ts'
import { loadCertified, writeCertificate } from '../certificates.ts'

const perRun = 500
/** Days from the notice to Admins until an organization's retention deletes its first people. */
const noticeDays = 7
const id = z.object({ id: z.string() })
const due = z.object({ id: z.string(), organization_id: z.string() })

/**
 * Locks the due record and every record that was merged into it, in a chain of any length. Null if the request was
 * undone, or a legal hold covers the person.
 */
const lockGone = async (tx: Tx, record: z.output<typeof due>, today: string): Promise<ErasureTarget | null> => {
  const { organization_id: organizationId } = record
  await lockOutHolds(tx, organizationId)
  const first = await tx.one(
    id,
    sql`select id from all_candidates where id = ${record.id} and erasure_due_on <= ${today} and not app.is_held(organization_id, id) for update`,
  )
  if (!first) return null
  const rows = await tx.rows(
    id,
    sql`with recursive gone as (
          select ${record.id}::uuid as id
          union select c.id from all_candidates c join gone on c.merged_into = gone.id where c.organization_id = ${organizationId}
        )
        select c.id from all_candidates c where c.organization_id = ${organizationId} and c.id in (select id from gone) order by c.id for update`,
  )
  const ids = rows.map((row) => row.id)
  const numbers = await loadNumbers(tx, organizationId, ids)
  const files = await loadOwnFiles(tx, organizationId, ids)
  return { organizationId, ids, numbers, files, today }
}

/** Everything that identifies the person. That someone was here, and when, stays in the events without their values, and in a certificate. */
const erase = async (
  tx: Tx,
  { traces, config, clock }: Pick<Services, 'traces' | 'config' | 'clock'>,
  gone: ErasureTarget,
  id: string,
) => {
  const known = await loadCertified(tx, gone, config.appSecret)
  const done = await erasePersonalData(tx, traces, gone)
  const { organizationId } = gone
  await recordEvents(
    tx,
    null,
    gone.ids.map((about) => ({ name: 'candidate.erased', about, organizationId })),
  )
  await writeCertificate(tx, { gone, id, known, done, now: clock() })
  await notifyChange(tx, [organizationId], ['candidates', 'texts', 'interviews'])
  return done.files
}

/** Deletes anyone who asked for it 30 days ago, with all that the register of traces knows, one transaction each; every night. */
export const eraseCandidatesJob = job({
  name: 'erase-candidates',
  tries: 3,
  every: '23 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const today = services.clock().toISOString().slice(0, 10)
    const { files } = services
    const people = await inAll(
      async (tx) =>
        await tx.rows(
          due,
          sql`select c.id, c.organization_id from all_candidates c where c.erasure_due_on <= ${today}
              and not app.is_held(c.organization_id, c.id)
              and (coalesce(c.erase_reason, '') !~ '^Kept for [0-9]+ months$' or exists (select from organizations o
                where o.id = c.organization_id and o.retention_noticed_on <= ${today}::date - ${noticeDays}::int))
            order by c.erasure_due_on limit ${perRun}`,
        ),
      { readOnly: true },
    )
    for (const record of people) {
      await inAll(async (tx) => {
        const gone = await lockGone(tx, record, today)
        // Before the row is gone for good: if a file cannot be removed now, the next run finds it again.
        for (const key of gone ? await erase(tx, services, gone, record.id) : []) await files.remove(key)
      })
    }
  },
})
