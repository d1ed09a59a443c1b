import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { reportDelivery } from './deliver-simulated.ts'

type InboundText = {
  id: string
  organizationId: string
  candidateId: string | null
  twilioPhoneNumber: string
  formattedNumber: string
  message: string
}

/**
 * Stores texts to the simulated phones, each once. A text arrives at once, or after the delay of its phone; on a
 * network set to fail it fails when it arrives.
 */
export const keepSimulated = (transact: Transact, services: Services) => async (texts: InboundText[]) => {
  await transact(async (tx) => {
    const told = await tx.rows(
      z.object({ id: z.string(), outcome: z.nullable(z.string()) }),
      sql`with kept as (
            insert into simulated_texts (id, organization_id, candidate_id, from_phone, to_phone, body, arrives_at, is_coming)
            select r.id, r."organizationId", r."candidateId", r."twilioPhoneNumber", r."formattedNumber", r.message,
              coalesce((select k.minutes from simulated_clocks k
                where k.organization_id = r."organizationId"), 0) + coalesce(p.delay_minutes, 0),
                coalesce(p.delay_minutes, 0) > 0
            from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(id uuid, "organizationId" uuid, "candidateId" uuid, "twilioPhoneNumber" text,
              "formattedNumber" text, message text)
            left join simulated_phones p on p.organization_id = r."organizationId" and p.phone = r."formattedNumber"
            on conflict do nothing returning id, organization_id, to_phone, is_coming
          )
          select k.id, p.outcome from kept k join simulated_phones p on p.organization_id = k.organization_id and p.phone = k.to_phone
          where not k.is_coming and p.outcome is not null`,
    )
    for (const { id, outcome } of told) await reportDelivery(tx, id, outcome, services.clock())
  })
}
