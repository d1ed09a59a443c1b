import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { trashDays } from '../../rules/expiry.ts'

const perRun = 500
const id = z.object({ id: z.string() })
const gone = z.object({
  id: z.string(),
  organization_id: z.string(),
  candidate_id: z.nullable(z.string()),
  name: z.string(),
  stored_as: z.string(),
})

/**
 * Deletes entries that were in the trash for 30 days, every hour. Bytes go first and only when no other file or version
 * has the same ones, the row last: a run that dies in between is done again and finds the row.
 */
export const purgeDocumentsJob = job({
  name: 'purge-documents',
  tries: 1,
  every: '41 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const before = new Date(services.clock().getTime() - trashDays * msPerDay).toISOString()
    const { files } = services
    const old = await inAll(
      async (tx) =>
        await tx.rows(
          id,
          sql`select id from document_files where deleted_at < ${before} order by deleted_at limit ${perRun}`,
        ),
      { readOnly: true },
    )
    for (const file of old) {
      if (signal.aborted) return
      await inAll(async (tx) => {
        const [row] = await tx.rows(
          gone,
          sql`select id, organization_id, candidate_id, name, stored_as from document_files where id = ${file.id} and deleted_at < ${before} for update`,
        )
        if (!row) return
        const held = await tx.rows(
          z.object({ stored_as: z.string() }),
          sql`select stored_as from document_files where id = ${row.id} union select stored_as from document_versions where file_id = ${row.id}`,
        )
        await tx.run(sql`delete from document_files where id = ${row.id}`)
        for (const { stored_as } of held) {
          const used = await tx.one(
            z.object({ used: z.boolean() }),
            sql`select exists (select from document_files where stored_as = ${stored_as})
                  or exists (select from document_versions where stored_as = ${stored_as}) as used`,
          )
          if (used?.used) continue
          await tx.run(sql`delete from document_checks where stored_as = ${stored_as}`)
          await files.remove(stored_as)
        }
        await recordEvents(tx, null, [
          {
            name: 'document.purged',
            about: row.id,
            candidateId: row.candidate_id,
            organizationId: row.organization_id,
            before: { name: row.name },
          },
        ])
      })
    }
    await inAll(async (tx) => {
      // The innermost first: a folder goes when it is empty.
      for (let many = 1; many > 0; )
        many = await tx.run(sql`delete from document_folders d where d.deleted_at < ${before}
          and not exists (select from document_folders c where c.parent_id = d.id) and not exists (select from document_files f where f.folder_id = d.id)`)
    })
  },
})
