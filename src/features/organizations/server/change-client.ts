import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { isTimeZone } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { editClient, setClientStatus } from '../contract/clients.ts'

const stored = z.object({
  name: z.string(),
  status: z.string(),
  subscription_type: z.nullable(z.string()),
  scheduler: z.boolean(),
  time_zone: z.string(),
})

const lockClient = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select name, status, subscription_type, scheduler, time_zone from organizations where id = ${id} for update`,
  )
  if (!found) throw new Refusal('not-found', 'Organization not found')
  return found
}

/** Pauses or reactivates; a client with active job posts is asked about first. A paused client has no prospect's stage. */
export const setClientStatusWay = command(setClientStatus, async ({ input, tx, settings }) => {
  if (input.id === settings.platformOrganizationId)
    throw new Refusal('invalid', 'The platform’s own organization is always active.')
  const before = await lockClient(tx, input.id)
  const posts = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from job_post_tracker where organization_id = ${input.id} and active`,
  )
  if (input.status === 'Paused' && !input.confirmed && posts && posts.n > 0)
    throw new Refusal('conflict', `${before.name} has ${posts.n} active job ${posts.n === 1 ? 'post' : 'posts'}.`, {
      details: { posts: posts.n },
    })
  await tx.run(sql`update organizations set status = ${input.status}, prospect_stage = null where id = ${input.id}`)
  const name = input.status === 'Paused' ? 'organization.paused' : 'organization.reactivated'
  return {
    reply: { id: input.id, status: input.status },
    facts: [
      {
        name,
        about: input.id,
        organizationId: input.id,
        before: { status: before.status },
        after: { status: input.status },
      },
    ],
  }
})

const field = (name: string, message: string) => new Refusal('invalid', message, { fields: { [name]: message } })

export const editClientWay = command(editClient, async ({ input, tx }) => {
  const before = await lockClient(tx, input.id)
  const after = {
    name: input.name.trim(),
    subscription_type: input.subscription_type.trim() || null,
    scheduler: input.scheduler,
    time_zone: input.time_zone,
  }
  if (!after.name) throw field('name', 'Enter the organization’s name')
  if (!isTimeZone(after.time_zone)) throw field('time_zone', 'Choose a time zone')
  const twin = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where lower(name) = lower(${after.name}) and id <> ${input.id} limit 1`,
  )
  if (twin) throw field('name', `There is already an organization called ${twin.name}`)
  await tx.run(
    sql`update organizations set name = ${after.name}, subscription_type = ${after.subscription_type}, scheduler = ${after.scheduler}, time_zone = ${after.time_zone} where id = ${input.id}`,
  )
  return {
    reply: { id: input.id },
    facts: [{ name: 'organization.changed', about: input.id, organizationId: input.id, before, after }],
  }
})
