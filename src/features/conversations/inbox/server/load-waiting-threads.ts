import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { isUnread } from './thread-state.ts'

const waiting = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
  needsPerson: z.boolean(),
})

/** The threads whose replies no one has read (unless closed or put off), or where someone must decide on an opt-out: those that came last, `most` at most. */
export const loadWaitingThreads = async (tx: Tx, now: Date, most: number) => {
  const shown = (at: SQL) =>
    sql`select t.id, t.organization_id as "organizationId", t.candidate_id as "candidateId", t.candidate_name as name, ${at} as at,
          t.opt_out_review_since is not null as "needsPerson" from text_recipients t where ${tenantCondition(tx, 't')}`
  // Two questions, each of which an index answers; one with an "or" reads all threads.
  const rows = await tx.rows(
    waiting,
    sql`select * from ((${shown(sql`t.opt_out_review_since`)} and t.opt_out_review_since is not null order by t.opt_out_review_since desc limit ${most})
          union all
          (${shown(sql`case when t.unread > 0 then t.last_inbound_at else t.snoozed_until end`)} and t.opt_out_review_since is null and ${isUnread(now)})) w
        where at is not null order by at desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name: cleanName(row.name ?? '') || 'Unknown' }))
}
