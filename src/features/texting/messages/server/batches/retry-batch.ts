import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { retryBatch } from '../../contract/batches.ts'
import { queueBatch } from './queue-batch.ts'

const failed = z.object({ id: z.string(), candidateId: z.string() })

/** The failed texts of a bulk text again, as one of its own. Refuses when nothing failed that was not sent again since. */
export const retryBatchRoute = command(retryBatch, async ({ input, ...by }) => {
  const { tx } = by
  const batch = await tx.one(
    z.object({ message: z.string(), spanish: z.nullable(z.string()) }),
    sql`select message, message_spanish as spanish from text_batches where ${tenantCondition(tx)} and id = ${input.id} for update`,
  )
  if (!batch) throw new UserError('not-found', 'Bulk text not found')
  const texts = await tx.rows(
    failed,
    sql`select m.id, m.candidate_id as "candidateId" from text_messages m
        where ${tenantCondition(tx, 'm')} and m.batch_id = ${input.id} and m.message_status in ('failed', 'undelivered')
          and not exists (select from text_messages a
            where ${tenantCondition(tx, 'a')} and a.retry_of = m.id and a.batch_id is distinct
            from ${input.batchId}::uuid) for update of m`,
  )
  if (texts.length === 0) throw new UserError('conflict', 'No texts in this bulk text failed.')
  return await queueBatch(
    {
      batchId: input.batchId,
      message: batch.message,
      messageSpanish: batch.spanish ?? '',
      selected: { ids: texts.map(({ candidateId }) => candidateId) },
      attestConsent: false,
      retryOf: new Map(texts.map(({ id, candidateId }) => [candidateId, id])),
    },
    by,
  )
})
