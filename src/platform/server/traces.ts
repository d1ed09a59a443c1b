import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from './database.ts'

/**
 * The records of one person who is to be forgotten: the one that was asked about, and those that were merged into it; with the
 * numbers that texts go to and the keys of stored bytes that no other record shows.
 */
export type Gone = {
  organizationId: string
  ids: readonly string[]
  numbers: readonly string[]
  files: readonly string[]
  today: string
}
/** Two records of one person: what the other one had becomes the kept one's. */
export type Merged = { organizationId: string; keptId: string; otherId: string }

/** Columns that stay as they are when a person is erased, and why; `all` for tables whose columns are a library's. */
type Left = { columns: readonly string[] | 'all'; because: string }

/** A table that holds something of a candidate: how it is found, and what erasure and merge do with it. */
export type PersonalTable = {
  table: string
  /** The column with the candidate's id, or the condition that finds the rows. */
  by: string | ((gone: Gone) => SQL)
  /** The rows go, stay for the reasons in `leaves`, or get these values. */
  erase: 'delete' | 'keep' | ((gone: Gone) => Record<string, SQL>)
  leaves?: readonly Left[]
  /** Selects the keys (`key`) of stored bytes that go along. Asked before anything is erased. */
  files?: (gone: Gone) => SQL
  /** The kept record gets the rows, they stay with the other (and are erased with it), or what this does; answers how many moved. */
  merge: 'move' | 'stay' | ((tx: Tx, merged: Merged) => Promise<number>)
}
/** A table that holds nothing of a candidate, or nothing that can be found by one. */
export type ImpersonalTable = { table: string; leaves: readonly Left[] }
export type Trace = PersonalTable | ImpersonalTable

export const isPersonal = (trace: Trace): trace is PersonalTable => 'by' in trace

/** Tables without anything of a candidate, with the columns that could look as if they had, for one reason. */
export const nothing = (because: string, tables: Record<string, readonly string[] | 'all'>): ImpersonalTable[] =>
  Object.entries(tables).map(([table, columns]) => ({ table, leaves: [{ columns, because }] }))

/** `column` is one of these people's ids; for the organization alone, which indexes begin with. */
export const isOneOf = (column: string, { organizationId, ids }: Gone): SQL =>
  sql`organization_id = ${organizationId} and ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`

/** `column` is one of these people's numbers. */
export const isNumberOf = (column: string, { numbers }: Gone): SQL =>
  sql`${sql.identifier(column)} = any(${sql.param(numbers)}::text[])`

/** The rows of these people in a table that knows a number, not whose it is. */
export const byNumber = (gone: Gone): SQL =>
  sql`organization_id = ${gone.organizationId} and ${isNumberOf('phone', gone)}`

const named = (table: string): SQL =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  )

const rowsOf = ({ by }: PersonalTable, gone: Gone): SQL => (typeof by === 'string' ? isOneOf(by, gone) : by(gone))

const eraseOne = async (tx: Tx, trace: PersonalTable, gone: Gone) => {
  if (trace.erase === 'keep') return
  if (trace.erase === 'delete') {
    await tx.run(sql`delete from ${named(trace.table)} where ${rowsOf(trace, gone)}`)
    return
  }
  const values = Object.entries(trace.erase(gone)).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  await tx.run(sql`update ${named(trace.table)} set ${sql.join(values, sql`, `)} where ${rowsOf(trace, gone)}`)
}

/** Forgets these people, one statement a table, in the order of the list; answers the keys of the stored bytes that are to go. */
export const eraseTraces = async (tx: Tx, traces: readonly Trace[], gone: Gone): Promise<string[]> => {
  const held = traces.filter(isPersonal)
  const files = new Set(gone.files)
  for (const { files: select } of held) {
    const found = select ? await tx.rows(z.object({ key: z.nullable(z.string()) }), select(gone)) : []
    for (const { key } of found) if (key !== null) files.add(key)
  }
  for (const trace of held) await eraseOne(tx, trace, gone)
  return [...files]
}

const mergeOne = async (tx: Tx, { table, by, merge }: PersonalTable, merged: Merged): Promise<number> => {
  if (typeof merge === 'function') return await merge(tx, merged)
  if (merge === 'stay' || typeof by !== 'string') return 0
  const { organizationId, keptId, otherId } = merged
  const column = sql.identifier(by)
  return await tx.run(
    sql`update ${named(table)} set ${column} = ${keptId} where organization_id = ${organizationId} and ${column} = ${otherId}`,
  )
}

/**
 * Gives the kept record what the other one had; answers how many rows moved, by table. The other way round than erasing: what
 * others point to (a thread) moves before what points to it (its texts).
 */
export const mergeTraces = async (
  tx: Tx,
  traces: readonly Trace[],
  merged: Merged,
): Promise<Record<string, number>> => {
  const moved: Record<string, number> = {}
  for (const trace of traces.filter(isPersonal).toReversed()) moved[trace.table] = await mergeOne(tx, trace, merged)
  return moved
}
