import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openFiles } from '../../../../integrations/files/files.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { announce, writeFacts } from '../../../../platform/server/facts.ts'
import { job } from '../../../../platform/server/job.ts'

const perRun = 500
const due = z.object({ id: z.string(), organization_id: z.string() })
const filesOf = z.object({ resume_file: z.nullable(z.string()), video_file: z.nullable(z.string()) })

/** Everything that says who it was. That somebody was here, and when, stays in the facts without their values. */
const erase = async (tx: Tx, id: string, organizationId: string, today: string) => {
  const row = await tx.one(
    filesOf,
    sql`select resume_file, video_file from all_candidates where id = ${id} and erase_on <= ${today} for update`,
  )
  if (!row) return []
  const of = sql`organization_id = ${organizationId} and candidate_id = ${id}`
  const unread = await tx.rows(
    z.object({ stored_as: z.string() }),
    sql`delete from resume_readings where ${of} returning stored_as`,
  )
  await tx.run(sql`delete from scheduler_requests where ${of}`)
  await tx.run(sql`delete from text_batch_skips where ${of}`)
  await tx.run(sql`delete from candidate_status_changes where ${of}`)
  await tx.run(sql`delete from webhook_deliveries where organization_id = ${organizationId} and about = ${id}`)
  await tx.run(sql`delete from interviews where ${of}`)
  await tx.run(
    sql`delete from text_notes where organization_id = ${organizationId}
        and recipient_id in (select r.id from text_recipients r where ${of})`,
  )
  await tx.run(sql`delete from text_drafts where ${of}`)
  await tx.run(sql`delete from text_messages where ${of}`)
  await tx.run(sql`delete from text_recipients where ${of}`)
  await tx.run(
    sql`delete from fact_values v using facts f where f.id = v.fact_id and f.organization_id = ${organizationId} and f.about = ${id}`,
  )
  // As if they had lain in the trash long enough: the next purge takes their bytes, too.
  await tx.run(
    sql`update document_files set deleted_at = ${today}::date - 40, trashed_with = id, name = 'erased ' || id where ${of}`,
  )
  await tx.run(sql`delete from all_candidates where id = ${id}`)
  await writeFacts(tx, null, [{ name: 'candidate.erased', about: id, organizationId }])
  await announce(tx, [organizationId], ['candidates', 'texts', 'interviews'])
  return [row.resume_file, row.video_file, ...unread.map((each) => each.stored_as)].filter((key) => key !== null)
}

/** Deletes whoever asked for it 30 days ago, one transaction each; every night. */
export const eraseCandidatesJob = job({
  name: 'erase-candidates',
  tries: 3,
  every: '23 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, house }) => {
    const inAll = inOrganization(house.config.platformOrganizationId)
    const today = house.clock().toISOString().slice(0, 10)
    const files = openFiles(house.config.files)
    const people = await inAll(
      async (tx) =>
        await tx.rows(
          due,
          sql`select id, organization_id from all_candidates where erase_on <= ${today} order by erase_on limit ${perRun}`,
        ),
      { readOnly: true },
    )
    for (const { id, organization_id } of people) {
      await inAll(async (tx) => {
        // Before the row is gone for good: what could not be removed is found again by the next run.
        for (const key of await erase(tx, id, organization_id, today)) await files.remove(key)
      })
    }
  },
})
