import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { type WeekOfHours, weekDays } from '../../../../rules/calendar/week-hours.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findPlaceZoneProblem, listZonesForPlace } from '../../../../rules/zones/find-place-zone.ts'
import { addLocation, editLocation } from '../contract/clients.ts'

type LocationInput = {
  name: string
  city: string
  state: string
  is_active: boolean
  hours?: WeekOfHours | null | undefined
  time_zone?: string | undefined
}

/**
 * Converts open hours for storage; undefined if they were not given. Throws for a day that ends before it begins, and
 * for a week without an hour.
 */
const parseHours = (hours: LocationInput['hours']) => {
  if (!hours) return hours
  const wrong = weekDays.find(({ key }) => hours[key].opens > hours[key].closes)
  if (wrong) throw UserError.at(`hours.${wrong.key}`, 'Choose a time after the start.')
  if (weekDays.every(({ key }) => hours[key].opens >= hours[key].closes))
    throw UserError.at('hours', 'Open at least one day, or leave out the hours.')
  return hours
}

/**
 * Returns the chosen zone, or null if city and state decide it. An earlier choice stays while its state has that zone.
 * Throws for an unknown zone, and for no choice in a state with two.
 */
const getZone = ({ city, state, time_zone }: LocationInput, before: string | null): string | null => {
  const typed = time_zone?.trim()
  if (typed && !isTimeZone(typed)) throw UserError.at('time_zone', 'Choose a time zone.')
  const kept = before !== null && listZonesForPlace({ city: null, state }).includes(before) ? before : null
  const chosen = typed === undefined ? kept : typed || null
  const problem = findPlaceZoneProblem({ city, state, time_zone: chosen })
  if (problem) throw UserError.at('time_zone', problem)
  return chosen
}

type Self = { id: string; time_zone: string | null }

/** The location's fields as they are stored; refuses a missing name, a state that is none, and a name the organization has already. */
const checked = async (tx: Tx, organizationId: string, input: LocationInput, self: Self | null) => {
  const name = input.name.trim()
  if (!name) throw UserError.at('name', 'Enter the location’s name.')
  const state = parseState(input.state)
  if (!state) throw UserError.at('state', 'Choose a state.')
  const twin = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from locations where organization_id = ${organizationId} and lower(name) = lower(${name})
      and id is distinct from ${self?.id ?? null}::uuid limit 1`,
  )
  if (twin) throw UserError.at('name', `${twin.name} already exists.`)
  return {
    name,
    city: input.city.trim() || null,
    state,
    is_active: input.is_active,
    hours: parseHours(input.hours),
    time_zone: getZone(input, self?.time_zone ?? null),
  }
}

/** Makes a location of an organization; refuses what `checked` refuses. */
export const insertLocation = async (tx: Tx, organizationId: string, input: LocationInput) => {
  const after = await checked(tx, organizationId, input, null)
  const id = randomUUID()
  await tx.run(
    sql`insert into locations (id, organization_id, name, city, state, is_active, hours, time_zone)
        values (${id}, ${organizationId}, ${after.name}, ${after.city}, ${after.state}, ${after.is_active},
          ${after.hours ? JSON.stringify(after.hours) : null}::jsonb, ${after.time_zone})`,
  )
  const event: DomainEvent = { name: 'location.added', about: id, organizationId, after }
  return { id, ...after, event }
}

/** A new location. Refuses a name that the organization has already. */
export const addLocationRoute = command(addLocation, async ({ input, tx }) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${input.id} for no key update`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  const { id, event } = await insertLocation(tx, input.id, input)
  return { reply: { id }, events: [event] }
})

const stored = z.object({
  organization_id: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  is_active: z.boolean(),
  hours: z.nullable(weekOfHours),
  time_zone: z.nullable(z.string()),
})

/** Changes a location, or closes it: its codes accept no one then. */
export const editLocationRoute = command(editLocation, async ({ input, tx }) => {
  const found = await tx.one(
    stored,
    sql`select organization_id, name, city, state, is_active, hours, time_zone from locations where ${tenantCondition(tx)} and id = ${input.id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Location not found')
  const { organization_id, ...before } = found
  const { hours = before.hours, ...written } = await checked(tx, organization_id, input, {
    id: input.id,
    time_zone: before.time_zone,
  })
  const after = { ...written, hours }
  await tx.run(
    sql`update locations set name = ${after.name}, city = ${after.city}, state = ${after.state}, is_active = ${after.is_active},
          hours = ${hours ? JSON.stringify(hours) : null}::jsonb, time_zone = ${after.time_zone} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { id: input.id },
    events: [{ name: 'location.changed', about: input.id, organizationId: organization_id, before, after }],
  }
})
