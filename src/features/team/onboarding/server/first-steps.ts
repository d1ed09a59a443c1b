import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { clientsToBringLive, firstSteps, serviceSteps } from '../contract/first-steps.ts'

const steps = firstSteps.reply.shape.steps
const code = z.object({
  id: z.string(),
  code: z.string(),
  position: z.string(),
  location: z.string(),
  total: z.number(),
})
const [mostCodes, mostClients] = [4, 50]

/** The steps of an organization `o`, each looked for once and no further. A text counts that a person sent. */
const stepsOfOrganization = sql`
  exists (select from job_codes j where j.organization_id = o.id and j.is_active) as code,
  exists (select from job_post_tracker p where p.organization_id = o.id and p.active) as post,
  exists (select from all_candidates c where c.organization_id = o.id) as candidate,
  (select count(*) from (select from reinforce_users u where u.organization_id = o.id and u.deactivated_at is null limit 2) two) > 1
    as colleague,
  exists (select from booking_hours h where h.organization_id = o.id) as hours,
  exists (select from automations a where a.organization_id = o.id and a.preset = 'applicant' and a.is_on) as screening,
  exists (select from text_messages m where m.organization_id = o.id and m.message_direction = 'outbound' and m.sent_at is not null
    and not m.by_product and m.purpose is null) as text`

const isToBringLive = (platformId: string) => sql`lower(o.status) = 'active' and o.id <> ${platformId}
  and not exists (select from all_candidates c where c.organization_id = o.id)`

/** Returns how many clients are open and have no one yet, across all organizations. */
export const countClientsToBringLive = async (tx: Tx, platformId: string): Promise<number> =>
  (
    await tx.one(
      z.object({ n: z.number() }),
      sql`select count(*)::int as n from organizations o where ${isToBringLive(platformId)}`,
      'prepared',
    )
  )?.n ?? 0

const none = {
  code: false,
  post: false,
  candidate: false,
  colleague: false,
  hours: false,
  screening: false,
  text: false,
}
const own = z.extend(steps, { invited: z.boolean() })

/** Loads the done steps of an organization, and whether an invitation is open. */
export const loadSteps = async (tx: Tx, organizationId: string): Promise<z.output<typeof own>> =>
  (await tx.one(
    own,
    sql`select ${stepsOfOrganization}, exists (select from invitations i where i.organization_id = o.id and i.withdrawn_at is null
          and i.accepted_at is null and i.expires_at > now()) as invited
        from organizations o where o.id = ${organizationId}`,
  )) ?? { ...none, invited: false }

/** Returns the done steps of the reader's organization. */
export const firstStepsRoute = query(firstSteps, async ({ tx, actor }) => {
  const { invited, ...found } = await loadSteps(tx, actor.organizationId)
  const codes = await tx.rows(
    code,
    sql`select j.id, j.code, j.position, coalesce(l.name, '') as location, count(*) over ()::int as total
        from job_codes j left join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where ${tenantCondition(tx, 'j')} and j.organization_id = ${actor.organizationId} and j.is_active
          order by j.created_at desc, j.code limit ${mostCodes}`,
  )
  return {
    steps: found,
    invited,
    codes: codes.map(({ id, code: typed, position, location }) => ({ id, code: typed, position, location })),
    codeCount: codes[0]?.total ?? 0,
  }
})

const service = z.extend(serviceSteps.reply.shape.steps, { clientId: z.nullable(z.string()) })

/** Loads the done steps of the service, across all organizations, and its newest client. */
export const loadServiceSteps = async (tx: Tx, platformId: string): Promise<z.output<typeof service>> =>
  (await tx.one(
    service,
    sql`select c.id is not null as client, c.id as "clientId",
          exists (select from locations l where l.organization_id <> ${platformId}) as location,
          exists (select from job_codes j where j.organization_id <> ${platformId} and j.is_active) as code,
          exists (select from all_candidates a where a.organization_id <> ${platformId}) as candidate
        from (select 1) one left join lateral (select o.id from organizations o where lower(o.status) = 'active' and o.id <> ${platformId}
          order by o.created_at desc, o.id limit 1) c on true`,
  )) ?? { client: false, location: false, code: false, candidate: false, clientId: null }

/** Returns the done steps of the service. */
export const serviceStepsRoute = query(serviceSteps, async ({ tx, settings }) => {
  const { clientId, ...found } = await loadServiceSteps(tx, settings.platformOrganizationId)
  return { steps: found, clientId }
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
