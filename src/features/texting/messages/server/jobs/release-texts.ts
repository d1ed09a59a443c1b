import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { sendTextsJob } from './send-texts.ts'

const most = 20_000
/** The moment of the next text that no pause holds; one that is due already was more than a run takes. */
const next = sql`select app.release_at(n.send_at) from (
    select m.send_at from text_messages m left join text_batches b on b.id = m.batch_id
    where m.message_status = 'held' and m.send_at is not null and coalesce(b.state, 'running') = 'running' order by m.send_at limit 1) n`
const due = z.object({ organizationId: z.string(), batchId: z.nullable(z.string()) })

/**
 * Queues held texts whose moment has come; the guard looks at each again when it is claimed. A batch's texts are sent
 * by the batch's own organization, others by the one they belong to. Every hold on a text enqueues this for its moment
 * (a trigger), each run enqueues the next, and every ten minutes it looks for what was missed.
 */
export const releaseTextsJob = job({
  name: 'release-texts',
  tries: 3,
  expires: 60,
  every: '*/10 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const now = services.clock().toISOString()
    const released = await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      const found = await tx.rows(
        due,
        sql`with next as (
                select m.id from text_messages m left join text_batches b on b.id = m.batch_id
                where m.message_status = 'held' and m.send_at <= ${now}::timestamptz and coalesce(b.state, 'running') = 'running'
                order by m.send_at limit ${most} for update of m skip locked
              ), released as (
                update text_messages m set message_status = 'queued', failure = null from next where m.id = next.id returning m.organization_id, m.batch_id
              )
              select distinct coalesce(b.organization_id, r.organization_id) as "organizationId", r.batch_id as "batchId"
              from released r left join text_batches b on b.id = r.batch_id`,
      )
      await tx.run(next)
      return found
    })
    for (const { organizationId, batchId } of released)
      await inOrganization(organizationId)(
        async (tx) => await sendTextsJob.enqueue(tx, { organizationId, ...(batchId ? { batchId } : {}) }),
      )
  },
})
