import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { markBookingsSeen, unseenBookings } from '../contract/seen-bookings.ts'
import { byCandidate } from './booked-by-candidate.ts'

/**
 * Counts interviews to come that candidates booked by a link or by text, not canceled, since the person last looked;
 * all for someone who never did.
 */
export const unseenBookingsRoute = query(unseenBookings, async ({ tx, actor, now }) => {
  const counted = await tx.one(
    z.object({ booked: z.number() }),
    sql`select count(*)::int as booked from interviews i
        where ${tenantCondition(tx, 'i')} and i.interview_date > ${now.toISOString()} and i.status in ('Scheduled', 'Confirmed') and ${byCandidate}
          and i.created_at > coalesce((select l.looked_at from booking_seen_markers l
            where l.organization_id = ${actor.organizationId} and l.user_id = ${actor.userId}), '-infinity')`,
  )
  return counted ?? { booked: 0 }
})

/** From now on nothing counts as unseen but what is booked later. The person's own mark: no event of the organization. */
export const markBookingsSeenRoute = command(markBookingsSeen, async ({ tx, actor }) => {
  await tx.run(sql`insert into booking_seen_markers (organization_id, user_id, looked_at) values (${actor.organizationId}, ${actor.userId}, now())
    on conflict (organization_id, user_id) do update set looked_at = greatest(booking_seen_markers.looked_at, excluded.looked_at)`)
  return { reply: { ok: true as const } }
})
