import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { notFound } from './analysis.ts'

const text = z.nullable(z.string())
const locked = z.object({
  id: z.string(),
  organization_id: z.string(),
  version: z.string(),
  full_name: z.string(),
  email_address: text,
  phone_number: text,
  city: text,
  state: text,
  date_submitted: text,
  certification_number: text,
  video_introduction: text,
  resume: text,
  resume_text: text,
  position: z.enum(['RBT', 'BCBA']),
  current_rbt: z.nullable(z.boolean()),
  location_id: text,
  text_consent: z.nullable(z.enum(['given', 'refused'])),
  text_consent_source: text,
  score_override: z.nullable(z.number()),
  score_override_reason: text,
  owner_id: text,
  follow_up_on: text,
  follow_up_note: text,
  credential_status: text,
  credential_expires_on: text,
  credential_supervisor: text,
})
export type LockedCandidate = z.infer<typeof locked>

/** One candidate for changing, locked until the end of the transaction; not found says neither whose nor whether. */
export const lockCandidate = async (tx: Tx, id: string): Promise<LockedCandidate> => {
  const row = await tx.one(
    locked,
    sql`select id, organization_id, xmin::text as version, full_name, email_address, phone_number, city, state, date_submitted,
          certification_number, video_introduction, resume, resume_text, position, current_rbt, location_id, text_consent, text_consent_source,
          score_override, score_override_reason, owner_id, follow_up_on, follow_up_note, credential_status, credential_expires_on, credential_supervisor
        from all_candidates where id = ${id} for update`,
  )
  if (!row) throw notFound()
  return row
}
