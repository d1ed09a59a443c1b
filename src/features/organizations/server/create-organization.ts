import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { writeFacts } from '../../../platform/server/facts.ts'
import { isTimeZone } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { ownStatusesOfNewOrganization } from '../../candidates/rules/statuses.ts'

export type NewOrganization = { name: string; timeZone: string; subscriptionType?: string | null; scheduler?: boolean }

const named = (name: string, message: string) => new Refusal('invalid', message, { fields: { [name]: message } })

/** A new active client with the general statuses as its own. Refuses a missing or taken name and an unknown time zone. */
export const createOrganization = async (tx: Tx, who: string | null, input: NewOrganization): Promise<string> => {
  const name = input.name.trim()
  if (!name) throw named('name', 'Enter the organization’s name')
  if (!isTimeZone(input.timeZone))
    throw named('time_zone', `"${input.timeZone}" is not a time zone. Use a name like America/New_York`)
  const taken = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where lower(name) = lower(${name}) limit 1`,
  )
  if (taken)
    throw new Refusal('conflict', `There is already an organization called ${taken.name}.`, {
      fields: { name: 'This name is taken' },
    })
  const id = randomUUID()
  await tx.run(sql`insert into organizations (id, name, status, time_zone, subscription_type, scheduler)
    values (${id}, ${name}, 'Active', ${input.timeZone}, ${input.subscriptionType ?? null}, ${input.scheduler ?? false})`)
  await tx.run(sql`insert into pipeline_statuses (organization_id, status_label, sort_order)
    select ${id}::uuid, label, place from unnest(${sql.param(ownStatusesOfNewOrganization)}::text[]) with ordinality s (label, place)`)
  await writeFacts(tx, who, [{ name: 'organization.created', about: id, organizationId: id, after: { name } }])
  return id
}
