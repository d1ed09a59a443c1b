import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Ends the secret calendar address of a person, if there is one; answers what happened. */
export const endCalendarFeed = async (tx: Tx, userId: string): Promise<DomainEvent[]> =>
  await endCalendarFeeds(tx, [userId])

/** Ends the secret calendar addresses of people, as far as there are any; answers what happened. */
export const endCalendarFeeds = async (tx: Tx, userIds: readonly string[]): Promise<DomainEvent[]> => {
  const gone = await tx.rows(
    z.object({ user_id: z.string(), organization_id: z.string() }),
    sql`delete from calendar_feeds where ${tenantCondition(tx)} and user_id = any(${sql.param(userIds)}::uuid[])
      returning user_id, organization_id`,
  )
  return gone.map((each) => ({
    name: 'calendarFeed.revoked',
    about: each.user_id,
    organizationId: each.organization_id,
  }))
}

/** Stores the hash of a new secret calendar address; an earlier one of the person stops working at once. */
export const storeCalendarFeed = async (
  tx: Tx,
  { userId, organizationId, tokenHash, now }: { userId: string; organizationId: string; tokenHash: string; now: Date },
): Promise<void> => {
  await tx.run(
    sql`insert into calendar_feeds (user_id, organization_id, token_hash, created_at)
        values (${userId}, ${organizationId}, ${tokenHash}, ${now.toISOString()})
        on conflict (user_id) do update set organization_id = excluded.organization_id, token_hash = excluded.token_hash, created_at = excluded.created_at`,
  )
}

/** After a restore: calendar addresses that ended after its moment open nothing; `open`: the people who still have theirs. */
export const reendFeeds = async (tx: Tx, open: readonly string[]): Promise<number> =>
  await tx.run(
    sql`delete from calendar_feeds where ${tenantCondition(tx)} and not user_id = any(${sql.param(open)}::uuid[])`,
  )
