import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import type { ImportChoices } from '../rules/mapping.ts'
import { wholeFile } from '../rules/table/file-tables.ts'
import { storedValues } from './layout/layouts.ts'

const undoneDays = 30

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  made_by: z.nullable(z.string()),
  file_name: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  headers: z.array(z.string()),
  mapping: z.record(z.string(), z.number()),
  choices: z.object({
    table: z._default(z.object({ from: z.number(), header: z.number(), until: z.number() }), wholeFile),
    notes: z._default(z.array(z.number()), []),
    values: z._default(storedValues, {}),
  }),
  consent: z.nullable(z.string()),
  stored_as: z.nullable(z.string()),
  total: z.number(),
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  rejected: z.number(),
  failure: z.nullable(z.string()),
  has_rejects: z.boolean(),
  at: z.string(),
  undone_at: z.nullable(z.string()),
})
export type ImportRecord = z.output<typeof stored>

/** Returns the choices for the file of an import. */
export const getRecordedChoices = ({ mapping, choices }: ImportRecord): ImportChoices => ({ mapping, ...choices })

/** The row of its sheet that names the columns; those up to it are no people. */
export const readHeadingRow = ({ choices: { table } }: ImportRecord): number => table.header - table.from + 1

export const loadImports = async (tx: Tx, where: SQL) =>
  await tx.rows(
    stored,
    sql`select ${selectColumns(stored.shape, 'i', ['has_rejects'])},
          exists (select from import_rejects r where ${tenantCondition(tx, 'r')} and r.import_id = i.id) as has_rejects
        from imports i where ${tenantCondition(tx, 'i')} and ${where} order by i.at desc limit 50`,
  )

export const loadImport = async (tx: Tx, id: string) => {
  const [found] = await loadImports(tx, sql`i.id = ${id}`)
  if (!found) throw new UserError('not-found', 'Import not found')
  return found
}

export const canUndo = (one: ImportRecord, now: Date): boolean =>
  one.state !== 'running' &&
  one.undone_at === null &&
  now.getTime() - new Date(one.at).getTime() < undoneDays * msPerDay

export const toShownImport = (one: ImportRecord, now: Date) => ({
  id: one.id,
  fileName: one.file_name,
  state: one.state,
  total: one.total,
  done: one.done,
  counts: { created: one.created, updated: one.updated, skipped: one.skipped, rejected: one.rejected },
  failure: one.failure,
  rejectsUrl: one.has_rejects ? `/api/imports/${one.id}/rejects` : null,
  at: one.at,
  undone_at: one.undone_at,
  canUndo: canUndo(one, now),
})
