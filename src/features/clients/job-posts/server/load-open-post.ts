import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { employments, payPeriods } from '../rules/post-offer.ts'
import { getPostedAt } from './load-feed-jobs.ts'

const row = z.object({
  zone: z.string(),
  job_start_date: nullableText,
  description: nullableText,
  pay_low: z.nullable(z.number()),
  pay_high: z.nullable(z.number()),
  pay_per: z.nullable(z.enum(payPeriods)),
  hours: nullableText,
  employment: z.nullable(z.enum(employments)),
  offersTimes: z.boolean(),
  created_at: z.string(),
})

type Place = { organizationId: string; locationId: string; position: Position }

/**
 * The active post of a location and position, as anyone may see it; null where there is none. Of two, the described one, as in the feed, then the one
 * with more of an offer.
 */
export const loadOpenPost = async (tx: Tx, { organizationId, locationId, position }: Place, now: Date) => {
  const found = await tx.one(
    row,
    sql`select o.time_zone as zone, p.job_start_date, p.description, p.pay_low, p.pay_high, p.pay_per, p.hours, p.employment, p.created_at,
          bool_or(p.offers_times_by is not null) over () as "offersTimes"
        from job_post_tracker p join organizations o on o.id = p.organization_id
        where p.organization_id = ${organizationId} and p.location_id = ${locationId} and coalesce(p.position, 'RBT') = ${position} and p.active
        order by p.description is null, p.pay_low is null, p.hours is null, p.employment is null, p.start_day desc nulls last, p.id limit 1`,
  )
  if (!found) return null
  const { description, hours, employment, offersTimes, pay_low: low, pay_high: high, pay_per: per } = found
  const pay = low === null || per === null ? null : { low, high, per }
  return { description, hours, employment, offersTimes, pay, posted: getPostedAt(found, now) }
}
export type OpenPost = NonNullable<Awaited<ReturnType<typeof loadOpenPost>>>
