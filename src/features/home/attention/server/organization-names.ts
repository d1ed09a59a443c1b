import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** Loads the names of organizations, by id. */
export const loadOrganizationNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx.rows(
    named,
    sql`select id, name from organizations where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
