import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../../platform/server/call.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { lockMinutes, mostWrong, unlockMinutes } from '../rules/access.ts'

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Sessions are known here by the hash of their token alone. */
export const sessionHash = (token: string) => createHash('sha256').update(`unlock ${token}`).digest()

const tries = z.object({ wrong: z.number(), locked_until: z.nullable(z.string()) })

export const lockedRefusal = (until: string) =>
  new Refusal('too-many', `Too many wrong passwords: reveals are locked for you for ${lockMinutes} minutes.`, {
    details: { unlock: 'locked', until },
  })

const lockTries = async (tx: Tx, actor: Actor) => {
  await tx.run(
    sql`insert into login_tries (user_id, organization_id) values (${actor.userId}, ${actor.organizationId}) on conflict do nothing`,
  )
  const found = await tx.one(
    tries,
    sql`select wrong, locked_until from login_tries where user_id = ${actor.userId} for update`,
  )
  return found ?? { wrong: 0, locked_until: null }
}

/** Locks reveals for the person and ends all unlocks; answers until when. */
export const lockReveals = async (tx: Tx, actor: Actor, now: Date): Promise<string> => {
  const until = minutesAfter(now, lockMinutes)
  await tx.run(sql`update login_tries set wrong = 0, locked_until = ${until} where user_id = ${actor.userId}`)
  await tx.run(sql`delete from login_unlocks where user_id = ${actor.userId}`)
  return until
}

/**
 * Counts a try before the password is looked at, so that many at once are no way around the five. Answers how many there
 * were, or until when reveals are locked.
 */
export const countTry = async (tx: Tx, actor: Actor, now: Date): Promise<{ tried: number } | { locked: string }> => {
  const { wrong, locked_until } = await lockTries(tx, actor)
  if (locked_until !== null && new Date(locked_until) > now) return { locked: locked_until }
  if (wrong >= mostWrong) return { locked: await lockReveals(tx, actor, now) }
  await tx.run(sql`update login_tries set wrong = ${wrong + 1}, locked_until = null where user_id = ${actor.userId}`)
  return { tried: wrong + 1 }
}

/** The own password was right: reveals work in this session for 15 minutes. */
export const unlockSession = async (tx: Tx, actor: Actor, token: string, now: Date): Promise<string> => {
  const until = minutesAfter(now, unlockMinutes)
  await tx.run(sql`update login_tries set wrong = 0, locked_until = null where user_id = ${actor.userId}`)
  await tx.run(sql`delete from login_unlocks where until < ${now.toISOString()} and user_id = ${actor.userId}`)
  await tx.run(sql`insert into login_unlocks (session_hash, organization_id, user_id, until)
    values (${sql.param(sessionHash(token))}, ${actor.organizationId}, ${actor.userId}, ${until}) on conflict (session_hash) do update set until = excluded.until`)
  return until
}

/** Refuses a session in which the own password was not given in the last 15 minutes. */
export const needUnlock = async (tx: Tx, actor: Actor, token: string, now: Date) => {
  const { locked_until } = await lockTries(tx, actor)
  if (locked_until !== null && new Date(locked_until) > now) throw lockedRefusal(locked_until)
  const open = await tx.one(
    z.object({ until: z.string() }),
    sql`select until from login_unlocks where session_hash = ${sql.param(sessionHash(token))} and user_id = ${actor.userId} and until > ${now.toISOString()}`,
  )
  if (!open) throw new Refusal('conflict', 'Enter your own password first.', { details: { unlock: 'needed' } })
}
