import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { query } from '../../../../../platform/server/query.ts'
import { weekOfHours } from '../../../../../platform/shared/week-hours.ts'
import { weekDays } from '../../../../../rules/calendar/week-hours.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { bookingHours, changeBookingHours } from '../../contract/booking.ts'
import { type BookingHours, defaultBookingHours, endsTooEarly } from '../../rules/availability.ts'

/** Booking hours as they are stored. */
export const bookingWeek = z.extend(weekOfHours, { onHolidays: z._default(z.boolean(), false) })
const row = z.object({ id: z.string(), organization: z.string(), zone: z.string(), hours: z.nullable(bookingWeek) })

/** An organization's hours for candidates to choose from, its own or the product's. Refuses an unknown one. */
export const loadHours = async (tx: Tx, organizationId: string) => {
  const found = await tx.one(
    row,
    sql`select o.id, o.name as organization, o.time_zone as zone, b.hours from organizations o left join booking_hours b on b.organization_id = o.id
        where o.id = ${organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return { ...found, hours: found.hours ?? defaultBookingHours }
}

/** The hours in which candidates may book, in the organization’s zone; the usual ones where no one has set any. */
export const bookingHoursRoute = query(
  bookingHours,
  async ({ input, tx, actor }) => await loadHours(tx, input.organization_id ?? actor.organizationId),
)

const isClosed = ({ weekdays, saturday, sunday }: BookingHours) =>
  [weekdays, saturday, sunday].every(({ opens, closes }) => opens >= closes)

/** Stores an organization's booking hours. Throws for a week without an hour, and for a day that ends before it begins. */
export const storeBookingHours = async (tx: Tx, organizationId: string, hours: BookingHours): Promise<DomainEvent> => {
  const before = await loadHours(tx, organizationId)
  if (isClosed(hours)) {
    const message = 'Open at least one day, so candidates can choose a time.'
    throw UserError.at('hours', message)
  }
  const wrong = weekDays.find(({ key }) => hours[key].opens > hours[key].closes)
  if (wrong) throw new UserError('invalid', endsTooEarly, { fields: { [`hours.${wrong.key}`]: endsTooEarly } })
  await tx.run(
    sql`insert into booking_hours (organization_id, hours) values (${before.id}, ${JSON.stringify(hours)}::jsonb)
        on conflict (organization_id) do update set hours = excluded.hours, updated_at = now()`,
  )
  return {
    name: 'bookingHours.changed',
    about: before.id,
    organizationId: before.id,
    before: { hours: before.hours },
    after: { hours },
  }
}

/** Hours of your own organization, for platform staff of any. */
export const changeBookingHoursRoute = command(changeBookingHours, async ({ input, tx, actor }) => ({
  reply: { ok: true as const },
  events: [await storeBookingHours(tx, input.organization_id ?? actor.organizationId, input.hours)],
}))
