import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { proposeZone } from '../../../../rules/zones/find-place-zone.ts'
import { setTimeZone } from '../../../clients/organizations/server/public.ts'
import { renderFirstText } from '../../../conversations/automations/rules/texts/render-first-text.ts'
import { loadApplicantAutomation, storeAutomation } from '../../../conversations/automations/server/public.ts'
import { loadHours, storeBookingHours } from '../../../interviews/calendar/server/public.ts'
import { answerFirstQuestions, firstQuestions } from '../contract/first-questions.ts'

const place = z.object({
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  time_zone: z.nullable(z.string()),
})

const loadZone = async (tx: Tx, organizationId: string, current: string) => {
  const places = await tx.rows(
    place,
    sql`select city, state, time_zone from locations
        where ${tenantCondition(tx)} and organization_id = ${organizationId} and is_active order by created_at, id`,
  )
  const { zone, differ } = proposeZone(places)
  return { proposed: zone ?? current, isFromLocations: zone !== null, differ }
}

/** Returns the three questions with a proposal each: the asking Admin interviews unless someone was chosen. */
export const firstQuestionsRoute = query(firstQuestions, async ({ tx, actor, now }) => {
  const id = actor.organizationId
  const { hours, zone, organization } = await loadHours(tx, id)
  const { people, interviewerId, isOn, isTakenByScheduler, locationIds, settings } = await loadApplicantAutomation(
    tx,
    id,
  )
  const isHere = (person: string | null) => people.some((each) => each.id === person)
  const sender = { organization, zone, now }
  return {
    zone: await loadZone(tx, id, zone),
    hours: { onHolidays: false, ...hours },
    people,
    interviewerId: [interviewerId, actor.userId].find(isHere) ?? null,
    texts: {
      isOn,
      isTakenByScheduler,
      english: renderFirstText(settings, { ...sender, language: 'en' }),
      spanish: renderFirstText(settings, { ...sender, language: 'es' }),
      settings: { ...settings, topics: [...settings.topics], texts: [...settings.texts], locationIds },
    },
  }
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Changes what the answers change, in one transaction, and marks the questions as answered for everyone. */
export const answerFirstQuestionsRoute = command(answerFirstQuestions, async ({ input, tx, actor, now }) => {
  const id = actor.organizationId
  const { people, interviewerId, isOn, locationIds, settings } = await loadApplicantAutomation(tx, id)
  if (!people.some((person) => person.id === input.interviewer_id))
    throw UserError.at('interviewer_id', 'The interviewer left this organization. Go back and choose someone else.')
  const events: (DomainEvent | null)[] = [await setTimeZone(tx, id, input.time_zone)]
  const stored = await tx.one(
    z.object({ hours: z.unknown() }),
    sql`select hours from booking_hours where organization_id = ${id}`,
  )
  const { weekdays, saturday, sunday, onHolidays } = input.hours
  const before = answerFirstQuestions.input.shape.hours.safeParse(stored?.hours)
  if (!before.success || !isSame(toOrdered(before.data), toOrdered(input.hours)))
    events.push(await storeBookingHours(tx, id, { weekdays, saturday, sunday, onHolidays }))
  const isTurnedOn = input.texts && !isOn
  if (isTurnedOn || interviewerId !== input.interviewer_id) {
    const automation = {
      id,
      preset: 'applicant' as const,
      isOn: isTurnedOn || isOn,
      interviewerId: input.interviewer_id,
      locationIds,
      waitMinutes: settings.waitMinutes,
      topics: [...settings.topics],
      texts: [...settings.texts],
    }
    events.push(await storeAutomation(tx, automation, { userId: actor.userId, now }))
  }
  await tx.run(
    sql`insert into first_weeks (organization_id, answered_at) values (${id}, ${now.toISOString()})
        on conflict (organization_id) do update set answered_at = coalesce(first_weeks.answered_at, excluded.answered_at)`,
  )
  return { reply: { ok: true as const }, events: events.filter((event) => event !== null) }
})

type Week = (typeof answerFirstQuestions.input)['_zod']['output']['hours']

/** Hours in one order, to be compared. */
const toOrdered = ({ weekdays, saturday, sunday, onHolidays }: Week) =>
  [weekdays, saturday, sunday].map(({ opens, closes }) => [opens, closes]).concat([[Number(onHolidays)]])
