import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { interviewStatuses } from '../rules/interview-kinds.ts'
import { removeReminders } from './reminders.ts'

const stored = z.object({
  interview_date: z.string(),
  status: z.enum(interviewStatuses),
  sequence: z.number(),
  interviewer_id: z.nullable(z.string()),
})
type Which = { id: string; organizationId: string }

/** An interview as it is now, locked; undefined when it is gone. */
export const lockPlanned = async (tx: Tx, { id, organizationId }: Which) =>
  await tx.one(
    stored,
    sql`select interview_date, status, sequence, interviewer_id from interviews where organization_id = ${organizationId} and id = ${id} for update`,
  )

/** Takes an interview away as if it had never been planned, with its reminders. The caller has locked it. */
export const deletePlanned = async (tx: Tx, { id, organizationId }: Which) => {
  await removeReminders(tx, id, true, 'The booking was undone.')
  await tx.run(sql`delete from interviews where organization_id = ${organizationId} and id = ${id}`)
}

/**
 * Cancels an interview for a reason: removes its reminders, updates calendars, frees the hour. The caller has locked
 * it.
 */
export const cancelPlanned = async (tx: Tx, { id, organizationId }: Which, reason: string, now: Date) => {
  await tx.run(
    sql`update interviews set status = 'Cancelled', cancel_reason = ${reason}, sequence = sequence + 1, updated_at = ${now.toISOString()}
        where organization_id = ${organizationId} and id = ${id}`,
  )
  await removeReminders(tx, id, false, 'The interview was canceled.')
}
