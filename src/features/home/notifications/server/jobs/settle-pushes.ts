import { sql } from 'drizzle-orm'
import type { PushResult } from '../../../../../integrations/web-push/send-push.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { getNextPushTry } from '../../rules/decide-push.ts'
import type { ClaimedPush } from '../push/claim-pushes.ts'

/** Writes why claimed notifications aren't sent. */
export const skipPushes = async (tx: Tx, claimed: readonly { push: ClaimedPush; why: string | null }[]) => {
  const rows = claimed.flatMap(({ push, why }) => (why === null ? [] : [{ id: push.id, why }]))
  if (rows.length === 0) return
  await tx.run(sql`update pushes p set state = 'skipped', outcome = r.why
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, why text) where ${tenantCondition(tx, 'p')} and p.id = r.id`)
}

const longestOutcome = 100

/**
 * Writes how a call ended. A device that takes no more messages is forgotten with all that waits for it. Returns when it is tried again,
 * or null.
 */
export const settlePush = async (tx: Tx, push: ClaimedPush, result: PushResult, now: Date): Promise<Date | null> => {
  const where = sql`organization_id = ${push.organization_id}`
  if (result.kind === 'gone') {
    await tx.run(sql`delete from push_devices where ${where} and id = ${push.device_id}`)
    return null
  }
  if (result.kind === 'sent')
    await tx.run(
      sql`update push_devices set last_sent_at = ${now.toISOString()} where ${where} and id = ${push.device_id}`,
    )
  const next = result.kind === 'later' ? getNextPushTry(push.tries, new Date(push.expires_at), now) : null
  const state = result.kind === 'sent' ? 'sent' : next ? 'waiting' : 'failed'
  await tx.run(
    sql`update pushes set state = ${state}, outcome = ${result.why?.slice(0, longestOutcome) ?? null},
          next_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_at)
        where ${where} and id = ${push.id} and state = 'sending'`,
  )
  return next
}
