import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { announce, factsForEach } from '../../../../platform/server/facts.ts'
import { job } from '../../../../platform/server/job.ts'
import { pastRetention } from '../retention.ts'

const perRun = 5_000
const notice = 30

/** Marks who is past the organization's retention: deleted 30 days later, and kept after all with one click until then. Every night. */
export const applyRetentionJob = job({
  name: 'apply-retention',
  tries: 3,
  every: '53 7 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const now = services.clock()
    const on = new Date(now.getTime() + notice * 86_400_000).toISOString().slice(0, 10)
    await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      const touched = await tx.rows(
        z.object({ organization_id: z.string() }),
        sql`with due as (
              select c.id, c.organization_id, o.retention_months from all_candidates c join organizations o on o.id = c.organization_id
              where o.retention_months is not null and ${pastRetention(sql`o.retention_months`, now)} limit ${perRun}
            ), marked as (
              update all_candidates c set erase_on = ${on}::date, erase_reason = 'Kept for ' || due.retention_months || ' months'
              from due where c.id = due.id returning c.id, c.organization_id, c.erase_reason
            ), ${factsForEach('marked', {
              name: 'candidate.retentionEnded',
              who: null,
              after: sql`jsonb_build_object('erase_on', ${on}::text, 'reason', erase_reason)`,
            })}
            select distinct organization_id from given`,
      )
      await announce(
        tx,
        touched.map((each) => each.organization_id),
        ['candidates'],
      )
    })
  },
})
