import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type Brought = {
  id: string
  organization_id: string
  location_id: string | null
  organization: string | null
  location: string | null
  job_start_date: string | null
  cost_per_lead: string | null
  active: boolean
  position: string | null
}

/** Job posts of another installation, in one statement; a cost is in dollars. Writes no event. */
export const bringPosts = async (tx: Tx, rows: readonly Brought[]) =>
  await tx.run(
    sql`insert into job_post_tracker (id, organization_id, location_id, organization, location, job_start_date, cost_per_lead, active, position)
        select id, organization_id, location_id, organization, location, job_start_date, cost_per_lead, active, position
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, organization_id uuid, location_id uuid, organization text, location text,
          job_start_date text, cost_per_lead numeric, active boolean, position text)`,
  )
