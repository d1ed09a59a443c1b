import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { wrapKey } from '../../../../platform/server/http/envelope.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { loadWrappedKeys, openWrappedKey } from './keys.ts'

/**
 * Wraps the keys of all organizations again, from an old APP_SECRET to the present one; no entry is touched. Keys that the
 * present one opens already stay. One that neither opens refuses everything: all or nothing. Answers how many were wrapped.
 */
export const rotateKeys = async (tx: Tx, from: string, to: string): Promise<number> => {
  const keys = await loadWrappedKeys(tx, sql`order by organization_id for update`)
  const old = keys.filter(({ organization_id, wrapped }) => !openWrappedKey(to, organization_id, wrapped))
  const lost: string[] = []
  for (const { organization_id, wrapped } of old) {
    const key = openWrappedKey(from, organization_id, wrapped)
    if (!key) lost.push(organization_id)
    else
      await tx.run(
        sql`update organization_keys set wrapped = ${sql.param(wrapKey(to, organization_id, key))},
          wrapped_at = now() where organization_id = ${organization_id}`,
      )
  }
  if (lost.length > 0)
    throw new UserError(
      'conflict',
      `The old secret doesn’t open the keys of ${lost.length} of ${keys.length} organizations. Nothing was changed.`,
    )
  await recordEvents(
    tx,
    null,
    old.map(({ organization_id }) => ({ name: 'organization.keyRotated', organizationId: organization_id })),
  )
  return old.length
}
