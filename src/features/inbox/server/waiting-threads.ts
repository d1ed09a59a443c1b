import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { instant } from '../../../platform/shared/schemas.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { isUnread, isWaiting, waitsSince } from './resting.ts'

const waiting = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
  needsPerson: z.boolean(),
})

/** The threads whose replies nobody has read (unless closed or put off), or where somebody must decide on an opt-out: those that came last, `most` at most. */
export const waitingThreads = async (tx: Tx, now: Date, most: number) => {
  const rows = await tx.rows(
    waiting,
    sql`with waiting as (select t.id, t.organization_id as "organizationId", t.candidate_id as "candidateId", t.candidate_name as name,
            coalesce(t.undecided_since, ${waitsSince(now)}) as at, t.undecided_since is not null as "needsPerson"
          from text_recipients t where ${ofScope(tx, 't')} and (t.undecided_since is not null or (${isWaiting(now)} and ${isUnread(now)})))
        select * from waiting where at is not null order by at desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name: cleanName(row.name ?? '') || 'Unknown' }))
}
