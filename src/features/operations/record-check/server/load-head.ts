import { sql } from 'drizzle-orm'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { describeHead } from '../rules/faults.ts'

const head = z.object({
  organization: z.string(),
  block: z.number(),
  events: z.number(),
  sealed_at: z.string(),
  hash: z.string(),
})

/**
 * Returns the head of the record of the transaction's own organization as one line to keep elsewhere (a daily email, a printout): name,
 * entries, time, and hash. Null before the first entry is sealed. `npm run admin -- verify-record --head HASH` compares it.
 */
export const loadHeadLine = async (tx: Tx): Promise<string | null> => {
  const { organizationId } = tx.scope
  const found = await tx.one(
    head,
    sql`select coalesce(nullif(o.name, ''), b.organization_id::text) as organization, b.n as block,
          (b.first_position + b.events - 1)::float8 as events, b.sealed_at, encode(b.hash, 'hex') as hash
        from event_blocks b left join organizations o on o.id = b.organization_id
        where b.organization_id = ${organizationId} order by b.n desc limit 1`,
  )
  return found ? describeHead(found.organization, { ...found, sealedAt: new Date(found.sealed_at) }) : null
}

/**
 * Returns the head of an organization's record as it was when an event was sealed, as one line: `verify-record --head HASH` shows that
 * the record still has it. Null while the event waits to be sealed.
 */
export const loadHeadOfEvent = async (
  tx: Tx,
  event: { organizationId: string; about: string; name: string },
): Promise<string | null> => {
  const found = await tx.one(
    head,
    sql`select coalesce(nullif(o.name, ''), b.organization_id::text) as organization, b.n as block,
          (b.first_position + b.events - 1)::float8 as events, b.sealed_at, encode(b.hash, 'hex') as hash
        from events e
          join event_seals s on s.organization_id = ${event.organizationId} and s.event_id = e.id
          join event_blocks b on b.organization_id = ${event.organizationId}
            and s.position between b.first_position and b.first_position + b.events - 1
          left join organizations o on o.id = b.organization_id
        where e.organization_id = ${event.organizationId} and e.about = ${event.about} and e.name = ${event.name}
        order by b.n desc limit 1`,
  )
  return found ? describeHead(found.organization, { ...found, sealedAt: new Date(found.sealed_at) }) : null
}

/** The last block of an organization's record in a backup: its number and hash. */
export const storedHead = z.object({ organization: z.string(), block: z.number(), hash: z.string() })
export type StoredHead = z.output<typeof storedHead>

/** A database of a version before this one has no record. */
const hasRecord = async (client: pg.ClientBase) =>
  (await client.query<{ there: boolean }>(`select to_regclass('public.event_blocks') is not null as there`)).rows[0]
    ?.there

/** Lists the head of each organization's record for a backup, past the policies; none where the database has no record yet. */
export const listHeads = async (client: pg.ClientBase): Promise<StoredHead[]> => {
  if (!(await hasRecord(client))) return []
  const { rows } = await client.query(
    `select distinct on (organization_id) organization_id as organization, n as block, encode(hash, 'hex') as hash
     from event_blocks order by organization_id, n desc`,
  )
  return z.array(storedHead).parse(rows)
}

/** Counts the heads of a backup that are in the record of a restored database: the same block with the same hash. */
export const countKeptHeads = async (client: pg.ClientBase, heads: readonly StoredHead[]): Promise<number> => {
  if (heads.length === 0 || !(await hasRecord(client))) return 0
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from jsonb_to_recordset($1::jsonb) h(organization uuid, block int, hash text)
       join event_blocks b on b.organization_id = h.organization and b.n = h.block and b.hash = decode(h.hash, 'hex')`,
    [JSON.stringify(heads)],
  )
  return rows[0]?.n ?? 0
}
