import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

const counted = z.object({ unread: z.number(), needsPerson: z.number(), since: z.nullable(z.string()) })

/** Threads with something unread and since when the first of them waits (ISO), and those where somebody must decide whether a text is an opt-out. */
export const waitingReplies = async (tx: Tx) =>
  (await tx.one(
    counted,
    sql`select count(*) filter (where unread > 0)::int as unread, count(*) filter (where undecided_since is not null)::int as "needsPerson",
          min(last_inbound_at) filter (where unread > 0) as since
        from text_recipients where ${ofScope(tx)} and (unread > 0 or undecided_since is not null)`,
  )) ?? { unread: 0, needsPerson: 0, since: null }
