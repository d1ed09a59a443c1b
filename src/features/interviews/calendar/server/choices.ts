import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { interviewChoices } from '../contract/interviews.ts'
import { findNextWorking } from '../rules/availability.ts'
import { getInterviewZone } from '../rules/get-interview-zone.ts'
import { findInterviewee, findIntervieweeProblem } from './bookable.ts'
import { findFreeHours } from './booking/find-free-hours.ts'
import { applyWish, loadIntervieweeWish } from './booking/wish.ts'

const person = z.object({ id: z.string(), name: z.string() })
const placeRow = z.object({
  id: z.string(),
  name: z.string(),
  city: nullableText,
  state: nullableText,
  time_zone: nullableText,
})

const awayRow = z.object({ id: z.string(), day: z.string() })

const usualMinutes = 30

/** People and active places of the candidate's organization, in which zone each place means its hours, and the next hour that suits. */
export const interviewChoicesRoute = query(interviewChoices, async ({ input, tx, actor, now }) => {
  const candidate = await findInterviewee(tx, input.id)
  const { organization_id: organization, zone } = candidate
  const people = await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users
        where organization_id = ${organization} and deactivated_at is null order by name, id limit 500`,
  )
  const places = await tx.rows(
    placeRow,
    sql`select id, name, city, state, time_zone from locations where organization_id = ${organization} and is_active order by name, id limit 500`,
  )
  const away = await tx.rows(
    awayRow,
    sql`select user_id as id, day::text as day from away_days
        where organization_id = ${organization} and day >= ${toLocalDay(now, zone)} order by day, user_id limit 1000`,
  )
  const place = places.find((each) => each.id === candidate.location_id)
  const hereZone = getInterviewZone(zone, place ?? null)
  const [first, another] = people
  const isColleague = people.some((each) => each.id === actor.userId)
  const starts = await findFreeHours(tx, {
    organizationId: organization,
    candidateId: candidate.id,
    // The only one there is, proposed by the form; else the caller.
    interviewerId: first && !another ? first.id : isColleague ? actor.userId : null,
    minutes: usualMinutes,
    zone: hereZone,
    now,
  })
  const { wish, proposed } = applyWish(await loadIntervieweeWish(tx, candidate, now), starts)
  const next = findNextWorking(starts, hereZone, usualMinutes)
  return {
    candidate: { id: candidate.id, name: candidate.name },
    problem: findIntervieweeProblem(candidate),
    location_id: candidate.location_id,
    organizationZone: zone,
    candidateZone: candidate.candidateZone,
    next: proposed ?? next?.toISOString() ?? null,
    wish,
    language: candidate.language,
    people,
    away,
    places: places.map(({ id, name, ...where }) => ({ id, name, zone: getInterviewZone(zone, where) })),
  }
})
