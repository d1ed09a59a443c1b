import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Limit of open suggestions, so that endless forms cannot fill a page. */
const mostOpen = 10

type SuggestionInput = {
  organizationId: string
  candidateId: string
  cameBy: 'apply' | 'mail'
  fields: Readonly<Record<string, unknown>>
  consentSource: string | null
  now: Date
}

/** Keeps what an open door says about a candidate on file for a person to decide; nothing when it says nothing new, or ten wait already. */
export const suggestChange = async (
  tx: Tx,
  { organizationId, candidateId, cameBy, fields, consentSource, now }: SuggestionInput,
) => {
  if (Object.keys(fields).length === 0 && consentSource === null) return
  await tx.run(
    sql`insert into candidate_suggestions (id, organization_id, candidate_id, came_by, fields, consent_source, made_at)
        select ${randomUUID()}::uuid, ${organizationId}::uuid, ${candidateId}::uuid, ${cameBy},
          ${JSON.stringify(fields)}::jsonb, ${consentSource}, ${now.toISOString()}::timestamptz
        where (select count(*) from candidate_suggestions s
          where s.organization_id = ${organizationId} and s.candidate_id = ${candidateId} and s.decision is null) < ${mostOpen}`,
  )
}
