import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { unlockMinutes } from '../rules/unlock-minutes.ts'
import { refuseLocked } from './own-password-tries.ts'

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Sessions are known here by the hash of their token alone. */
const sessionHash = (token: string) => createHash('sha256').update(`unlock ${token}`).digest()

/** The own password was right: reveals work in this session for 15 minutes. */
export const unlockSession = async (tx: Tx, actor: Caller, token: string, now: Date): Promise<string> => {
  const until = minutesAfter(now, unlockMinutes)
  await tx.run(
    sql`delete from login_unlocks where ${tenantCondition(tx)} and until < ${now.toISOString()} and user_id = ${actor.userId}`,
  )
  await tx.run(sql`insert into login_unlocks (session_hash, organization_id, user_id, until)
    values (${sql.param(sessionHash(token))}, ${actor.organizationId}, ${actor.userId}, ${until})
      on conflict (organization_id, session_hash) do update set until = excluded.until`)
  return until
}

/** Refuses a session in which the own password was not given in the last 15 minutes. */
export const requireUnlock = async (tx: Tx, actor: Caller, token: string, now: Date) => {
  await refuseLocked(tx, actor, now)
  const open = await tx.one(
    z.object({ until: z.string() }),
    sql`select until from login_unlocks where ${tenantCondition(tx)}
      and session_hash = ${sql.param(sessionHash(token))} and user_id = ${actor.userId} and until > ${now.toISOString()}`,
  )
  if (!open) throw new UserError('conflict', 'Enter your own password first.', { details: { unlock: 'needed' } })
}
