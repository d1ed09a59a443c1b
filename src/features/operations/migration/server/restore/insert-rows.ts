import { randomBytes, randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Tx } from '../../../../../platform/server/database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { leftOutColumns } from '../../../organization-export/rules/export-register.ts'
import type { TableShape } from '../../../organization-export/server/public.ts'
import type { ExportedRow } from '../../rules/settle-row.ts'

/** Triggers write rows of these tables for others: the export's rows replace them. */
const filledByTriggers = new Set(['resume_scores'])

/** Columns that get a value that no one knows, so that links and signatures from before are dead. */
const listRandomColumns = (table: string): string[] =>
  [...leftOutColumns].flatMap(([name, { isRandom }]) =>
    isRandom && name.startsWith(`${table}.`) ? [name.slice(table.length + 1)] : [],
  )

const isTaken = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '23505'
const isBroken = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && (error.code === '23503' || error.code === '22P02' || error.code === '23514')

const explain = (table: string, error: unknown): unknown => {
  if (isTaken(error))
    return new UserError('conflict', `${table} has a row that exists here already. ${error.detail ?? ''}`)
  if (isBroken(error))
    return new UserError('invalid', `${table} has a row that doesn’t fit. ${error.detail ?? error.message}`)
  return error
}

/** Inserts rows of an export, the values as PostgreSQL wrote them, in one statement. Throws a sentence for a row that is in the way. */
export const insertExported = async (
  tx: Tx,
  shape: TableShape,
  columns: readonly string[],
  rows: readonly ExportedRow[],
) => {
  if (rows.length === 0) return
  const { table, key } = shape
  const types = new Map(shape.columns.map(({ name, type }) => [name, type]))
  const given = columns.map((name) => ({
    name,
    type: types.get(name) ?? 'text',
    values: rows.map((row) => row[name] ?? null),
  }))
  const random = listRandomColumns(table).map((name) => ({
    name,
    type: 'text',
    values: rows.map(() => randomBytes(32).toString('hex')),
  }))
  const all = [...given, ...random]
  const names = sql.join(
    all.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const cells = all.map(({ type }, at) => sql`r.${sql.identifier(`c${at}`)}::${sql.raw(type)}`)
  const lists = all.map(({ values }) => sql`${sql.param(values)}::text[]`)
  const aliases = all.map((_, at) => sql.identifier(`c${at}`))
  const replacing: SQL = filledByTriggers.has(table)
    ? sql` on conflict (${sql.join(
        key.map((name) => sql.identifier(name)),
        sql`, `,
      )}) do update set ${sql.join(
        columns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
        sql`, `,
      )}`
    : sql``
  try {
    await tx.run(
      sql`insert into ${sql.identifier(table)} (${names}) select ${sql.join(cells, sql`, `)}
          from unnest(${sql.join(lists, sql`, `)}) as r(${sql.join(aliases, sql`, `)})${replacing}`,
    )
  } catch (error) {
    throw explain(table, error)
  }
}

/** Creates accounts without a password for the people of an export; each row gets the id of its account. */
export const addSignIns = async (tx: Tx, rows: readonly ExportedRow[]): Promise<ExportedRow[]> => {
  const people = rows.map((row) => ({ ...row, auth_user_id: randomUUID() }))
  const json = JSON.stringify(people)
  await tx.run(
    sql`select app.create_sign_in(r.auth_user_id, r.full_name, r.email, '', r.role, r.organization_id::text, null)
        from jsonb_to_recordset(${json}::jsonb) as r(auth_user_id uuid, full_name text, email text, role text, organization_id uuid)`,
  )
  return people
}
