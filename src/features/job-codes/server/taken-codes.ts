import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'

/** Which of these codes are in use, by whomever, in lower case. */
export const takenCodes = async (tx: Tx, codes: readonly string[]): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ code: z.string() }),
    sql`select app.taken_codes(${sql.param([...codes])}::text[]) as code`,
  )
  return rows.map(({ code }) => code)
}
