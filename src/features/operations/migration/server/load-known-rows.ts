import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { SourceTable } from '../rules/source-tables.ts'

/** A row of the source that was brought over before: which of ours it became, whose, and whether that is still here. */
export type KnownRow = { ours: string; organizationId: string; label: string | null; isHere: boolean }

const found = z.object({
  source_id: z.string(),
  ours: z.string(),
  organizationId: z.string(),
  label: z.nullable(z.string()),
  isHere: z.boolean(),
})

const ourTable = (table: SourceTable) => sql.identifier(table === 'users' ? 'reinforce_users' : table)
/** Organizations are their own, and reports belong to anyone who holds their customer id. */
const isOwned = (table: SourceTable) => table !== 'organizations' && table !== 'performance_reports'

/** Returns the hash of the id of someone who was erased: no one is migrated again. */
export const hashId = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the outcomes of these rows of a table, by their ids in the source. */
export const loadKnownRows = async (
  tx: Tx,
  installation: string,
  table: SourceTable,
  ids: readonly string[],
): Promise<Map<string, KnownRow>> => {
  const wanted = new Map(
    [...new Set(ids)]
      .filter((id) => id !== '')
      .flatMap((id) => [
        [id, id],
        [hashId(id), id],
      ]),
  )
  if (wanted.size === 0) return new Map()
  const sameOwner = isOwned(table) ? sql`and t.organization_id = b.organization_id` : sql``
  // The limit keeps it a look-up of each row: a join could read all texts that there are.
  const rows = await tx.rows(
    found,
    sql`select b.source_id, b.our_id as ours, b.organization_id as "organizationId", b.label,
          t.is_here is not null as "isHere"
        from migrated_rows b left join lateral (select true as is_here from ${ourTable(table)} t where t.id = b.our_id ${sameOwner} limit 1) t on true
        where b.installation = ${installation} and b.source_table = ${table}
          and b.source_id = any(${sql.param([...wanted.keys()])}::text[])`,
  )
  return new Map(rows.map(({ source_id, ...known }) => [wanted.get(source_id) ?? source_id, known]))
}

export type Brought = { source_id: string; our_id: string; organization_id: string; label: string | null }

/** Remembers what became of rows, in the transaction that wrote them. */
export const rememberRows = async (tx: Tx, installation: string, table: SourceTable, rows: readonly Brought[]) => {
  if (rows.length === 0) return
  await tx.run(
    sql`insert into migrated_rows (organization_id, installation, source_table, source_id, our_id, label)
        select organization_id, ${installation}, ${table}, source_id, our_id, label
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(organization_id uuid, source_id text, our_id uuid, label text)`,
  )
}

const client = z.object({ source_id: z.string(), id: z.string(), name: z.string(), time_zone: z.string() })
/** An organization of the source as it is here. */
export type Client = { id: string; name: string; timeZone: string }

/** Every organization that was brought over from this installation, by its id there. */
export const loadKnownClients = async (tx: Tx, installation: string): Promise<Map<string, Client>> => {
  const rows = await tx.rows(
    client,
    sql`select b.source_id, o.id, o.name, o.time_zone from migrated_rows b join organizations o on o.id = b.our_id
        where b.installation = ${installation} and b.source_table = 'organizations'`,
  )
  return new Map(rows.map(({ source_id, id, name, time_zone }) => [source_id, { id, name, timeZone: time_zone }]))
}
