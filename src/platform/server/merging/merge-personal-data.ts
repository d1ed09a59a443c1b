import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../database.ts'
import {
  isPersonal,
  type MergedPair,
  type MoveResult,
  type PersonalDataTable,
  type PersonalTable,
  type UndoNotes,
  writeTableName,
} from '../personal-data.ts'

const moved = z.object({ count: z.number(), rows: z.unknown() })

/** Runs an update that names its returned columns, and returns how many rows it touched with those, as JSON. */
export const moveRows = async (tx: Tx, update: SQL): Promise<MoveResult> =>
  (await tx.one(
    moved,
    sql`with moved as (${update}) select count(*)::int as count, jsonb_agg(to_jsonb(moved)) as rows from moved`,
  )) ?? { count: 0, rows: null }

const apply = async (
  tx: Tx,
  { table, by, merge, key = ['id'] }: PersonalTable,
  merged: MergedPair,
  written: UndoNotes,
) => {
  if (typeof merge === 'object') return await merge.there(tx, merged, written)
  if (merge === 'stay' || typeof by !== 'string') return { count: 0, rows: null }
  const { organizationId, keptId, otherId } = merged
  const column = sql.identifier(by)
  const keys = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  return await moveRows(
    tx,
    sql`update ${writeTableName(table)} set ${column} = ${keptId} where organization_id = ${organizationId} and ${column} = ${otherId} returning ${keys}`,
  )
}

const revert = async (
  tx: Tx,
  { table, by, merge, key = ['id'] }: PersonalTable,
  merged: MergedPair,
  written: UndoNotes,
) => {
  if (typeof merge === 'object') return await merge.back(tx, merged, written)
  const rows = written[table]
  if (merge === 'stay' || typeof by !== 'string' || !Array.isArray(rows)) return 0
  const { organizationId, keptId, otherId } = merged
  const column = sql.identifier(by)
  const name = writeTableName(table)
  const same = key.map((each) => sql`t.${sql.identifier(each)} = k.${sql.identifier(each)}`)
  return await tx.run(
    sql`update ${name} t set ${column} = ${otherId} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) k
        where t.organization_id = ${organizationId} and t.${column} = ${keptId} and ${sql.join(same, sql` and `)}`,
  )
}

/**
 * Gives the kept record what the other one had, one statement a table; answers by table how many rows moved, and what is needed to take
 * it back. The other way round than erasing: what others point to (a thread) moves before what points to it (its texts).
 */
export const mergePersonalData = async (tx: Tx, traces: readonly PersonalDataTable[], merged: MergedPair) => {
  const counts: Record<string, number> = {}
  const written: Record<string, unknown> = {}
  for (const trace of traces.filter(isPersonal).toReversed()) {
    const { count, rows } = await apply(tx, trace, merged, written)
    counts[trace.table] = count
    if (rows !== null) written[trace.table] = rows
  }
  return { counts, written }
}

/**
 * Moves rows that came from the other record and are still with the kept one to it again, in the order of the merge;
 * returns how many rows, by table.
 */
export const unmergePersonalData = async (
  tx: Tx,
  traces: readonly PersonalDataTable[],
  merged: MergedPair,
  written: UndoNotes,
) => {
  const counts: Record<string, number> = {}
  for (const trace of traces.filter(isPersonal).toReversed())
    counts[trace.table] = await revert(tx, trace, merged, written)
  return counts
}
