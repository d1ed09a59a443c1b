import type pg from 'pg'
import * as z from 'zod/mini'
import { readQueueHealth } from '../../../platform/server/queue-health.ts'

const seconds = z.nullable(z.number())
const found = z.object({
  textsWaiting: z.number(),
  textsOldest: z.number(),
  webhooksWaiting: z.number(),
  webhooksOldest: z.number(),
  backup: seconds,
  rehearsal: seconds,
  unsealed: z.number(),
  unsealedOldest: z.number(),
})

/**
 * What waits to leave: texts whose moment has come, unless their bulk text is paused, and calls to webhooks that are switched on. What is
 * on its way waits since it was taken. Backups and rehearsals have events as their only record.
 */
const outside = `
  with texts as (
    select greatest(m.created_at, coalesce(m.send_at, m.created_at)) as since from text_messages m
      left join text_batches b on b.id = m.batch_id where m.message_status = 'queued' and coalesce(b.state, 'running') = 'running'
    union all select m.send_at from text_messages m
      left join text_batches b on b.id = m.batch_id
        where m.message_status = 'held' and m.send_at <= $1::timestamptz and coalesce(b.state, 'running') = 'running'
    union all select m.claimed_at from text_messages m where m.message_status = 'sending'
    union all select s.send_at from service_texts s where s.state = 'waiting' and s.send_at <= $1::timestamptz
    union all select s.claimed_at from service_texts s where s.state = 'sending'
  ), webhooks_due as (
    select case when d.state = 'sending' then d.claimed_at else greatest(d.at, d.next_at) end as since
    from webhook_deliveries d join webhooks w on w.organization_id = d.organization_id and w.id = d.webhook_id and w.is_active
    where d.state = 'sending' or (d.state = 'waiting' and d.next_at <= $1::timestamptz)
  ), ages as (
    select 'texts' as kind, since from texts union all select 'webhooks', since from webhooks_due
  )
  select count(*) filter (where kind = 'texts')::int as "textsWaiting",
    greatest(0, coalesce(extract(epoch from $1::timestamptz - min(since) filter (where kind = 'texts')), 0))::float8 as "textsOldest",
    count(*) filter (where kind = 'webhooks')::int as "webhooksWaiting",
    greatest(0, coalesce(extract(epoch from $1::timestamptz - min(since) filter (where kind = 'webhooks')), 0))::float8 as "webhooksOldest",
    (select extract(epoch from $1::timestamptz - max(f.at))::float8 from events f where f.name = 'installation.backedUp') as backup,
    (select extract(epoch from $1::timestamptz - max(f.at))::float8 from events f where f.name = 'installation.rehearsed') as rehearsal,
    (select count(*)::int from event_queue) as unsealed,
    greatest(0, coalesce(extract(epoch from $1::timestamptz - (select min(queued_at) from event_queue)), 0))::float8 as "unsealedOldest"
  from ages`

/** A statement that takes longer is ended by the database: figures must not cost what they measure. */
const longestMs = 2_000

/**
 * Reads the state of queues, of what waits to leave or to be sealed, and of backups at `now`, in one transaction that only reads. Ages
 * are seconds, null where there is nothing to be old. The queues are the owner's to read, the rest is read with the
 * eyes of the platform. Throws when the database is away or too slow.
 */
export const readFigures = async (pool: pg.Pool, now: Date) => {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query(`begin read only; set local statement_timeout = ${longestMs}`)
    const queues = await readQueueHealth(client)
    await client.query('set local role reinforce_platform')
    const { rows } = await client.query(outside, [now.toISOString()])
    await client.query('commit')
    isBroken = false
    return { queues, ...found.parse(rows[0]) }
  } finally {
    client.release(isBroken)
  }
}
export type Figures = Awaited<ReturnType<typeof readFigures>>
