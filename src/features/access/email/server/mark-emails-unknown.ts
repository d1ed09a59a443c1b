import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: emails that waited may have left since, so they are not sent again. Answers how many. */
export const markEmailsUnknown = async (tx: Tx): Promise<number> =>
  await tx.run(
    sql`update emails set state = 'unknown', problem = 'Restored from a backup, so we don’t know if it went out', body = null, attachment = null,
          html = null, unsubscribe_url = null
        where ${tenantCondition(tx)} and state in ('waiting', 'sending')`,
  )
