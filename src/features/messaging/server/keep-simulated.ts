import { sql } from 'drizzle-orm'
import type { Transact } from '../../../platform/server/call.ts'

type Arrived = {
  id: string
  organizationId: string
  candidateId: string
  twilioPhoneNumber: string
  formattedNumber: string
  message: string
}

/** Stores what arrived on the simulated phones, each text once. */
export const keepSimulated = (transact: Transact) => async (texts: Arrived[]) => {
  await transact(async (tx) => {
    await tx.run(
      sql`insert into simulated_texts (id, organization_id, candidate_id, from_phone, to_phone, body)
          select r.id, r."organizationId", r."candidateId", r."twilioPhoneNumber", r."formattedNumber", r.message
          from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(id uuid, "organizationId" uuid, "candidateId" uuid, "twilioPhoneNumber" text,
            "formattedNumber" text, message text)
          on conflict (id) do nothing`,
    )
  })
}
