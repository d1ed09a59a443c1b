import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { dayIn } from '../../../rules/day.ts'
import { localTimeZone } from '../../candidates/rules/local-time-zone.ts'
import { interviewChoices } from '../contract.ts'
import { nextWorking } from '../rules/availability.ts'
import { interviewZone } from '../rules/interview-zone.ts'
import { findInterviewee, intervieweeProblem } from './bookable.ts'
import { freeHours } from './booking/free-hours.ts'

const person = z.object({ id: z.string(), name: z.string() })
const placeRow = z.object({ id: z.string(), name: z.string(), state: z.nullable(z.string()) })
const more = z.object({ location_id: z.nullable(z.string()) })

const awayRow = z.object({ id: z.string(), day: z.string() })

const usualMinutes = 30

/** People and active places of the candidate's organization, in which zone each place means its hours, and the next hour that suits. */
export const interviewChoicesRoute = query(interviewChoices, async ({ input, tx, actor, now }) => {
  const candidate = await findInterviewee(tx, input.id)
  const { organization_id: organization, zone } = candidate
  const details = await tx.one(
    more,
    sql`select c.location_id from all_candidates c where ${ofScope(tx, 'c')} and c.id = ${input.id}`,
  )
  const people = await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users
        where organization_id = ${organization} and deactivated_at is null order by name, id limit 500`,
  )
  const places = await tx.rows(
    placeRow,
    sql`select id, name, state from locations where organization_id = ${organization} and is_active order by name, id limit 500`,
  )
  const away = await tx.rows(
    awayRow,
    sql`select user_id as id, day::text as day from away_days
        where organization_id = ${organization} and day >= ${dayIn(now, zone)} order by day, user_id limit 1000`,
  )
  const place = places.find((each) => each.id === details?.location_id)
  const starts = await freeHours(tx, {
    organizationId: organization,
    candidateId: candidate.id,
    interviewerId: people.some((each) => each.id === actor.userId) ? actor.userId : null,
    minutes: usualMinutes,
    now,
  })
  const next = nextWorking(starts, interviewZone(zone, place?.state ?? null), usualMinutes)
  return {
    candidate: { id: candidate.id, name: candidate.name },
    problem: intervieweeProblem(candidate),
    location_id: details?.location_id ?? null,
    organizationZone: zone,
    candidateZone: localTimeZone(candidate.state),
    next: next?.toISOString() ?? null,
    people,
    away,
    places: places.map(({ state, ...each }) => ({ ...each, zone: interviewZone(zone, state) })),
  }
})
