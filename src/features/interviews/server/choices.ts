import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { localTimeZone } from '../../candidates/rules/local-time-zone.ts'
import { interviewChoices } from '../contract.ts'
import { interviewZone } from '../rules/interview-zone.ts'
import { findInterviewee, intervieweeProblem } from './bookable.ts'

const person = z.object({ id: z.string(), name: z.string() })
const place = z.object({ id: z.string(), name: z.string(), state: z.nullable(z.string()) })
const more = z.object({ location_id: z.nullable(z.string()) })

/** People and active places of the candidate's organization, and in which zone each place means its hours. */
export const interviewChoicesRoute = query(interviewChoices, async ({ input, tx }) => {
  const candidate = await findInterviewee(tx, input.id)
  const { organization_id: organization, zone } = candidate
  const details = await tx.one(
    more,
    sql`select c.location_id from all_candidates c where ${ofScope(tx, 'c')} and c.id = ${input.id}`,
  )
  const people = await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users where organization_id = ${organization} order by name, id limit 500`,
  )
  const places = await tx.rows(
    place,
    sql`select id, name, state from locations where organization_id = ${organization} and is_active order by name, id limit 500`,
  )
  return {
    candidate: { id: candidate.id, name: candidate.name },
    problem: intervieweeProblem(candidate),
    location_id: details?.location_id ?? null,
    organizationZone: zone,
    candidateZone: localTimeZone(candidate.state),
    people,
    places: places.map(({ state, ...each }) => ({ ...each, zone: interviewZone(zone, state) })),
  }
})
