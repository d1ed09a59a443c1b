import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { textBatch, textBatches } from '../../contract/messages.ts'

const recent = 10
const resultsPerPage = 100

const batch = z.object({
  id: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  message: z.string(),
  total: z.number(),
  state: z.enum(['running', 'paused', 'canceled']),
  sendAt: z.nullable(z.string()),
  queued: z.number(),
  held: z.number(),
  canceled: z.number(),
  sent: z.number(),
  failed: z.number(),
  unknown: z.number(),
  skipped: z.number(),
})

const textResult = sql`case when m.message_status in ('queued', 'sending') then 'queued' when m.message_status in ('sent', 'delivered') then 'sent'
  when m.message_status in ('failed', 'undelivered') then 'failed' when m.message_status in ('held', 'canceled') then m.message_status else 'unknown' end`

/** Batches `b` with their progress, counted where the rows are. */
const batchesWhere = async (tx: Tx, which: SQL) =>
  await tx.rows(
    batch,
    sql`select b.id, b.created_at as "createdAt", coalesce(u.full_name, '') as "createdBy", b.message, b.total, b.state, b.send_at as "sendAt",
          n.queued, n.held, n.canceled, n.sent, n.failed, n.unknown, (select count(*) from text_batch_skips s
            where ${tenantCondition(tx, 's')} and s.batch_id = b.id)::int as skipped
        from text_batches b left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = b.made_by
        cross join lateral (
          select count(*) filter (where r.result = 'queued')::int as queued, count(*) filter (where r.result = 'sent')::int as sent,
            count(*) filter (where r.result = 'held')::int as held, count(*) filter (where r.result = 'canceled')::int as canceled,
            count(*) filter (where r.result = 'failed')::int as failed, count(*) filter (where r.result = 'unknown')::int as unknown
          from (select ${textResult} as result from text_messages m where ${tenantCondition(tx, 'm')} and m.batch_id = b.id) r) n
        where ${tenantCondition(tx, 'b')} and ${which} order by b.created_at desc, b.id limit ${recent}`,
  )

/** Your own recent bulk texts, newest first. */
export const textBatchesRoute = query(textBatches, async ({ tx, actor }) => ({
  batches: await batchesWhere(tx, sql`b.organization_id = ${actor.organizationId} and b.made_by = ${actor.userId}`),
}))

const result = z.object({
  candidateId: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  result: z.string(),
  reason: z.nullable(z.string()),
  at: z.nullable(z.string()),
})

const selectResults = (tx: Tx, batchId: string, wanted: string) => sql`
  from (
    select m.candidate_id as "candidateId", coalesce(m.candidate_name, '') as name, m.recipient_phone as phone, ${textResult} as result,
      m.failure as reason, coalesce(case when m.message_status = 'held' then m.send_at end, m.sent_at, m.claimed_at) as at
    from text_messages m where ${tenantCondition(tx, 'm')} and m.batch_id = ${batchId}
    union all
    select s.candidate_id, coalesce(c.full_name, ''), c.phone_number, 'skipped', s.reason, null
    from text_batch_skips s left join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = s.candidate_id
      where ${tenantCondition(tx, 's')} and s.batch_id = ${batchId}
  ) r where ${wanted} in ('', r.result)`

/** One bulk text: its progress and 100 results, by name. */
export const textBatchRoute = query(textBatch, async ({ input, tx }) => {
  const [found] = await batchesWhere(tx, sql`b.id = ${input.id}`)
  if (!found) throw new UserError('not-found', 'Bulk text not found')
  const from = selectResults(tx, input.id, input.result)
  const counted = await tx.one(z.object({ total: z.number() }), sql`select count(*)::int as total ${from}`)
  const rows = await tx.rows(
    result,
    sql`select r.* ${from} order by r.name, r."candidateId" limit ${resultsPerPage} offset ${(input.page - 1) * resultsPerPage}`,
  )
  return {
    batch: found,
    results: rows.map((row) => ({ ...row, name: cleanName(row.name) })),
    total: counted?.total ?? 0,
  }
})
