import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { isStorageKey, readStorageKeys } from '../../organization-export/rules/export-cells.ts'
import type { DeletedTable } from './load-deletion-order.ts'

const most = 1_000
/** Each has a file to remove before the commit. */
const mostWithFiles = 100

const row = z.object({ place: z.string(), keys: z.array(z.nullable(z.string())) })
const account = z.object({ place: z.string(), auth: z.string() })

/** How many rows and stored files a step deleted. */
export type Deleted = { rows: number; files: number }

const deletePlaces = async (tx: Tx, { name }: DeletedTable, organizationId: string, places: readonly string[]) =>
  await tx.run(
    sql`delete from ${sql.identifier(name)} where organization_id = ${organizationId} and ctid = any(${sql.param([...places])}::tid[])`,
  )

/** Deletes some people with the accounts that sign them in. */
const deleteAccounts = async (tx: Tx, organizationId: string) => {
  const people = await tx.rows(
    account,
    sql`select ctid::text as place, auth_user_id as auth from reinforce_users where organization_id = ${organizationId}
        order by id limit ${mostWithFiles} for update`,
  )
  const ids = people.map(({ auth }) => auth)
  await tx.rows(z.object({ n: z.number() }), sql`select app.delete_sign_ins(${sql.param(ids)}::uuid[]) as n`)
  return people.map(({ place }) => place)
}

/**
 * Deletes some rows of an organization, at most 1,000. Their files are removed first: if one can't be removed, the rows stay, and the
 * next run finds them again.
 */
export const deleteSome = async (
  tx: Tx,
  table: DeletedTable,
  { organizationId, store }: { organizationId: string; store: Pick<FileStore, 'remove'> },
): Promise<Deleted> => {
  const { name, files, isOwnParent } = table
  if (files.length === 0) {
    const some = isOwnParent
      ? sql`true`
      : sql`ctid = any(array(select t.ctid from ${sql.identifier(name)} t where t.organization_id = ${organizationId} limit ${most}))`
    const rows = await tx.run(
      sql`delete from ${sql.identifier(name)} where organization_id = ${organizationId} and ${some}`,
    )
    return { rows, files: 0 }
  }
  const keys = files.map((column) => sql`${sql.identifier(column)}::text`)
  const found = await tx.rows(
    row,
    sql`select ctid::text as place, array[${sql.join(keys, sql`, `)}] as keys from ${sql.identifier(name)}
        where organization_id = ${organizationId} ${name === 'reinforce_users' ? sql`order by id` : sql``}
        limit ${isOwnParent ? null : mostWithFiles} for update`,
  )
  const stored = new Set(found.flatMap((each) => each.keys.flatMap((key) => readStorageKeys(key ?? ''))))
  let removed = 0
  for (const key of [...stored].filter(isStorageKey)) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    await store.remove(key)
    removed += 1
  }
  const places = name === 'reinforce_users' ? await deleteAccounts(tx, organizationId) : found.map(({ place }) => place)
  return { rows: await deletePlaces(tx, table, organizationId, places), files: removed }
}

const counted = z.object({ name: z.string(), n: z.number() })

/** Counts the rows of an organization in these tables; those without any are left out. */
export const countRowsIn = async (
  tx: Tx,
  names: readonly string[],
  organizationId: string,
): Promise<Record<string, number>> => {
  const each = names.map((name) => {
    const owner = sql.identifier(name === 'organizations' ? 'id' : 'organization_id')
    return sql`select ${name} as name, count(*)::int as n from ${sql.identifier(name)} t where t.${owner} = ${organizationId}`
  })
  const rows = await tx.rows(counted, sql.join(each, sql` union all `))
  return Object.fromEntries(rows.flatMap(({ name, n }) => (n > 0 ? [[name, n] as const] : [])))
}
