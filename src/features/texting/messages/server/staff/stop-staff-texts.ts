import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'

const done = z.object({ isNew: z.boolean() })
const owner = z.object({ organizationId: z.string(), userId: z.string() })

const notifyOwners = async (tx: Tx, phone: string, name: string, words: string) => {
  const owners = await tx.rows(
    owner,
    sql`select organization_id as "organizationId", user_id as "userId" from staff_numbers
        where ${tx.scope.crossTenant ? sql`true` : sql`organization_id = ${tx.scope.organizationId}`} and phone = ${phone}
          and confirmed_at is not null`,
  )
  await recordEvents(
    tx,
    null,
    owners.map(({ organizationId, userId }) => ({ name, about: userId, organizationId, after: { words } })),
  )
  await notifyChange(tx, [...new Set(owners.map(({ organizationId }) => organizationId))], ['users'])
}

/**
 * Ends notifications to a number of all accounts that confirmed it, with the words of its holder or carrier. A code that was texted no
 * longer works. Returns whether that is new.
 */
export const stopStaffTexts = async (tx: Tx, phone: string, words: string, now: Date): Promise<boolean> => {
  const stopped = await tx.one(
    done,
    sql`select app.stop_staff_texts(${phone}, ${now.toISOString()}::timestamptz, ${words}) as "isNew"`,
  )
  const where = tx.scope.crossTenant ? sql`true` : sql`organization_id = ${tx.scope.organizationId}`
  await tx.run(
    sql`update staff_numbers set code_hash = null, code_expires_at = null where ${where} and phone = ${phone} and code_hash is not null`,
  )
  await tx.run(
    sql`update service_texts set state = 'canceled', reason = 'The number replied STOP.', body = null
        where ${where} and to_phone = ${phone} and state = 'waiting' and kind <> 'invitation'`,
  )
  if (stopped?.isNew) await notifyOwners(tx, phone, 'user.notificationTextsStopped', words.slice(0, 200))
  return stopped?.isNew ?? false
}

/** Lets notifications go to a number again. Returns whether they had ended. */
export const resumeStaffTexts = async (tx: Tx, phone: string, words: string): Promise<boolean> => {
  const resumed = await tx.one(done, sql`select app.resume_staff_texts(${phone}) as "isNew"`)
  if (resumed?.isNew) await notifyOwners(tx, phone, 'user.notificationTextsResumed', words.slice(0, 200))
  return resumed?.isNew ?? false
}
