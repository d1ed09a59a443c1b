import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { ownStatusesOfNewOrganization } from '../../../candidates/directory/rules/statuses.ts'

export type NewOrganization = { name: string; timeZone: string; subscriptionType?: string | null; scheduler?: boolean }

const checked = async (tx: Tx, input: NewOrganization, self: string | null) => {
  const name = input.name.trim()
  if (!name) throw UserError.at('name', 'Enter the organization’s name.')
  if (!isTimeZone(input.timeZone))
    throw UserError.at('time_zone', `"${input.timeZone}" isn’t a time zone. Use a name like America/New_York.`)
  const taken = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where lower(name) = lower(${name}) and id is distinct from ${self}::uuid limit 1`,
  )
  if (taken) throw UserError.at('name', `An organization already exists called ${taken.name}.`, 'conflict')
  return {
    name,
    timeZone: input.timeZone,
    subscription: input.subscriptionType ?? null,
    scheduler: input.scheduler ?? false,
  }
}

const addStatuses = async (tx: Tx, id: string) =>
  await tx.run(sql`insert into pipeline_statuses (organization_id, status_label, sort_order)
    select ${id}::uuid, label, place from unnest(${sql.param(ownStatusesOfNewOrganization)}::text[]) with ordinality s (label, place) on conflict do nothing`)

/** A new active client with the general statuses as its own. Refuses a missing or taken name and an unknown time zone. */
export const createOrganization = async (tx: Tx, who: string | null, input: NewOrganization): Promise<string> => {
  const { name, timeZone, subscription, scheduler } = await checked(tx, input, null)
  const id = randomUUID()
  await tx.run(sql`insert into organizations (id, name, status, time_zone, subscription_type, scheduler)
    values (${id}, ${name}, 'Active', ${timeZone}, ${subscription}, ${scheduler})`)
  await addStatuses(tx, id)
  await recordEvents(tx, who, [{ name: 'organization.created', about: id, organizationId: id, after: { name } }])
  return id
}

/** Makes an organization that was a prospect an active client; refuses as `createOrganization` does. */
export const becomeActive = async (tx: Tx, who: string | null, id: string, input: NewOrganization) => {
  const { name, timeZone, subscription, scheduler } = await checked(tx, input, id)
  await tx.run(sql`update organizations set name = ${name}, status = 'Active', prospect_stage = null, time_zone = ${timeZone},
    subscription_type = ${subscription}, scheduler = ${scheduler} where id = ${id}`)
  await addStatuses(tx, id)
  await recordEvents(tx, who, [{ name: 'organization.created', about: id, organizationId: id, after: { name } }])
}
