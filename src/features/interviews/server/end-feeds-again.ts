import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

/** After a restore: calendar addresses that ended after its moment open nothing; `open`: the people who still have theirs. */
export const endFeedsAgain = async (tx: Tx, open: readonly string[]): Promise<number> =>
  await tx.run(sql`delete from calendar_feeds where ${ofScope(tx)} and not user_id = any(${sql.param(open)}::uuid[])`)
