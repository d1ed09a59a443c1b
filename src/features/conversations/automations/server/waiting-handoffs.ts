import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { isClosed, isSnoozed, isWaiting } from '../../inbox/server/public.ts'
import { pendingNotices } from './away/pending-notices.ts'

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  kind: z.enum(['handoff', 'notice']),
  at: instant,
  about: z.nullable(z.string()),
  all: z.number(),
})

/**
 * People an automation handed to staff and no one has taken up, and those to notify manually, longest wait first, `max` at
 * most; `total` counts the rest, too. Taken up: someone paused the automation, wrote, closed or snoozed the thread since. Excludes
 * people whose thread waits in the inbox: they are counted there.
 */
export const waitingHandoffs = async (tx: Tx, now: Date, max: number) => {
  const handedOff = sql`select s.id, s.organization_id, s.candidate_id, 'handoff' as kind, s.status_since as at, s.last_action as about
      from automation_enrollments s where ${tenantCondition(tx, 's')} and s.ended_at is null and s.status = 'needs_staff'
        and not exists (select from text_recipients t where t.organization_id = s.organization_id and t.candidate_id = s.candidate_id
          and (${isWaiting(now)} or (${isClosed} and t.closed_at >= s.status_since) or ${isSnoozed(now)}
            or exists (select from text_messages m where m.organization_id = t.organization_id and m.recipient_id = t.id
              and m.message_direction = 'outbound' and m.made_by is not null and m.created_at >= s.status_since)))
        and not exists (select from events f where f.organization_id = s.organization_id and f.about = s.candidate_id
          and f.name = 'enrollment.paused' and f.at >= s.status_since)`
  const notices = sql`select i.id, i.organization_id, i.candidate_id, 'notice' as kind, i.updated_at as at, null as about
      ${pendingNotices(tx, { organizationId: undefined, preset: undefined, now })}`
  const rows = await tx.rows(
    row,
    sql`select n.id, n.organization_id as "organizationId", n.candidate_id as "candidateId", c.full_name as name, n.kind, n.at, n.about,
          count(*) over ()::int as "all"
        from ((${handedOff}) union all (${notices})) n
        join all_candidates c on c.organization_id = n.organization_id and c.id = n.candidate_id
        order by n.at, n.id limit ${max}`,
  )
  return {
    rows: rows.map(({ all: _all, ...each }) => ({
      ...each,
      name: cleanName(each.name ?? '') || 'Unknown',
      about: each.about ?? '',
    })),
    total: rows[0]?.all ?? 0,
  }
}
