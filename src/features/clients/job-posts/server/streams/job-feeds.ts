import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { linkTo } from '../../../../access/email/server/public.ts'
import { allJobs, clinicJobs } from '../../contract/job-feed.ts'
import { type FeedJob, writeJobFeed } from '../../rules/write-job-feed.ts'
import { loadFeedJobs } from '../load-feed-jobs.ts'

const mostOfAll = 5_000
const mostOfClinic = 2_000
const keptSeconds = 300

type Call = { request: FastifyRequest; reply: FastifyReply; config: Config; now: Date }

/** The document, or 304 to who has these jobs already. */
const send = async (jobs: FeedJob[], { request, reply, config, now }: Call) => {
  const origin = new URL(linkTo(config, '/')).origin
  const tag = `W/"${createHash('sha256')
    .update(JSON.stringify([origin, jobs]))
    .digest('base64url')
    .slice(0, 32)}"`
  void reply.header('cache-control', `public, max-age=${keptSeconds}`).header('etag', tag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  if (known.includes(tag) || known.includes(tag.slice(2))) return await reply.code(304).send()
  return await reply
    .header('content-type', 'application/xml; charset=utf-8')
    .send(writeJobFeed({ jobs, origin, builtAt: now }))
}

/** The jobs of every clinic that opened its feed, for job boards; the newest 5,000. */
export const allJobsRoute = openStream(allJobs, async ({ transact, services, request, reply }) => {
  const now = services.clock()
  const jobs = await transact(async (tx) => await loadFeedJobs(tx, sql`true`, mostOfAll, now), { readOnly: true })
  return await send(jobs, { request, reply, config: services.config, now })
})

/** The jobs of one clinic, for job boards. A feed that was closed and one that never was are refused alike (404). */
export const clinicJobsRoute = openStream(clinicJobs, async ({ input, transact, services, request, reply }) => {
  const now = services.clock()
  const jobs = await transact(
    async (tx) => {
      const feed = await tx.one(
        z.object({ id: z.string() }),
        sql`select organization_id as id from job_feeds where key = ${input.key} and is_on`,
      )
      if (!feed) throw new UserError('not-found', 'No job feed at this address.')
      return await loadFeedJobs(tx, sql`f.organization_id = ${feed.id}`, mostOfClinic, now)
    },
    { readOnly: true },
  )
  return await send(jobs, { request, reply, config: services.config, now })
})
