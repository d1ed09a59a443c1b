import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { isStorageKey, readStorageKeys } from '../../organization-export/rules/export-cells.ts'
import type { DeletedTable } from './load-deletion-order.ts'

const most = 1_000
/** Each is removed before the commit. */
const mostFiles = 100

const row = z.object({ place: z.string(), keys: z.array(z.nullable(z.string())) })

/** How many rows and stored files a step deleted. */
export type DeletedCounts = { rows: number; files: number }

/** Takes rows from the front until they have so many files. */
const takeSome = (found: readonly z.output<typeof row>[], files: number) => {
  const stored = new Set<string>()
  const places: string[] = []
  for (const { place, keys } of found) {
    if (stored.size >= files) break
    places.push(place)
    for (const key of keys.flatMap((each) => readStorageKeys(each ?? ''))) if (isStorageKey(key)) stored.add(key)
  }
  return { places, stored }
}

/** Deletes the accounts that sign these people in. */
const deleteAccounts = async (tx: Tx, organizationId: string, places: readonly string[]) => {
  await tx.rows(
    z.object({}),
    sql`select app.delete_sign_ins(array(select u.auth_user_id from reinforce_users u
          where u.organization_id = ${organizationId} and u.ctid = any(${sql.param([...places])}::tid[]))) as n`,
  )
}

/**
 * Deletes some rows of an organization, at most 1,000. Their files are removed first: if one can't be removed, the rows stay, and the
 * next run finds them again.
 */
export const deleteSome = async (
  tx: Tx,
  table: DeletedTable,
  { organizationId, store }: { organizationId: string; store: Pick<FileStore, 'remove'> },
): Promise<DeletedCounts> => {
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
        where organization_id = ${organizationId} limit ${isOwnParent ? null : most} for update`,
  )
  const { places, stored } = isOwnParent ? takeSome(found, Number.POSITIVE_INFINITY) : takeSome(found, mostFiles)
  // oxlint-disable-next-line no-await-in-loop -- one file at a time
  for (const key of stored) await store.remove(key)
  if (name === 'reinforce_users') await deleteAccounts(tx, organizationId, places)
  const rows = await tx.run(
    sql`delete from ${sql.identifier(name)} where organization_id = ${organizationId} and ctid = any(${sql.param(places)}::tid[])`,
  )
  return { rows, files: stored.size }
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
