import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import type { Fact } from '../../../platform/server/facts.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

/** Ends the secret calendar address of a person, if there is one; answers what happened. */
export const endCalendarFeed = async (tx: Tx, userId: string): Promise<Fact[]> => {
  const gone = await tx.run(sql`delete from calendar_feeds where ${ofScope(tx)} and user_id = ${userId}`)
  return gone ? [{ name: 'calendarFeed.revoked', about: userId }] : []
}
