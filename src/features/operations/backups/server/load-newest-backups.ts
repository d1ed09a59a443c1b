import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

const hours = z.nullable(z.number())
const newest = z.object({ made: hours, failed: hours })

/** How many hours ago the newest backup was made, and the newest one failed; null: never. Facts are the only record. */
export const loadNewestBackups = async (tx: Tx, now: Date) => {
  const found = await tx.one(
    newest,
    sql`select (extract(epoch from ${now.toISOString()}::timestamptz - max(at) filter (where name = 'installation.backedUp')) / 3600)::float8 as made,
          (extract(epoch from ${now.toISOString()}::timestamptz - max(at) filter (where name = 'installation.backupFailed')) / 3600)::float8 as failed
        from events where name in ('installation.backedUp', 'installation.backupFailed')`,
  )
  return found ?? { made: null, failed: null }
}
