import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { type Day, parseDay, toInstant } from '../../../../rules/day.ts'
import { type FeedJob, formatFeedPlace } from '../rules/write-job-feed.ts'

const row = z.object({
  code: z.string(),
  position: z.enum(positions),
  organization: z.string(),
  zone: z.string(),
  city: nullableText,
  state: nullableText,
  job_start_date: nullableText,
  description: nullableText,
  created_at: z.string(),
})

type PostDates = { job_start_date: string | null; zone: string; created_at: string }

/** Noon of the day it was posted, where the clinic is, but never one that is still to come. */
export const getPostedAt = ({ job_start_date, zone, created_at }: PostDates, now: Date): Date => {
  const day: Day | null = parseDay(job_start_date ?? '')
  const at = day === null ? new Date(created_at) : toInstant(day, 720, zone)
  return at < now ? at : now
}

/**
 * Jobs of the feeds `f` that `where` names and that are open: one for each active post with an open place that has city and state, and an
 * active code; two posts for the same place and position are one job. The newest first, at most `most`.
 */
export const loadFeedJobs = async (tx: Tx, where: SQL, most: number, now: Date): Promise<FeedJob[]> => {
  const found = await tx.rows(
    row,
    sql`select * from (
          select distinct on (j.organization_id, j.location_id, j.position) j.code, j.position, o.name as organization, o.time_zone as zone, l.city, l.state,
            p.job_start_date, p.description, p.created_at, p.start_day
          from job_feeds f join organizations o on o.id = f.organization_id and lower(o.status) = 'active'
          join job_post_tracker p on p.organization_id = f.organization_id and p.active
          join locations l on l.organization_id = p.organization_id and l.id = p.location_id and l.is_active
          join job_codes j on j.organization_id = p.organization_id and j.location_id = p.location_id and j.is_active
            and j.position = coalesce(p.position, 'RBT')
          where f.is_on and ${where} and btrim(l.city) <> '' and btrim(l.state) <> ''
          order by j.organization_id, j.location_id, j.position, p.description is null, p.start_day desc nulls last, p.id, j.created_at desc, j.id
        ) job order by start_day desc nulls last, code limit ${most}`,
  )
  return found.flatMap((each) => {
    const place = formatFeedPlace({ ...each, isOpen: true })
    const { code, position, organization, description } = each
    return place ? [{ code, position, organization, description, ...place, posted: getPostedAt(each, now) }] : []
  })
}
