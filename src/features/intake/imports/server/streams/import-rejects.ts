import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { importRejects } from '../../contract/imports.ts'
import { loadImport } from '../import-records.ts'
import { writeRejectsCsv } from '../write-rejects.ts'

const stored = z.object({ row: z.number(), cells: z.array(z.string()), reasons: z.array(z.string()) })

/** The rows that were rejected or skipped with the reasons; the file can be repaired and imported again. */
export const importRejectsRoute = stream(importRejects, async ({ input, transact, reply }): Promise<unknown> => {
  const { one, rows } = await transact(
    async (tx) => ({
      one: await loadImport(tx, input.id),
      rows: await tx.rows(
        stored,
        sql`select row, cells, reasons from import_rejects where ${tenantCondition(tx)} and import_id = ${input.id} order by row`,
      ),
    }),
    { readOnly: true },
  )
  if (rows.length === 0) throw new UserError('not-found', 'This import rejected or skipped no rows.')
  const name = `${one.file_name.replace(/\.[^.]*$/, '')}.not-loaded.csv`
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(writeRejectsCsv(one.headers, rows))
})
