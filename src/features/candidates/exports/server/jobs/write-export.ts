import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { doLongWork } from '../../../../../platform/server/process/give-way.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { loadExports } from '../export-records.ts'
import { type ExportedRow, streamExportRows } from '../stream-export-rows.ts'
import { exportWorkbookPieces } from '../streams/export-pieces.ts'

async function* counting(
  chunks: AsyncIterable<ExportedRow[]>,
  tell: (done: number) => Promise<void>,
  signal: AbortSignal,
) {
  let done = 0
  for await (const rows of chunks) {
    signal.throwIfAborted()
    yield rows
    done += rows.length
    await tell(done)
  }
}

const progress = async (transact: Transact, id: string, organizationId: string, done: number) => {
  await transact(async (tx) => {
    await tx.run(sql`update exports set done = ${done} where ${tenantCondition(tx)} and id = ${id}`)
    await notifyChange(tx, [organizationId], ['activity'])
  })
}

/** Writes a large file outside of the request and offers it. After a crash it starts again and writes the same file. */
export const writeExportJob = job({
  name: 'write-export',
  tries: 3,
  expires: 600,
  input: z.object({ organizationId: z.guid(), exportId: z.guid() }),
  run: async ({ organizationId, exportId }, { inOrganization, services, signal }) => {
    const transact = inOrganization(organizationId)
    const [wanted] = await transact(async (tx) => await loadExports(tx, sql`id = ${exportId} and state = 'waiting'`), {
      readOnly: true,
    })
    if (!wanted) return
    const key = `exports/${exportId}.xlsx`
    const viewing = { now: new Date(wanted.created_at), excellentFrom: services.config.excellentFrom }
    const write = async (tx: Tx, giveWay: () => Promise<void>) => {
      const rows = counting(
        streamExportRows(tx, {
          selected: wanted.selection,
          viewing,
          chosen: wanted.columns,
          timeZone: wanted.time_zone,
        }),
        async (done) => {
          await progress(transact, exportId, organizationId, done)
          await giveWay()
        },
        signal,
      )
      await services.files.putStream(key, exportWorkbookPieces(rows, wanted.columns), 'application/octet-stream')
    }
    await doLongWork(
      services.pool,
      async (giveWay) => await transact(async (tx) => await write(tx, giveWay), { readOnly: true }),
    )
    await transact(async (tx) => {
      await tx.run(
        sql`update exports set state = 'ready', stored_as = ${key}, total = done where ${tenantCondition(tx)} and id = ${exportId} and state = 'waiting'`,
      )
      await notifyChange(tx, [organizationId], ['activity'])
    })
  },
})
