import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { writeFacts } from '../../../platform/server/facts.ts'
import { CannotOpen, unwrapKey, wrapKey } from '../../../platform/server/http/envelope.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { bytes } from './keys.ts'

const wrappedKey = z.object({ organization_id: z.string(), wrapped: bytes })

const opens = (appSecret: string, organizationId: string, wrapped: Uint8Array): Buffer | null => {
  try {
    return unwrapKey(appSecret, organizationId, wrapped)
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}

/**
 * Wraps the keys of all organizations anew, from an old APP_SECRET to the present one; no entry is touched. Keys that the
 * present one opens already stay. One that neither opens refuses everything: all or nothing. Answers how many were wrapped.
 */
export const rotateKeys = async (tx: Tx, from: string, to: string): Promise<number> => {
  const keys = await tx.rows(
    wrappedKey,
    sql`select organization_id, wrapped from organization_keys order by organization_id for update`,
  )
  const old = keys.filter(({ organization_id, wrapped }) => !opens(to, organization_id, wrapped))
  const lost: string[] = []
  for (const { organization_id, wrapped } of old) {
    const key = opens(from, organization_id, wrapped)
    if (!key) lost.push(organization_id)
    else
      await tx.run(
        sql`update organization_keys set wrapped = ${sql.param(wrapKey(to, organization_id, key))}, wrapped_at = now() where organization_id = ${organization_id}`,
      )
  }
  if (lost.length > 0)
    throw new Refusal(
      'conflict',
      `The old secret does not open the keys of ${lost.length} of ${keys.length} organizations; nothing was changed.`,
    )
  await writeFacts(
    tx,
    null,
    old.map(({ organization_id }) => ({ name: 'organization.keyRotated', organizationId: organization_id })),
  )
  return old.length
}
