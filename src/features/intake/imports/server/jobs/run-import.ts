import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { loadImports } from '../import-records.ts'
import { streamTableBatches } from '../layout/import-table.ts'
import { endImport, loadBatch } from '../load-batch.ts'
import { readAhead } from '../read-ahead.ts'
import { loadImportLookup } from '../read-file.ts'

const perBatch = 2_000
const runsFor = 15_000 // ms, then a run of its own kind continues: a run that died is noticed after a minute

/**
 * Loads a file batch by batch, each in a transaction with its marker. A run that is started again continues behind the
 * marker.
 */
export const runImportJob = job({
  name: 'run-import',
  tries: 5,
  expires: 60,
  input: z.object({ organizationId: z.guid(), importId: z.guid() }),
  run: async ({ organizationId, importId }, { inOrganization, services, signal }): Promise<void> => {
    const transact = inOrganization(organizationId)
    const { one, timeZone } = await transact(
      async (tx) => {
        const [found] = await loadImports(tx, sql`i.id = ${importId} and i.state = 'running'`)
        return { one: found, timeZone: found ? (await loadImportLookup(tx, found.organization_id)).timeZone : '' }
      },
      { readOnly: true },
    )
    if (!one?.stored_as) return
    const start = performance.now()
    try {
      const batches = streamTableBatches(await services.files.bytes(one.stored_as), one.choices.table, perBatch)
      for await (const { batch, ahead } of readAhead(batches, one, timeZone)) {
        if (signal.aborted) return
        if ((batch.at(-1)?.row ?? 0) <= one.done) continue
        if (!(await transact(async (tx) => await loadBatch(tx, importId, batch, ahead)))) return
        if (performance.now() - start > runsFor) {
          await transact(async (tx) => await runImportJob.enqueue(tx, { organizationId, importId }))
          return
        }
      }
    } catch (error) {
      // A fault of the file itself will not get better by trying again.
      if (!(error instanceof UserError) || error.code === 'unavailable') throw error
      await transact(async (tx) => await endImport(tx, importId, error.message))
      return
    }
    await transact(async (tx) => await endImport(tx, importId, null))
  },
})
