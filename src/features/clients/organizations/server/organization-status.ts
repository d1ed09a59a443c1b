import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Sets the status of an organization. Records no event. */
export const setOrganizationStatus = async (tx: Tx, id: string, status: string) =>
  await tx.run(sql`update organizations set status = ${status} where id = ${id}`)

/** Empties the row of a deleted organization: nothing leads to it anymore, and no invoice is its own. */
export const emptyOrganization = async (tx: Tx, id: string, { name, status }: { name: string; status: string }) =>
  await tx.run(
    sql`update organizations set name = ${name}, status = ${status}, scheduler = false, scheduler_new = false, subscription_type = null,
          stripe_customer_id = null, texting_number = null, retention_months = null, retention_noticed_on = null, prospect_stage = null,
          prospect_stage_since = null, contact_name = null, contact_email = null, contact_phone = null, source = null,
          expected_positions = null, expected_locations = null, monthly_value = null, next_step = null, next_step_on = null, demo_at = null,
          owner_id = null, lost_reason = null, prospect_text_consent = null
        where id = ${id}`,
  )
