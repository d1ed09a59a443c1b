import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { createNotFound, getActor, loadNames } from '../../../candidates/directory/server/public.ts'
import { candidateTimeline } from '../contract/profile.ts'

const values = z.nullable(z.record(z.string(), z.unknown()))
const item = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  before: values,
  after: values,
  who: z.nullable(z.string()),
})
const perPage = 50

/** The events about one candidate, newest first. */
export const candidateTimelineRoute = query(candidateTimeline, async ({ input, tx }) => {
  const { id, page } = input
  const candidate = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!candidate) throw createNotFound()
  const rows = await tx.rows(
    item,
    sql`select f.id, f.at, f.name, v.before, v.after, f.who
        from events f left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
        where f.organization_id = ${candidate.organization_id} and f.about = ${id}
        order by f.at desc, f.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`,
  )
  const getName = await loadNames(
    tx,
    rows.map(({ who }) => who),
  )
  return {
    items: rows.slice(0, perPage).map(({ who, ...rest }) => ({ ...rest, by: getActor(who, getName(who)) })),
    page,
    hasMore: rows.length > perPage,
  }
})
