import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { getInterviewZone } from '../../calendar/rules/get-interview-zone.ts'
import { moveOffered } from '../../calendar/rules/interview-statuses.ts'
import {
  applyWish,
  findFreeHours,
  findInterviewee,
  findIntervieweeProblem,
  loadIntervieweeWish,
  loadOwnStatuses,
} from '../../calendar/server/public.ts'
import { freeTimes } from '../contract/booking.ts'

const person = z.object({ id: z.string(), name: z.string() })
const placeRow = z.object({
  id: z.string(),
  name: z.string(),
  city: nullableText,
  state: nullableText,
  time_zone: nullableText,
})

/** The hours of the coming two weeks in which candidate and interviewer are free, and what a booking would do. */
export const freeTimesRoute = query(freeTimes, async ({ input, tx, actor, now }) => {
  const candidate = await findInterviewee(tx, input.id)
  const organizationId = candidate.organization_id
  const people = await tx.rows(
    person,
    sql`select id, coalesce(nullif(full_name, ''), email) as name from reinforce_users
        where organization_id = ${organizationId} and deactivated_at is null order by name, id limit 500`,
  )
  const places = await tx.rows(
    placeRow,
    sql`select id, name, city, state, time_zone from locations
      where ${tenantCondition(tx)} and organization_id = ${organizationId} and is_active order by name, id limit 500`,
  )
  const interviewer = people.find((each) => each.id === (input.interviewer_id ?? actor.userId)) ?? null
  const place = places.find((each) => each.id === (input.location_id ?? candidate.location_id))
  const zone = getInterviewZone(candidate.zone, place ?? null)
  const problem = findIntervieweeProblem(candidate)
  const asked = {
    organizationId,
    candidateId: candidate.id,
    interviewerId: interviewer?.id ?? null,
    minutes: input.minutes,
    zone,
    now,
  }
  const starts = problem === null ? await findFreeHours(tx, asked) : []
  return {
    candidate: candidate.name,
    organization: candidate.organization,
    problem,
    interviewer_id: interviewer?.id ?? null,
    interviewer: interviewer?.name ?? null,
    location_id: place?.id ?? null,
    starts: starts.map((at) => at.toISOString()),
    ...applyWish(problem === null ? await loadIntervieweeWish(tx, candidate, now) : null, starts),
    zone,
    candidateZone: candidate.candidateZone,
    language: candidate.language,
    moveTo: moveOffered(candidate.status, await loadOwnStatuses(tx, organizationId)),
    people,
    places: places.map(({ id, name }) => ({ id, name })),
  }
})
