import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { Block, Entry } from './check-record.ts'

const entriesAtOnce = 2_000
const blocksAtOnce = 500

const words = z.nullable(z.string())
const entry = z.object({
  position: z.number(),
  event_id: z.string(),
  salt: words,
  commitment: words,
  mark: z.string(),
  at: z.nullable(z.number()),
  name: words,
  who: words,
  about: words,
  candidate_id: words,
  batch_id: words,
  has_values: z.boolean(),
  before: words,
  after: words,
  is_erased: z.boolean(),
})

/** Events that say a person's data was erased: on request, or with the record that a withdrawn referral had made. */
const erasing = sql`('candidate.erased', 'candidate.passingWithdrawn')`

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`

/** Reads the next sealed entries of an organization in their order, with what the tables hold for them now. */
export const readEntries = async (tx: Tx, organizationId: string, after: number): Promise<Entry[]> =>
  await tx.rows(
    entry,
    // The page first, so that no plan reads the rest of the record.
    sql`with page as materialized (
          select s.organization_id, s.position, s.event_id, s.salt, s.commitment, s.mark from event_seals s
          where s.organization_id = ${organizationId} and s.position > ${after} order by s.position limit ${entriesAtOnce}
        )
        select s.position, s.event_id, s.salt, encode(s.commitment, 'hex') as commitment, encode(s.mark, 'hex') as mark,
          ${ms(sql`e.at`)} as at, e.name, e.who, e.about, e.candidate_id, e.batch_id,
          v.event_id is not null as has_values, v.before::text as before, v.after::text as after,
          s.commitment is not null and v.event_id is null and exists (select from events x where x.organization_id = s.organization_id
            and (x.about in (e.about, e.candidate_id) and x.name in ${erasing}
              or x.about = s.organization_id and x.name = 'organization.deletionStarted')) as is_erased
        from page s
          left join events e on e.organization_id = s.organization_id and e.id = s.event_id
          left join event_values v on v.organization_id = s.organization_id and v.event_id = s.event_id
        order by s.position`,
  )

const block = z.object({
  n: z.number(),
  first: z.number(),
  events: z.number(),
  root: z.string(),
  previous: z.string(),
  hash: z.string(),
  sealed_at: z.number(),
  closed_until: z.nullable(z.number()),
})

/** Returns the number of an organization's last block, 0 before the first. */
export const readLastBlock = async (tx: Tx, organizationId: string): Promise<number> =>
  (
    await tx.one(
      z.object({ n: z.number() }),
      sql`select coalesce(max(n), 0) as n from event_blocks where organization_id = ${organizationId}`,
    )
  )?.n ?? 0

/** Reads the next blocks of an organization in their order, up to one. */
export const readBlocks = async (tx: Tx, organizationId: string, after: number, last: number): Promise<Block[]> =>
  await tx.rows(
    block,
    sql`select b.n, b.first_position as first, b.events, encode(b.root, 'hex') as root, encode(b.previous, 'hex') as previous,
          encode(b.hash, 'hex') as hash, ${ms(sql`b.sealed_at`)} as sealed_at, (select ${ms(sql`max(c.sealed_at)`)} from event_blocks c
            where c.organization_id = b.organization_id and c.sealed_at <= b.sealed_at - interval '1 day' and c.n < b.n) as closed_until
        from event_blocks b where b.organization_id = ${organizationId} and b.n > ${after} and b.n <= ${last} order by b.n limit ${blocksAtOnce}`,
  )

const unsealed = z.object({ event_id: z.string(), name: z.string(), at: z.number() })

/** Finds the oldest event that is neither sealed nor waits for it: no write of ours leaves one. */
export const findAddedEvent = async (tx: Tx, organizationId: string) =>
  await tx.one(
    unsealed,
    // Every such event is read before they are sorted: along the time, each event would be looked up alone.
    sql`with added as materialized (
          select e.id as event_id, e.name, e.at from events e where e.organization_id = ${organizationId}
            and not exists (select from event_seals s where s.organization_id = e.organization_id and s.event_id = e.id)
            and not exists (select from event_queue q where q.organization_id = e.organization_id and q.event_id = e.id)
        )
        select event_id, name, ${ms(sql`at`)} as at from added order by added.at, event_id limit 1`,
  )

const loose = z.object({ event_id: z.string(), sealed_at: z.nullable(z.number()) })

/** Finds the first sealed entry after the last block: its own block was removed. */
export const findLooseSeal = async (tx: Tx, organizationId: string) =>
  await tx.one(
    loose,
    sql`with last as (select first_position + events - 1 as position, ${ms(sql`sealed_at`)} as sealed_at from event_blocks
            where organization_id = ${organizationId} order by n desc limit 1)
        select s.event_id, (select sealed_at from last) as sealed_at from event_seals s
        where s.organization_id = ${organizationId} and s.position > coalesce((select position from last), 0) order by s.position limit 1`,
  )

const organization = z.object({ id: z.string(), name: z.string() })

/** Lists the organizations that have a record, or had one, by name. */
export const listRecords = async (tx: Tx) =>
  await tx.rows(
    organization,
    sql`select r.id, coalesce(nullif(o.name, ''), r.id::text) as name from (select id from organizations
          union select organization_id from event_blocks union select organization_id from record_checks) r
          left join organizations o on o.id = r.id order by 2, 1`,
  )
