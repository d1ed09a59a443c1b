import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { findExport, makeExport, myExports } from '../contract/exports.ts'
import { filterChosen } from '../rules/chosen-columns.ts'
import {
  countForExport,
  formatExportName,
  insertExport,
  loadExports,
  loadOwnExport,
  toShownExport,
} from './export-records.ts'
import { writeExportJob } from './jobs/write-export.ts'

/** Asks for a file; a large workbook is written by a job, anything else when it is opened. */
export const makeExportRoute = command(makeExport, async ({ input, tx, actor, now, settings }) => {
  const { format, selection: selected, columns, timeZone } = input
  const chosen = filterChosen(columns)
  const total = await countForExport(tx, selected, { now, excellentFrom: settings.excellentFrom })
  const wanted = { format, selected, total, chosen, timeZone, fileName: formatExportName(format, timeZone, now) }
  const exportId = await insertExport(tx, actor, wanted, now)
  const made = await loadOwnExport(tx, actor, exportId, now)
  if (made.state === 'waiting') await writeExportJob.enqueue(tx, { organizationId: actor.organizationId, exportId })
  return {
    reply: toShownExport(made),
    events: [{ name: 'candidates.exported', about: exportId, after: { count: total, format } }],
  }
})

/** Your own downloads that have not expired, newest first. */
export const myExportsRoute = query(myExports, async ({ tx, actor, now }) => {
  const rows = await loadExports(
    tx,
    sql`organization_id = ${actor.organizationId} and made_by = ${actor.userId} and expires_at > ${now.toISOString()}`,
  )
  return { exports: rows.map(toShownExport) }
})

/** How far your own export is; the page asks again until its file is there. Anyone else’s is not found. */
export const findExportRoute = query(findExport, async ({ input, tx, actor, now }) =>
  toShownExport(await loadOwnExport(tx, actor, input.id, now)),
)
