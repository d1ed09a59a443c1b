import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { isLocked, lockedMessage, lockMinutes, mostWrong } from '../rules/own-password.ts'
import { endUnlocks } from './end-unlocks.ts'

const tries = z.object({ wrong: z.number(), locked_until: z.nullable(z.string()) })

export const createLockedRefusal = (until: string) =>
  new UserError('too-many', lockedMessage, { details: { unlock: 'locked', until } })

const lockRow = async (tx: Tx, actor: Caller) => {
  await tx.run(
    sql`insert into reauthentication_attempts (user_id, organization_id) values (${actor.userId}, ${actor.organizationId}) on conflict do nothing`,
  )
  const found = await tx.one(
    tries,
    sql`select wrong, locked_until from reauthentication_attempts where ${tenantCondition(tx)} and user_id = ${actor.userId} for update`,
  )
  return found ?? { wrong: 0, locked_until: null }
}

/** Refuses a person whose wrong passwords locked everything that asks for one. */
export const refuseLocked = async (tx: Tx, actor: Caller, now: Date) => {
  const { locked_until: until } = await lockRow(tx, actor)
  if (until !== null && isLocked(new Date(until), now)) throw createLockedRefusal(until)
}

/** Nothing that asks for the own password opens from now on; answers until when. */
export const lockOwnPassword = async (tx: Tx, actor: Caller, now: Date): Promise<string> => {
  const until = new Date(now.getTime() + lockMinutes * 60_000).toISOString()
  await tx.run(
    sql`update reauthentication_attempts set wrong = 0, locked_until = ${until} where ${tenantCondition(tx)} and user_id = ${actor.userId}`,
  )
  await endUnlocks(tx, actor.userId)
  return until
}

/**
 * Counts a try before the password is looked at, so that many at once are no way around the five. Answers how many there were;
 * refuses when the person is locked out.
 */
export const countTry = async (tx: Tx, actor: Caller, now: Date): Promise<number | UserError> => {
  const { wrong, locked_until: until } = await lockRow(tx, actor)
  if (until !== null && isLocked(new Date(until), now)) return createLockedRefusal(until)
  if (wrong >= mostWrong) return createLockedRefusal(await lockOwnPassword(tx, actor, now))
  await tx.run(
    sql`update reauthentication_attempts set wrong = ${wrong + 1}, locked_until = null where ${tenantCondition(tx)} and user_id = ${actor.userId}`,
  )
  return wrong + 1
}

export const forgetTries = async (tx: Tx, userId: string) => {
  await tx.run(
    sql`update reauthentication_attempts set wrong = 0, locked_until = null where ${tenantCondition(tx)} and user_id = ${userId}`,
  )
}
