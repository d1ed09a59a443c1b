import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { controlBatch } from '../../contract/batches.ts'
import { releaseTextsJob } from '../jobs/release-texts.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'

const words = { running: 'resumed', paused: 'paused', canceled: 'canceled' } as const

/** Pauses, resumes or cancels a bulk text. What a worker holds already goes out; nothing else does. */
export const controlBatchRoute = command(controlBatch, async ({ input, tx, actor }) => {
  const { id: batchId, to } = input
  const batch = await tx.one(
    z.object({ state: z.string(), organizationId: z.string() }),
    sql`select state, organization_id as "organizationId" from text_batches where ${tenantCondition(tx)} and id = ${batchId} for update`,
  )
  if (!batch) throw new UserError('not-found', 'Bulk text not found')
  if (batch.state === to) return { reply: { ok: true as const } }
  if (batch.state === 'canceled') throw new UserError('conflict', 'This bulk text was canceled.')
  await tx.run(sql`update text_batches set state = ${to} where ${tenantCondition(tx)} and id = ${batchId}`)
  const touched = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with changed as (
          update text_messages set message_status = 'canceled', failure = null
          where ${tenantCondition(tx)} and ${to} = 'canceled' and batch_id = ${batchId} and message_status in ('queued', 'held') returning organization_id
        ) select distinct organization_id from changed`,
  )
  if (to === 'running') await releaseTextsJob.enqueue(tx, { organizationId: actor.organizationId })
  if (to === 'running' && batch.organizationId === actor.organizationId)
    await sendTextsJob.enqueue(tx, { organizationId: actor.organizationId, batchId })
  return {
    reply: { ok: true as const },
    events: [{ name: `texts.${words[to]}`, batchId, organizationId: batch.organizationId }],
    touched: touched.map((each) => each.organization_id),
  }
})
