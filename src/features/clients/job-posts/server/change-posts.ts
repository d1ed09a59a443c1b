import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { throwFieldErrors, UserError } from '../../../../rules/user-error.ts'
import { addJobPost, editJobPost, refreshJobPost, setJobPostsActive } from '../contract/job-posts.ts'
import { type Employment, type PayPeriod, parsePay } from '../rules/post-offer.ts'
import { findPostProblems, parseCost } from '../rules/post-problem.ts'
import { assertNoDuplicate, countTwins } from './duplicate-posts.ts'

type PostInput = {
  location_id: string
  position: Position
  job_start_date: string
  cost_per_lead: string
  note: string
  description: string
  pay_low: string
  pay_high: string
  pay_per: PayPeriod
  hours: string
  employment: Employment | null
  offers_times: boolean
}

const cleanTyped = (typed: string) => typed.replaceAll('\0', '').toWellFormed().trim() || null

/** Pay, hours, and employment of a post, ready to be stored. */
const toOffer = (input: PostInput, offersTimesBy: string) => {
  const [low, high] = [parsePay(input.pay_low) ?? null, parsePay(input.pay_high) ?? null]
  return {
    pay_low: low,
    pay_high: high,
    pay_per: low === null ? null : input.pay_per,
    hours: cleanTyped(input.hours)?.replace(/\s+/g, ' ') ?? null,
    employment: input.employment,
    offers_times_by: input.offers_times ? offersTimesBy : null,
  }
}

const place = z.object({ organization_id: z.string(), organization: z.string(), location: z.string() })

const check = async (tx: Tx, input: PostInput) => {
  const fields = findPostProblems(input)
  throwFieldErrors(fields)
  const found = await tx.one(
    place,
    sql`select l.organization_id, o.name as organization, l.name as location from locations l
      join organizations o on o.id = l.organization_id where l.id = ${input.location_id}`,
  )
  if (!found) throw UserError.at('location_id', 'Location not found. Choose another.', 'not-found')
  const cents = parseCost(input.cost_per_lead)
  return { ...found, cost: cents === null || cents === undefined ? null : cents / 100 }
}

const locked = z.object({
  organization_id: z.string(),
  location_id: z.nullable(z.string()),
  position: z.nullable(z.string()),
  job_start_date: z.nullable(z.string()),
  cost_per_lead: z.nullable(z.number()),
  note: z.nullable(z.string()),
  description: z.nullable(z.string()),
  pay_low: z.nullable(z.number()),
  pay_high: z.nullable(z.number()),
  pay_per: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  employment: z.nullable(z.string()),
  offers_times_by: z.nullable(z.string()),
  active: z.boolean(),
})

export const lockPost = async (tx: Tx, id: string) => {
  const post = await tx.one(
    locked,
    sql`select organization_id, location_id, position, job_start_date, cost_per_lead, note, description,
        pay_low, pay_high, pay_per, hours, employment, offers_times_by, active
      from job_post_tracker where ${tenantCondition(tx)} and id = ${id} for update`,
  )
  if (!post) throw new UserError('not-found', 'Job post not found')
  return post
}

/** Adds an active post. A second one for the same location and position needs a confirmation. */
export const addJobPostRoute = command(addJobPost, async ({ input, tx, actor }) => {
  const { organization_id, organization, location, cost } = await check(tx, input)
  if (!input.second) await assertNoDuplicate(tx, input, null)
  const id = randomUUID()
  const { pay_low, pay_high, pay_per, hours, employment, offers_times_by } = toOffer(input, actor.userId)
  await tx.run(sql`insert into job_post_tracker (id, organization, location, organization_id, location_id, position,
    job_start_date, cost_per_lead, note, description, pay_low, pay_high, pay_per, hours, employment,
    offers_times_by) values (${id}, ${organization}, ${location}, ${organization_id}, ${input.location_id}, ${input.position},
      ${input.job_start_date.trim()}, ${cost}, ${input.note.trim() || null}, ${cleanTyped(input.description)},
      ${pay_low}, ${pay_high}, ${pay_per}, ${hours}, ${employment}, ${offers_times_by})`)
  return {
    reply: { id },
    events: [
      {
        name: 'jobPost.added',
        about: id,
        organizationId: organization_id,
        after: { location, position: input.position },
      },
    ],
  }
})

/**
 * Changes a post within its organization. Throws for a second active post of the same location and position, unless
 * `second` is set.
 */
export const editJobPostRoute = command(editJobPost, async ({ input, tx, actor }) => {
  const before = await lockPost(tx, input.id)
  const { organization_id, location, cost } = await check(tx, input)
  if (organization_id !== before.organization_id)
    throw UserError.at('location_id', 'Choose a location in this organization.')
  const moves = input.location_id !== before.location_id || input.position !== (before.position ?? 'RBT')
  if (before.active && moves && !input.second) await assertNoDuplicate(tx, input, input.id)
  const after = {
    location_id: input.location_id,
    position: input.position,
    job_start_date: input.job_start_date.trim(),
    cost_per_lead: cost,
    note: input.note.trim() || null,
    description: cleanTyped(input.description),
    ...toOffer(input, before.offers_times_by ?? actor.userId),
  }
  await tx.run(sql`update job_post_tracker set location_id = ${after.location_id}, location = ${location},
    position = ${after.position}, job_start_date = ${after.job_start_date},
    cost_per_lead = ${after.cost_per_lead}, note = ${after.note}, description = ${after.description},
    pay_low = ${after.pay_low}, pay_high = ${after.pay_high}, pay_per = ${after.pay_per}, hours = ${after.hours},
    employment = ${after.employment}, offers_times_by = ${after.offers_times_by}, updated_at = now() where ${tenantCondition(tx)} and id = ${input.id}`)
  const { organization_id: _, active: __, ...old } = before
  return {
    reply: { id: input.id },
    events: [{ name: 'jobPost.changed', about: input.id, organizationId: organization_id, before: old, after }],
  }
})

/** A new start for the post, active again; the old start goes into its history. */
export const refreshJobPostRoute = command(refreshJobPost, async ({ input, tx, now }) => {
  const fields = findPostProblems({ job_start_date: input.job_start_date, cost_per_lead: '' })
  throwFieldErrors(fields)
  const before = await lockPost(tx, input.id)
  if (!before.active && !input.second) await assertNoDuplicate(tx, before, input.id)
  const { job_start_date, active: was_active } = before
  const ended = JSON.stringify([{ job_start_date, until: now.toISOString(), was_active }])
  await tx.run(
    sql`update job_post_tracker set job_start_date = ${input.job_start_date.trim()}, active = true,
      post_history = ${ended}::jsonb || post_history, updated_at = now()
      where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { id: input.id },
    events: [
      {
        name: 'jobPost.refreshed',
        about: input.id,
        organizationId: before.organization_id,
        before: { job_start_date: before.job_start_date },
        after: { job_start_date: input.job_start_date.trim() },
      },
    ],
  }
})

/**
 * Closes or reopens posts in one statement. Unknown ids change nothing. A second active post for a location needs a
 * confirmation.
 */
export const setJobPostsActiveRoute = command(setJobPostsActive, async ({ input, tx, actor }) => {
  const known = await tx.rows(
    z.object({ id: z.string() }),
    sql`select id from job_post_tracker where ${tenantCondition(tx)} and id = any(${sql.param(input.ids)}::uuid[]) order by id for update`,
  )
  if (known.length !== new Set(input.ids).size) throw new UserError('not-found', 'Job post not found')
  const twins = input.active && !input.second ? await countTwins(tx, input.ids) : 0
  if (twins > 0)
    throw new UserError('conflict', `${twins} would duplicate an active post for the same location and position.`, {
      details: { second: true },
    })
  const changed = await tx.rows(
    z.object({ organization_id: z.string(), changed: z.number() }),
    sql`with moved as (
          update job_post_tracker set active = ${input.active}, updated_at = now()
            where ${tenantCondition(tx)} and id = any(${sql.param(input.ids)}::uuid[]) and active <> ${input.active}
            returning id, organization_id
        ), ${recordEventsFor('moved', { name: input.active ? 'jobPost.reopened' : 'jobPost.closed', who: actor.userId })}
        select organization_id, count(*)::int as changed from moved group by 1`,
  )
  return {
    reply: { changed: changed.reduce((sum, each) => sum + each.changed, 0) },
    touched: changed.map((each) => each.organization_id),
  }
})
