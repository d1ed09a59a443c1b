import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import type { Viewing } from '../../directory/server/public.ts'
import { checkTotal, countSelected, type ParsedSelection, selection } from '../../directory/server/public.ts'
import { type ChosenColumn, chosenColumns } from '../rules/chosen-columns.ts'
import { type ExportFormat, exportFileName, exportFormats } from '../rules/export-row.ts'

/** Days that a download is kept. */
export const keptDays = 7

/** An Excel file of more candidates than this is written by a job. */
const mostAtOnce = 5_000

const stored = z.object({
  id: z.string(),
  format: z.enum(exportFormats),
  selection,
  columns: z.array(z.enum(chosenColumns)),
  time_zone: z.nullable(z.string()),
  file_name: z.string(),
  total: z.number(),
  done: z.number(),
  state: z.enum(['streamed', 'waiting', 'ready', 'failed']),
  stored_as: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
})
export type ExportRecord = z.output<typeof stored>
const columns = sql`id, format, selection, columns, time_zone, file_name, total, done, state, stored_as, created_at, expires_at`

export const loadExports = async (tx: Tx, where: SQL) =>
  await tx.rows(
    stored,
    sql`select ${columns} from exports where ${tenantCondition(tx)} and ${where} order by created_at desc limit 100`,
  )

export const toShownExport = ({ file_name, stored_as, ...rest }: ExportRecord) => ({
  ...rest,
  fileName: file_name,
  url: rest.state === 'streamed' || stored_as !== null ? `/api/exports/${rest.id}/file` : null,
})

/** One download of your own that has not expired; anyone else's is not found. */
export const loadOwnExport = async (tx: Tx, actor: Caller, id: string, now: Date) => {
  const mine = sql`id = ${id} and made_by = ${actor.userId} and expires_at > ${now.toISOString()}`
  const [found] = await loadExports(tx, mine)
  if (!found) throw new UserError('not-found', 'This download no longer exists.')
  return found
}

/** How many are selected now; refuses unknown people and a count that moved. */
export const countForExport = async (tx: Tx, selected: ParsedSelection, viewing: Viewing) => {
  const total = await countSelected(tx, selected, viewing)
  checkTotal(selected, total)
  return total
}

export const formatExportName = (format: ExportFormat, timeZone: string, now: Date) =>
  exportFileName(toLocalDay(now, timeZone), format)

type ExportInput = {
  format: ExportFormat
  selected: ParsedSelection
  total: number
  fileName: string
  chosen: readonly ChosenColumn[]
  timeZone: string
}

export const insertExport = async (tx: Tx, actor: Caller, wanted: ExportInput, now: Date) => {
  const { format, selected, total, fileName, chosen, timeZone } = wanted
  const id = randomUUID()
  const state = format === 'xlsx' && total > mostAtOnce ? 'waiting' : 'streamed'
  const expires = new Date(now.getTime() + keptDays * msPerDay).toISOString()
  await tx.run(sql`insert into exports (id, organization_id, made_by, format, selection, columns, time_zone, file_name, total, state, created_at, expires_at)
    values (${id}, ${actor.organizationId}, ${actor.userId}, ${format}, ${JSON.stringify(selected)}::jsonb,
      ${sql.param([...chosen])}::text[], ${timeZone}, ${fileName}, ${total}, ${state},
      ${now.toISOString()}, ${expires})`)
  return id
}
