import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { storedTexts } from '../shapes/fields.ts'
import { createNotFound } from './analysis.ts'

const locked = z.object({
  id: z.string(),
  organization_id: z.string(),
  version: z.string(),
  status: z.string(),
  ...storedTexts,
  position: z.enum(positions),
  current_rbt: z.nullable(z.boolean()),
  location_id: nullableText,
  text_consent: z.nullable(z.enum(['given', 'refused'])),
  text_consent_source: nullableText,
  fit_sort: z.number(),
  score_override: z.nullable(z.number()),
  score_override_reason: nullableText,
  owner_id: nullableText,
  follow_up_on: nullableText,
  follow_up_note: nullableText,
  credential_status: nullableText,
  credential_expires_on: nullableText,
  credential_supervisor: nullableText,
})
export type LockedCandidate = z.infer<typeof locked>

/** One candidate for changing, locked until the end of the transaction; not found says neither whose nor whether. */
export const lockCandidate = async (tx: Tx, id: string): Promise<LockedCandidate> => {
  const row = await tx.one(
    locked,
    sql`select ${selectColumns(locked.shape, 'c', ['version'])}, c.xmin::text as version
        from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${id} for no key update`,
  )
  if (!row) throw createNotFound()
  return row
}
