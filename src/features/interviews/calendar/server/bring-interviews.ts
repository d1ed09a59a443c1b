import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type Brought = {
  id: string
  organization_id: string
  candidate_id: string
  location_id: string | null
  interview_date: string
  minutes: number
  type: string
  status: string
  note: string | null
}

/**
 * Stores interviews of another installation, in one statement. Sends no reminders, because that installation may have
 * sent them. Writes no event.
 */
export const bringInterviews = async (tx: Tx, rows: readonly Brought[]) =>
  await tx.run(
    sql`insert into interviews (id, organization_id, candidate_id, location_id, interview_date, minutes, type, status, note, reminders)
        select id, organization_id, candidate_id, location_id, interview_date, minutes, type, status, note, false
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, organization_id uuid, candidate_id uuid, location_id uuid,
          interview_date timestamptz, minutes int, type text, status text, note text)`,
  )
