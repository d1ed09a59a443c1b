import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { instant } from '../../../platform/shared/schemas.ts'
import { cleanName } from '../../../rules/person-name.ts'

const waiting = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
  needsPerson: z.boolean(),
})

/** The threads whose replies nobody has read, or where somebody must decide on an opt-out: those that came last, `most` at most. */
export const waitingThreads = async (tx: Tx, most: number) => {
  const rows = await tx.rows(
    waiting,
    sql`select id, organization_id as "organizationId", candidate_id as "candidateId", candidate_name as name,
          coalesce(undecided_since, last_inbound_at) as at, undecided_since is not null as "needsPerson"
        from text_recipients where ${ofScope(tx)} and (unread > 0 or undecided_since is not null) and coalesce(undecided_since, last_inbound_at) is not null
        order by coalesce(undecided_since, last_inbound_at) desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name: cleanName(row.name ?? '') || 'Unknown' }))
}
