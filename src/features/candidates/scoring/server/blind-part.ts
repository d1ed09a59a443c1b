import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { getActor, loadNames } from '../../directory/server/public.ts'
import type { blindPart } from '../shapes/blind-part.ts'

const row = z.object({
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  status: z.nullable(z.string()),
  number: z.nullable(z.number()),
})

/** Whether someone is in the blind sample, and what was decided before the numbers showed. */
export const loadBlindPart = async (
  tx: Tx,
  candidate: { id: string; organization_id: string },
): Promise<z.output<typeof blindPart>> => {
  const found = await tx.one(
    row,
    sql`select decided_at, decided_by, status, number from blind_reviews
        where organization_id = ${candidate.organization_id} and candidate_id = ${candidate.id} and was_blind`,
    'prepared',
  )
  if (!found) return null
  const { decided_at: at, decided_by: by, status, number } = found
  if (at === null || status === null) return { decided: null }
  const getName = await loadNames(tx, [by])
  return { decided: { at, by: by === null ? null : getActor(by, getName(by)), status, number } }
}
