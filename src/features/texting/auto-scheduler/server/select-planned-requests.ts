import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const alreadySent = 'The auto scheduler was already sent.'
const sentToNumber = 'The auto scheduler was already sent to this number, on another record.'
const sameNumber = 'Another record in this selection has the same number and is sent.'
const inAutomation = 'An automation is already texting this person.'
const notOffered = 'The auto scheduler is off for this organization.'

/** Returns these candidates, with the reason why the automation does not get them; one number is sent once. */
export const selectPlannedRequests = (tx: Tx, ids: readonly string[]): SQL =>
  sql`select c.id, c.organization_id, c.text_consent, case when not coalesce(o.scheduler, false) then ${notOffered}
        when c.auto_scheduler_sent then ${alreadySent}
        when exists (select from all_candidates t
          where t.organization_id = c.organization_id and t.phone_key = c.phone_key
          and t.auto_scheduler_sent) then ${sentToNumber}
        when exists (select from automation_enrollments s
          where s.organization_id = c.organization_id and s.candidate_id = c.id and s.preset = 'applicant'
          and s.ended_at is null) then ${inAutomation}
        when row_number() over (partition by c.organization_id, coalesce(c.phone_key, c.id::text)
          order by c.text_consent = 'given' desc nulls last, c.id) > 1 then ${sameNumber} end as reason
      from all_candidates c left join organizations o on o.id = c.organization_id
        where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param([...ids])}::uuid[])`
