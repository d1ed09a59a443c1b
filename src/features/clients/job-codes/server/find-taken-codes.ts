import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Which of these codes are in use, by whomever, in lower case. */
export const findTakenCodes = async (tx: Tx, codes: readonly string[]): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ code: z.string() }),
    sql`select app.taken_codes(${sql.param([...codes])}::text[]) as code`,
  )
  return rows.map(({ code }) => code)
}

/** Returns the used ones of these codes, in lower case, with an explanation. Only platform staff get the owner. */
export const findUsedCodes = async (tx: Tx, actor: Caller, codes: readonly string[]): Promise<Map<string, string>> => {
  if (!actor.isPlatform)
    return new Map((await findTakenCodes(tx, codes)).map((code) => [code, 'This code is already in use']))
  const rows = await tx.rows(
    z.object({ code: z.string(), owner: z.string() }),
    sql`select lower(j.code) as code, o.name || '/' || l.name as owner
        from job_codes j join organizations o on o.id = j.organization_id join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where ${tenantCondition(tx, 'j', 'l')} and lower(j.code) = any(${sql.param(codes.map((code) => code.toLowerCase()))}::text[])`,
  )
  return new Map(rows.map(({ code, owner }) => [code, `Used by ${owner}`]))
}
