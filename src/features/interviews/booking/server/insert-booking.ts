import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type Row = {
  id: string
  candidate: { id: string; organization_id: string }
  at: Date
  messageId: string | null
  /** Null: an automation, because the candidate chose the time by text. */
  madeBy: string | null
  now: Date
}

/** Keeps what one booking did together: interview, text and status. */
export const insertBooking = async (tx: Tx, row: Row, moved: { before: string; after: string } | null) =>
  await tx.run(
    sql`insert into bookings (organization_id, id, candidate_id, booked_for, message_id, status_before, status_after, made_by, made_at)
        values (${row.candidate.organization_id}, ${row.id}, ${row.candidate.id}, ${row.at.toISOString()}, ${row.messageId}, ${moved?.before ?? null},
          ${moved?.after ?? null}, ${row.madeBy}::uuid, ${row.now.toISOString()})`,
  )
