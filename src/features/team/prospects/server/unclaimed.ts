import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { unclaimedRequests } from '../contract/unclaimed.ts'
import { demoNoteBegins } from '../rules/demo-request.ts'

/** Prospects in the pipeline that asked for a demo and have no owner; what is won or lost waits for no one. */
export const unclaimedRequestsRoute = query(unclaimedRequests, async ({ tx }) => {
  const counted = await tx.one(
    z.object({ waiting: z.number() }),
    sql`select count(*)::int as waiting from organizations o
        where o.prospect_stage is not null and o.prospect_stage not in ('Won', 'Lost') and o.owner_id is null
          and exists (select from prospect_notes n where n.organization_id = o.id and n.made_by is null and starts_with(n.body, ${demoNoteBegins}))`,
  )
  return counted ?? { waiting: 0 }
})
