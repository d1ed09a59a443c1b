import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { unroutedApplication, unroutedApplications } from '../../contract/unrouted.ts'
import { unroutedWaiting } from '../../contract/unrouted-waiting.ts'
import { explainProposal } from '../../rules/mail/proposal.ts'
import { countUnrouted } from './count-unrouted.ts'
import { storedProposal } from './stored-proposal.ts'

const field = (name: string) => sql`nullif(btrim(u.application ->> ${name}), '')`
/** A row as it is stored: the reason in codes. */
const stored = z.extend(z.omit(unroutedApplication, { reason: true }), { proposal: z.nullable(storedProposal) })
/** A page of what waits for a place, or of what was dismissed, the newest first, with the number of all. */
export const unroutedApplicationsRoute = query(unroutedApplications, async ({ input, tx }) => {
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from unrouted_applications where ${tenantCondition(tx)} and state = ${input.show}`,
  )
  const rows = await tx.rows(
    stored,
    sql`select u.id, u.code, left(coalesce(${field('full_name')}, btrim(concat_ws(' ', ${field('first_name')}, ${field('last_name')}))), 200) as name,
          left(${field('email_address')}, 320) as email, left(${field('phone_number')}, 60) as phone,
          (${field('resume_text')} is not null or ${field('resume')} is not null
            or u.stored_as is not null) as "hasResume", u.came_from, o.name as organization, u.received_at,
            u.set_aside, u.proposal,
          case when u.proposal is null then null
            else (select jsonb_build_object('code', j.code, 'organization', p.name, 'location', l.name, 'position',
            j.position)
            from job_codes j join organizations p on p.id = j.organization_id join locations l on l.organization_id = j.organization_id and l.id = j.location_id
            where lower(j.code) = lower(u.code) and j.is_active and l.is_active and lower(btrim(p.status)) = 'active' limit 1) end as place
        from unrouted_applications u left join organizations o on o.id = u.from_organization_id
        where ${tenantCondition(tx, 'u')} and u.state = ${input.show}
        order by u.received_at desc, u.id limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
  )
  return {
    rows: rows.map(({ proposal, ...row }) => ({
      ...row,
      name: cleanName(row.name),
      reason: proposal && explainProposal(proposal.why, proposal.doubt),
    })),
    total: found?.total ?? 0,
  }
})

/** How many wait, for anyone who might forget them. */
export const unroutedWaitingRoute = query(unroutedWaiting, async ({ tx }) => {
  const { waiting } = await countUnrouted(tx)
  return { waiting }
})
