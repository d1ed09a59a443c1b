import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from './database.ts'

/**
 * The records of one person who is to be erased: the requested one, and those that were merged into it; with the
 * numbers that texts go to and the keys of stored bytes that no other record shows.
 */
export type ErasureTarget = {
  organizationId: string
  ids: readonly string[]
  numbers: readonly string[]
  files: readonly string[]
  today: string
}
/**
 * Two records of one person: the data of the other record moves to the kept one, and moves back when the merge is
 * undone. `columns` of the kept record hold the other's values now, or their own again.
 */
export type MergedPair = { organizationId: string; keptId: string; otherId: string; columns: readonly string[] }
/** By table, the notes of its trace for undoing. They are stored in the database: read them by a shape. */
export type UndoNotes = Readonly<Record<string, unknown>>
/** How many rows moved, and what is needed to move them back; null for nothing. */
export type MoveResult = { count: number; rows: unknown }
/**
 * A way there and a way back: rows that a merge changed and no one touched since are as before, and so many rows went
 * back.
 */
export type ReversibleMerge = {
  there: (tx: Tx, merged: MergedPair, written: UndoNotes) => Promise<MoveResult>
  back: (tx: Tx, merged: MergedPair, written: UndoNotes) => Promise<number>
}

/** Columns that stay as they are when a person is erased, and why; `all` for tables whose columns are a library's. */
type LeftColumns = { columns: readonly string[] | 'all'; because: string }

/** A table that holds something of a candidate: how it is found, and what erasure and merge do with it. */
export type PersonalTable = {
  table: string
  /** The column with the candidate's id, or the condition that finds the rows. */
  by: string | ((gone: ErasureTarget) => SQL)
  /** The rows go, stay for the reasons in `leaves`, or get these values. */
  erase: 'delete' | 'keep' | ((gone: ErasureTarget) => Record<string, SQL>)
  leaves?: readonly LeftColumns[]
  /** Days after which rows are deleted anyway; without it they stay as long as the person. */
  keptDays?: number
  /** Columns that a person’s file leaves out, and why; by default it has them all. */
  withholds?: readonly LeftColumns[]
  /** Selects the keys (`key`) of stored bytes that go along. Asked before anything is erased. */
  files?: (gone: ErasureTarget) => SQL
  /** The kept record gets the rows, they stay with the other (and are erased with it), or what this does. */
  merge: 'move' | 'stay' | ReversibleMerge
  /** The key of the rows of an organization, `id` by default. */
  key?: readonly [string, ...string[]]
}
/** A table that holds nothing of a candidate, or nothing that can be found by one. */
export type ImpersonalTable = { table: string; leaves: readonly LeftColumns[] }
export type PersonalDataTable = PersonalTable | ImpersonalTable

export const isPersonal = (trace: PersonalDataTable): trace is PersonalTable => 'by' in trace

/** Tables without anything of a candidate, with the columns that could look as if they had, for one reason. */
export const listNonPersonalTables = (
  because: string,
  tables: Record<string, readonly string[] | 'all'>,
): ImpersonalTable[] => Object.entries(tables).map(([table, columns]) => ({ table, leaves: [{ columns, because }] }))

/** `column` is one of these people's ids; for the organization alone, which indexes begin with. */
export const matchPeople = (column: string, { organizationId, ids }: ErasureTarget): SQL =>
  sql`organization_id = ${organizationId} and ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`

/** `column` is one of these people's numbers. */
export const matchNumber = (column: string, { numbers }: ErasureTarget): SQL =>
  sql`${sql.identifier(column)} = any(${sql.param(numbers)}::text[])`

/** The rows of these people in a table that knows a number, not whose it is. */
export const selectByNumber = (gone: ErasureTarget): SQL =>
  sql`organization_id = ${gone.organizationId} and ${matchNumber('phone', gone)}`

/** A table's name in a statement, with its schema if it has one. */
export const writeTableName = (table: string): SQL =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  )

/** The condition that finds the rows of these people. */
export const matchRows = ({ by }: PersonalTable, gone: ErasureTarget): SQL =>
  typeof by === 'string' ? matchPeople(by, gone) : by(gone)

/** By table, how many rows of these people there are; tables without any are left out. */
const countHeld = async (tx: Tx, held: readonly PersonalTable[], gone: ErasureTarget) => {
  const counts = held.map(
    (trace) =>
      sql`select ${trace.table} as name, count(*)::int as n from ${writeTableName(trace.table)} where ${matchRows(trace, gone)}`,
  )
  const rows = await tx.rows(z.object({ name: z.string(), n: z.number() }), sql.join(counts, sql` union all `))
  return Object.fromEntries(rows.flatMap(({ name, n }) => (n > 0 ? [[name, n] as const] : [])))
}

const eraseOne = async (tx: Tx, trace: PersonalTable, gone: ErasureTarget) => {
  if (trace.erase === 'keep') return 0
  if (trace.erase === 'delete')
    return await tx.run(sql`delete from ${writeTableName(trace.table)} where ${matchRows(trace, gone)}`)
  const values = Object.entries(trace.erase(gone)).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  return await tx.run(
    sql`update ${writeTableName(trace.table)} set ${sql.join(values, sql`, `)} where ${matchRows(trace, gone)}`,
  )
}

/** By table, how many rows were deleted or emptied, and how many stay for the reasons in `leaves`; the keys of stored bytes that are to go. */
export type ErasureCounts = {
  erased: Readonly<Record<string, number>>
  kept: Readonly<Record<string, number>>
  files: readonly string[]
}

/**
 * Forgets these people, one statement a table, in the order of the list. Throws if a row is left that was to be deleted: then nothing
 * is erased, and the next run tries again.
 */
export const erasePersonalData = async (
  tx: Tx,
  traces: readonly PersonalDataTable[],
  gone: ErasureTarget,
): Promise<ErasureCounts> => {
  const held = traces.filter(isPersonal)
  const files = new Set(gone.files)
  for (const { files: select } of held) {
    const found = select ? await tx.rows(z.object({ key: z.nullable(z.string()) }), select(gone)) : []
    for (const { key } of found) if (key !== null) files.add(key)
  }
  const staying = held.filter(({ erase }) => erase === 'keep')
  const kept = await countHeld(tx, staying, gone)
  const erased: Record<string, number> = {}
  for (const trace of held) {
    const n = await eraseOne(tx, trace, gone)
    if (n > 0) erased[trace.table] = n
  }
  const deleted = held.filter(({ erase }) => erase === 'delete')
  const left = Object.keys(await countHeld(tx, deleted, gone))
  if (left.length > 0) throw new Error(`An erasure left rows in ${left.join(', ')}`)
  return { erased, kept, files: [...files] }
}
