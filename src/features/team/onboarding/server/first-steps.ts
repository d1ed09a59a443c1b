import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { clientsToBringLive, firstSteps } from '../contract/first-steps.ts'

const steps = firstSteps.reply.shape.steps
const code = z.object({
  id: z.string(),
  code: z.string(),
  position: z.string(),
  location: z.string(),
  total: z.number(),
})
const [mostCodes, mostClients] = [4, 50]

/** The steps of an organization `o`, each looked for once and no further. */
const stepsOfOrganization = sql`
  exists (select from job_codes j where j.organization_id = o.id and j.is_active) as code,
  exists (select from job_post_tracker p where p.organization_id = o.id) as post,
  exists (select from all_candidates c where c.organization_id = o.id) as candidate,
  (select count(*) from (select from reinforce_users u where u.organization_id = o.id and u.deactivated_at is null limit 2) two) > 1
    or exists (select from invitations i where i.organization_id = o.id and i.withdrawn_at is null) as colleague,
  exists (select from booking_hours h where h.organization_id = o.id) as hours,
  exists (select from message_templates t where t.organization_id = o.id and t.type = 'text' and t.retired_at is null) as template`

const isToBringLive = (platformId: string) => sql`lower(o.status) = 'active' and o.id <> ${platformId}
  and not exists (select from all_candidates c where c.organization_id = o.id)`

/** Returns how many clients are open and have no one yet, across all organizations. */
export const countClientsToBringLive = async (tx: Tx, platformId: string): Promise<number> =>
  (
    await tx.one(
      z.object({ n: z.number() }),
      sql`select count(*)::int as n from organizations o where ${isToBringLive(platformId)}`,
    )
  )?.n ?? 0

const none = { code: false, post: false, candidate: false, colleague: false, hours: false, template: false }

/** Returns the done steps of the reader's organization. */
export const firstStepsRoute = query(firstSteps, async ({ tx, actor }) => {
  const found = await tx.one(
    steps,
    sql`select ${stepsOfOrganization} from organizations o where o.id = ${actor.organizationId}`,
  )
  const codes = await tx.rows(
    code,
    sql`select j.id, j.code, j.position, coalesce(l.name, '') as location, count(*) over ()::int as total
        from job_codes j left join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where ${tenantCondition(tx, 'j')} and j.organization_id = ${actor.organizationId} and j.is_active
          order by j.created_at desc, j.code limit ${mostCodes}`,
  )
  return {
    steps: found ?? none,
    codes: codes.map(({ id, code: typed, position, location }) => ({ id, code: typed, position, location })),
    codeCount: codes[0]?.total ?? 0,
  }
})

/** Clients who are open and have no one yet. */
export const clientsToBringLiveRoute = query(clientsToBringLive, async ({ tx, settings }) => {
  const rows = await tx.rows(
    z.extend(steps, { id: z.string(), name: z.nullable(z.string()), total: z.number() }),
    sql`select o.id, o.name, count(*) over ()::int as total, ${stepsOfOrganization} from organizations o
        where ${isToBringLive(settings.platformOrganizationId)} order by o.created_at desc, o.id limit ${mostClients}`,
  )
  return {
    clients: rows.map(({ id, name, ...of }) => ({ id, name, steps: steps.parse(of) })),
    total: rows[0]?.total ?? 0,
  }
})
