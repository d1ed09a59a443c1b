import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

const row = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  startedAt: z.string(),
  seenSeconds: z.number(),
})

/** The processes that told that they run within the last day, those seen last first; `seenSeconds` by the database's clock. */
export const readProcesses = async (tx: Tx) =>
  await tx.rows(
    row,
    sql`select id, name, host, pid, version, started_at as "startedAt",
          greatest(0, floor(extract(epoch from clock_timestamp() - seen_at)))::int as "seenSeconds"
        from app.processes where seen_at > now() - interval '1 day' order by seen_at desc, id`,
  )
