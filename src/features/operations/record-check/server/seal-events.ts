import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { mostInBlock } from './check-record.ts'

const lockKey = 7_301_942

const sealed = z.object({ taken: z.number() })

/**
 * Seals waiting events of every organization in one statement, at most 5,000, and returns how many it took from the queue: 0 when none
 * waits or another process is sealing. Those of one organization get the next positions, by time and id, and one block. An event that
 * commits late is found when it is there and gets a later position. `check-record.ts` computes the same hashes.
 */
export const sealEvents = async (tx: Tx): Promise<number> => {
  // Of this transaction, so that a pooler may be in between.
  const canSeal = sql`select where exists (select from event_queue) and pg_try_advisory_xact_lock(${lockKey})`
  if ((await tx.run(canSeal)) === 0) return 0
  const found = await tx.one(
    sealed,
    sql`with taken as materialized (
          delete from event_queue where ctid = any(array(select ctid from event_queue limit ${mostInBlock}))
            returning organization_id, event_id
        ), heads as materialized (
          select o.organization_id, coalesce(b.n, 0) as n, coalesce(b.hash, ''::bytea) as hash, coalesce(s.position, 0) as position
          from (select distinct organization_id from taken) o
            left join lateral (select x.n, x.hash from event_blocks x where x.organization_id = o.organization_id order by x.n desc limit 1) b on true
            left join lateral (
              select x.position from event_seals x where x.organization_id = o.organization_id order by x.position desc limit 1) s on true
        ), placed as materialized (
          select e.organization_id, e.id, e.at, e.name, e.who, e.about, e.candidate_id, e.batch_id, v.before, v.after,
            h.position + row_number() over (partition by e.organization_id order by e.at, e.id) as position,
            case when v.event_id is not null then gen_random_uuid() end as salt
          from (select distinct organization_id, event_id from taken) q
            join heads h on h.organization_id = q.organization_id
            join events e on e.organization_id = q.organization_id and e.id = q.event_id
            left join event_values v on v.organization_id = q.organization_id and v.event_id = q.event_id
          where not exists (select from event_seals s where s.organization_id = q.organization_id and s.event_id = q.event_id)
        ), committed as materialized (
          select *, sha256(uuid_send(salt) || convert_to(coalesce(before::text, ''), 'UTF8') || '\\x00'::bytea
            || convert_to(coalesce(after::text, ''), 'UTF8')) as commitment from placed
        ), hashed as materialized (
          select organization_id, position, id, salt, commitment, sha256(convert_to(concat(organization_id, '|', position, '|', id, '|',
            (extract(epoch from at) * 1000)::bigint, '|', who, '|', about, '|', candidate_id, '|', batch_id, '|',
            encode(commitment, 'hex'), '|', name), 'UTF8')) as leaf from committed
        ), kept as (
          insert into event_seals (organization_id, position, event_id, salt, commitment, mark)
          select organization_id, position, id, salt, commitment, substr(leaf, 1, 8) from hashed
        ), blocks as materialized (
          select l.organization_id, h.n + 1 as n, min(l.position) as first, count(*)::int as events, h.hash as previous,
            sha256(string_agg(l.leaf, ''::bytea order by l.position)) as root, now()::timestamptz(3) as at
          from hashed l join heads h on h.organization_id = l.organization_id group by l.organization_id, h.n, h.hash
        ), chained as (
          insert into event_blocks (organization_id, n, first_position, events, root, previous, hash, sealed_at)
          select organization_id, n, first, events, root, previous, sha256(convert_to(concat(organization_id, '|', n, '|', first, '|', events, '|',
            (extract(epoch from at) * 1000)::bigint, '|', encode(root, 'hex'), '|', encode(previous, 'hex')), 'UTF8')), at from blocks
        )
        select count(*)::int as taken from taken`,
  )
  return found?.taken ?? 0
}
