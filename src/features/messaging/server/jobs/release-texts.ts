import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../platform/server/job.ts'
import { sendTextsJob } from './send-texts.ts'

const most = 20_000
const due = z.object({ organizationId: z.string(), batchId: z.nullable(z.string()) })

/**
 * Every minute: held texts whose moment has come are queued; the guard looks at each again when it is claimed. A batch's
 * texts are sent by the batch's own organization, others by the one they belong to.
 */
export const releaseTextsJob = job({
  name: 'release-texts',
  tries: 1,
  expires: 60,
  every: '* * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, house }) => {
    const released = await inOrganization(house.config.platformOrganizationId)(
      async (tx) =>
        await tx.rows(
          due,
          sql`with next as (
                select m.id from text_messages m left join text_batches b on b.id = m.batch_id
                where m.message_status = 'held' and m.send_at <= ${house.clock().toISOString()}::timestamptz and coalesce(b.state, 'running') = 'running'
                order by m.send_at limit ${most} for update of m skip locked
              ), released as (
                update text_messages m set message_status = 'queued', failure = null from next where m.id = next.id returning m.organization_id, m.batch_id
              )
              select distinct coalesce(b.organization_id, r.organization_id) as "organizationId", r.batch_id as "batchId"
              from released r left join text_batches b on b.id = r.batch_id`,
        ),
    )
    for (const { organizationId, batchId } of released)
      await inOrganization(organizationId)(
        async (tx) => await sendTextsJob.enqueue(tx, { organizationId, ...(batchId ? { batchId } : {}) }),
      )
  },
})
