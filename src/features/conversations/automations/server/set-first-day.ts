import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, parseDay, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { setFirstDay } from '../contract/automations.ts'
import { applyEvent } from './apply-event.ts'
import { lockActiveEnrollment, lockLive } from './lock-live.ts'

const farthestDays = 366
const row = z.object({
  organizationId: z.string(),
  candidateId: z.string(),
  preset: z.string(),
  zone: z.string(),
  firstDay: z.nullable(z.string()),
})

/** Parses the day. Throws if it is no day, has passed in the clinic’s calendar, or is too far ahead. */
const readDay = (given: string, today: string): string => {
  const day = parseDay(given)
  if (day === null) throw UserError.at('day', 'Enter a date like 12/7/2026.')
  if (day < today) throw UserError.at('day', 'Choose today or a later day.')
  if (day > addDays(today, farthestDays)) throw UserError.at('day', 'Choose a day within a year.')
  return day
}

/**
 * Sets, changes, or clears the first day of a new hire. Texts about it follow, and an enrollment that waited for it
 * continues.
 */
export const setFirstDayRoute = command(setFirstDay, async ({ input, tx, now, settings }) => {
  const found = await tx.one(
    row,
    sql`select s.organization_id as "organizationId", s.candidate_id as "candidateId", s.preset, o.time_zone as zone, s.first_day::text as "firstDay"
        from automation_enrollments s join organizations o on o.id = s.organization_id where ${tenantCondition(tx, 's')} and s.id = ${input.id}`,
  )
  if (!found) throw new UserError('not-found', 'Automation not found')
  const { organizationId, candidateId, preset } = found
  if (preset !== 'hired') throw new UserError('conflict', 'Only hired candidates can have a first day.')
  const live = await lockLive(tx, organizationId, candidateId)
  if (live?.id !== input.id) throw new UserError('conflict', 'This automation has already ended.')
  const day = input.day === null ? null : readDay(input.day, toLocalDay(now, found.zone))
  const before = live.enrollment.firstDay?.day ?? null
  if (day === before) return { reply: { ok: true as const } }
  await tx.run(
    sql`update automation_enrollments set first_day = ${day}::date where ${tenantCondition(tx)} and organization_id = ${organizationId} and id = ${input.id}`,
  )
  const changed = await lockActiveEnrollment(tx, organizationId, candidateId)
  const isHeld = live.enrollment.status === 'needs_staff' && live.enrollment.progress.asked !== 'firstDay'
  if (changed) await applyEvent(tx, changed, { kind: 'firstDay' }, { now, settings }, { isTaken: !isHeld })
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'enrollment.firstDaySet',
        about: candidateId,
        organizationId,
        before: { first_day: before },
        after: { preset, first_day: day },
      },
    ],
  }
})
