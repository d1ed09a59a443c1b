import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

/** Read clears the count of a thread; unread sets it to one at least. */
export const setThreadRead = async (tx: Tx, id: string, read: boolean) =>
  await tx.run(
    sql`update text_recipients set unread = case when ${read} then 0 else greatest(unread, 1) end where ${ofScope(tx)} and id = ${id}`,
  )

/** Says whose a thread is, or nobody's. */
export const setThreadOwner = async (tx: Tx, id: string, userId: string | null) =>
  await tx.run(sql`update text_recipients set assigned_to = ${userId}::uuid where ${ofScope(tx)} and id = ${id}`)
