import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const named = z.object({ id: z.string(), name: z.nullable(z.string()) })

/** The name of the user (or API key) with the id in `column`, null when there is none or when one may not see them. */
export const selectName = (tx: Tx, column: SQL) =>
  sql`coalesce((select u.full_name from reinforce_users u
    where ${tenantCondition(tx, 'u')} and u.id = ${column}), (select 'API key ' || k.name from api_keys k
    where ${tenantCondition(tx, 'k')} and k.id = ${column}))`

/** The name behind an id; null for no one, and for anyone who one may not see. */
export type GetName = (id: string | null) => string | null

/** The names behind ids of users and API keys, looked up at once. */
export const loadNames = async (tx: Tx, ids: readonly (string | null)[]): Promise<GetName> => {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  const rows =
    asked.length === 0
      ? []
      : await tx.rows(
          named,
          sql`select i.id, ${selectName(tx, sql`i.id`)} as name from unnest(${sql.param(asked)}::uuid[]) as i (id)`,
          'prepared',
        )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
