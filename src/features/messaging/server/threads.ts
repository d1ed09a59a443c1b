import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { factsForEach } from '../../../platform/server/facts.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

/** Read clears the count of a thread; unread sets it to one at least. */
export const setThreadRead = async (tx: Tx, id: string, read: boolean) =>
  await tx.run(
    sql`update text_recipients set unread = case when ${read} then 0 else greatest(unread, 1) end where ${ofScope(tx)} and id = ${id}`,
  )

/** Says whose a thread is, or nobody's. */
export const setThreadOwner = async (tx: Tx, id: string, userId: string | null) =>
  await tx.run(sql`update text_recipients set assigned_to = ${userId}::uuid where ${ofScope(tx)} and id = ${id}`)

/** Gives every thread in somebody's care to a colleague, with a fact each. Platform staff hold threads of several organizations. */
export const passThreads = async (tx: Tx, from: string, to: string, who: string) =>
  await tx.run(
    sql`with passed as (
          update text_recipients set assigned_to = ${to} where ${ofScope(tx)} and assigned_to = ${from}
          returning organization_id, candidate_id
        ), ${factsForEach('passed', {
          name: 'thread.assigned',
          who,
          about: sql`candidate_id`,
          before: sql`jsonb_build_object('assigned_to', ${from}::text)`,
          after: sql`jsonb_build_object('assigned_to', ${to}::text)`,
        })}
        select count(*) from given`,
  )
