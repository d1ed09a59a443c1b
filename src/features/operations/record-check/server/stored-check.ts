import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { type Fault, faultKinds } from '../rules/faults.ts'
import type { WalkResult } from './walk-record.ts'

/** The shape of a fault as it is stored. */
export const storedFault = z.object({
  kind: z.enum(faultKinds),
  block: z.nullable(z.number()),
  sealed_at: z.nullable(z.number()),
  events: z.nullable(z.number()),
  event_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  at: z.nullable(z.number()),
})

const last = z.object({ head: z.nullable(z.string()), fault: z.nullable(storedFault) })

/** Loads the head (as hex) and fault of an organization's last check; undefined before the first. */
export const loadLastCheck = async (tx: Tx, organizationId: string) =>
  await tx.one(
    last,
    sql`select encode(head, 'hex') as head, fault from record_checks where organization_id = ${organizationId} and checked_at is not null`,
  )

/** Whether two faults are the same: one that was found before is no news. */
export const isSameFault = (one: Fault | null | undefined, other: Fault | null | undefined): boolean =>
  one?.kind === other?.kind && one?.block === other?.block && one?.event_id === other?.event_id

/** Stores a check, and forgets the salts that an erasure could not see. A fault keeps the last head that was intact. */
export const storeCheck = async (
  tx: Tx,
  organizationId: string,
  { fault, head, events, erased, leftover }: WalkResult,
  now: Date,
) => {
  await tx.run(
    sql`insert into record_checks as c (organization_id, checked_at, events, erased, head, fault)
        values (${organizationId}, ${now.toISOString()}, ${events}, ${erased}, decode(${head?.hash ?? null}::text, 'hex'),
          ${fault ? JSON.stringify(fault) : null}::jsonb)
        on conflict (organization_id) do update set checked_at = excluded.checked_at, events = excluded.events, erased = excluded.erased,
          fault = excluded.fault, head = case when excluded.fault is null then excluded.head else c.head end`,
  )
  if (leftover.length > 0)
    await tx.run(
      sql`update event_seals set salt = null
          where organization_id = ${organizationId} and position = any(${sql.param(leftover)}::bigint[])`,
    )
}

const health = z.object({ records: z.number(), changed: z.array(z.string()) })

/** Counts the records whose last check found them intact, and names the organizations of others, five at most. */
export const loadRecordHealth = async (tx: Tx) =>
  (await tx.one(
    health,
    sql`select count(*) filter (where c.fault is null and c.head is not null)::int as records,
          coalesce((array_agg(coalesce(nullif(o.name, ''), c.organization_id::text) order by o.name) filter (where c.fault is not null))[1:5], '{}') as changed
        from record_checks c left join organizations o on o.id = c.organization_id`,
  )) ?? { records: 0, changed: [] }
