import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

const counted = z.object({ waiting: z.number(), since: z.nullable(z.string()) })

/** Counts unrouted applications and emails, and returns since when the first of them waits. */
export const countUnrouted = async (tx: Tx) =>
  (await tx.one(
    counted,
    sql`select count(*)::int as waiting, min(received_at) as since from unrouted_applications
        where ${tenantCondition(tx)} and state = 'waiting'`,
    'prepared',
  )) ?? { waiting: 0, since: null }
