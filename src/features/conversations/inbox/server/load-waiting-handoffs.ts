import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { isClosed, isSnoozed, isWaiting } from './thread-state.ts'

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
  about: z.string(),
  all: z.number(),
})

/**
 * People an automation handed to staff and no one has taken up, longest wait first, `max` at most; `total` counts the
 * rest, too. Taken up: since then someone paused the automation, wrote, called, emailed, changed the status, or closed or snoozed the
 * thread. Excludes people whose thread waits: they are counted there.
 */
export const loadWaitingHandoffs = async (tx: Tx, now: Date, max: number) => {
  const rows = await tx.rows(
    row,
    sql`select s.id, s.organization_id as "organizationId", s.candidate_id as "candidateId", c.full_name as name,
          s.status_since as at, coalesce(s.last_action, '') as about, count(*) over ()::int as "all"
        from automation_enrollments s
        join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        where ${tenantCondition(tx, 's')} and s.ended_at is null and s.status = 'needs_staff' and s.taken_up_at is null
          and not exists (select from text_recipients t
            where t.organization_id = s.organization_id and t.candidate_id = s.candidate_id
              and (${isWaiting(now)} or (${isClosed} and t.closed_at >= s.status_since) or ${isSnoozed(now)}
                or exists (select from text_messages m where m.organization_id = t.organization_id and m.recipient_id = t.id
                  and m.message_direction = 'outbound' and m.made_by is not null and m.created_at >= s.status_since)))
        order by s.status_since, s.id limit ${max}`,
    'prepared',
  )
  return {
    rows: rows.map(({ all: _all, ...each }) => ({ ...each, name: cleanName(each.name ?? '') || 'Unknown' })),
    total: rows[0]?.all ?? 0,
  }
}
