import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { createNotFound } from '../../directory/server/public.ts'

const row = z.object({ resume_file: z.nullable(z.string()) })

/** Finds the key of a candidate's original file, if there is one. Throws for an unknown candidate. */
export const loadResumeKey = async (tx: Tx, id: string) => {
  const found = await tx.one(
    row,
    sql`select resume_file from all_candidates where ${tenantCondition(tx)} and id = ${id}`,
  )
  if (!found) throw createNotFound()
  return found
}
