import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { endCalendarFeed, storeCalendarFeed } from '../../../access/sign-in/server/public.ts'
import { calendarFeed, makeCalendarFeed, revokeCalendarFeed } from '../contract/calendar.ts'
import { createToken, hashOfToken } from './secret-token.ts'

/** Since when your own calendar address is there, or null. Never the address: only its hash is kept. */
export const calendarFeedRoute = query(calendarFeed, async ({ tx, actor }) => {
  const found = await tx.one(
    z.object({ organization: z.string(), createdAt: z.nullable(z.string()) }),
    sql`select o.name as organization, f.created_at as "createdAt" from organizations o
        left join calendar_feeds f on f.organization_id = o.id and f.user_id = ${actor.userId} where o.id = ${actor.organizationId}`,
  )
  return { organization: found?.organization ?? 'Your Organization', createdAt: found?.createdAt ?? null }
})

/** A new secret address for your own organization; an earlier one stops working at once. */
export const makeCalendarFeedRoute = command(makeCalendarFeed, async ({ tx, actor, now }) => {
  const token = createToken()
  await storeCalendarFeed(tx, {
    userId: actor.userId,
    organizationId: actor.organizationId,
    tokenHash: hashOfToken(token),
    now,
  })
  return {
    reply: { path: `/api/calendar/${token}/interviews.ics` },
    events: [{ name: 'calendarFeed.made', about: actor.userId }],
  }
})

/** Ends the address of your own calendar; calendars that read it get nothing from then on. */
export const revokeCalendarFeedRoute = command(revokeCalendarFeed, async ({ tx, actor }) => {
  return { reply: { ok: true as const }, events: await endCalendarFeed(tx, actor.userId) }
})
