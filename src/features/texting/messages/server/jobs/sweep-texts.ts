import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { settleTexts } from '../sending/settle-texts.ts'
import { sendTextsJob } from './send-texts.ts'

const abandoned = sql`select id, 'unknown' as status, 'The server stopped while this text was being sent' as reason,
  null::timestamptz as send_at, null::text as vendor_id, null::text as code
  from text_messages where message_status = 'sending' and claimed_at < now() - interval '60 seconds'`

const stalled = sql`select b.id as "batchId", b.organization_id as "organizationId" from text_batches b
  where b.id in (select batch_id from text_messages where message_status = 'queued') and b.created_at < now() - interval '60 seconds'
    and b.state = 'running' and not exists (select from text_messages m where m.batch_id = b.id and m.claimed_at > now() - interval '60 seconds')
  union all
  select distinct null::uuid, m.organization_id from text_messages m
  where m.batch_id is null and m.message_status = 'queued' and m.created_at < now() - interval '60 seconds'`

/**
 * Every two minutes: marks texts unknown that a dead process left in the middle, never to be sent again; those it did
 * not begin continue.
 */
export const sweepTextsJob = job({
  name: 'sweep-texts',
  tries: 1,
  expires: 60,
  every: '*/2 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const batches = await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      await settleTexts(tx, abandoned)
      return await tx.rows(z.object({ batchId: z.nullable(z.string()), organizationId: z.string() }), stalled)
    })
    for (const { organizationId, batchId } of batches)
      await inOrganization(organizationId)(
        async (tx) => await sendTextsJob.enqueue(tx, { organizationId, ...(batchId ? { batchId } : {}) }),
      )
  },
})
