import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { jobFeedSettings, openJobFeed } from '../contract/job-feed.ts'
import { createFeedKey, formatFeedPlace } from '../rules/write-job-feed.ts'

const mostPosts = 2_000

/**
 * Reads whether your own organization's jobs are open to job boards, their address, and the active posts missing there
 * with reasons.
 */
export const jobFeedSettingsRoute = query(jobFeedSettings, async ({ tx, actor }) => {
  const feed = await tx.one(
    z.object({ key: z.string(), is_on: z.boolean() }),
    sql`select key, is_on from job_feeds where ${tenantCondition(tx)} and organization_id = ${actor.organizationId}`,
  )
  const posts = await tx.rows(
    z.object({ isOpen: z.boolean(), city: nullableText, state: nullableText, hasCode: z.boolean() }),
    sql`select coalesce(l.is_active, false) as "isOpen", l.city, l.state,
          exists (select from job_codes j
            where ${tenantCondition(tx, 'j')} and j.organization_id = p.organization_id
            and j.location_id = p.location_id and j.is_active
            and j.position = coalesce(p.position, 'RBT')) as "hasCode"
        from job_post_tracker p left join locations l on ${tenantCondition(tx, 'l')} and l.id = p.location_id
        where ${tenantCondition(tx, 'p')} and p.organization_id = ${actor.organizationId} and p.active order by p.id limit ${mostPosts}`,
  )
  const placed = posts.filter((post) => formatFeedPlace(post) !== null)
  const listed = placed.filter(({ hasCode }) => hasCode).length
  return {
    isOn: feed?.is_on ?? false,
    path: feed ? `/jobs/${feed.key}.xml` : null,
    listed,
    withoutPlace: posts.length - placed.length,
    withoutCode: placed.length - listed,
  }
})

/** Opens or closes your own organization's feed. The address is made when it is opened first, and stays. */
export const openJobFeedRoute = command(openJobFeed, async ({ input, tx, actor, now }) => {
  const organizationId = actor.organizationId
  const organization = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where id = ${organizationId} for no key update`,
  )
  if (!organization) throw new UserError('not-found', 'Organization not found')
  const key = createFeedKey(organization.name, randomBytes(4).toString('hex'))
  const changed = await tx.run(
    sql`insert into job_feeds (organization_id, key, is_on, updated_at) values (${organizationId}, ${key}, ${input.isOn}, ${now.toISOString()})
        on conflict (organization_id) do update set is_on = excluded.is_on, updated_at = excluded.updated_at where job_feeds.is_on <> excluded.is_on`,
  )
  const name = input.isOn ? 'jobFeed.opened' : 'jobFeed.closed'
  return { reply: { ok: true as const }, events: changed ? [{ name, about: organizationId, organizationId }] : [] }
})
