import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Read clears the count of a thread, and that it came back; unread sets it to one at least and opens the thread. */
export const setThreadRead = async (tx: Tx, id: string, read: boolean, now: Date) =>
  await tx.run(
    sql`update text_recipients set unread = case when ${read} then 0 else greatest(unread, 1) end,
          closed_at = case when ${read} then closed_at end,
          snoozed_until = case when ${read} and snoozed_until > ${now.toISOString()}::timestamptz then snoozed_until end
        where ${tenantCondition(tx)} and id = ${id}`,
  )

type Rest = { closed: boolean; until: Date | null; now: Date }

/** Closes a thread, puts it off until a moment, or opens it. */
export const setThreadSnooze = async (tx: Tx, id: string, { closed, until, now }: Rest) =>
  await tx.run(
    sql`update text_recipients set closed_at = case when ${closed} then ${now.toISOString()}::timestamptz end,
          snoozed_until = ${until?.toISOString() ?? null}::timestamptz where ${tenantCondition(tx)} and id = ${id}`,
  )

/** Assigns a thread to a person, or to no one. */
export const setThreadOwner = async (tx: Tx, id: string, userId: string | null) =>
  await tx.run(
    sql`update text_recipients set assigned_to = ${userId}::uuid where ${tenantCondition(tx)} and id = ${id}`,
  )

/** Gives every thread in someone's care to a colleague, with an event each. Platform staff hold threads of several organizations. */
export const reassignThreads = async (tx: Tx, from: string, to: string, who: string) =>
  await tx.run(
    sql`with passed as (
          update text_recipients set assigned_to = ${to} where ${tenantCondition(tx)} and assigned_to = ${from}
          returning organization_id, candidate_id
        ), ${recordEventsFor('passed', {
          name: 'thread.assigned',
          who,
          about: sql`candidate_id`,
          before: sql`jsonb_build_object('assigned_to', ${from}::text)`,
          after: sql`jsonb_build_object('assigned_to', ${to}::text)`,
        })}
        select count(*) from given`,
  )
