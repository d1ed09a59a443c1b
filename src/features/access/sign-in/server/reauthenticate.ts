import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Auth } from '../../../../platform/server/auth.ts'
import type { Transact } from '../../../../platform/server/call.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { writeLockedPersonMail, writeOwnPasswordMail } from '../../email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../email/server/public.ts'
import { formatTriesLeft, lockMinutes, mostWrong } from '../rules/own-password.ts'
import { isOwnCode } from './own-code.ts'
import { countTry, createLockedRefusal, forgetTries, lockOwnPassword } from './own-password-tries.ts'
import { getIdentityHeaders } from './sessions.ts'

/** Whether this is the password of the signed-in person; neither the session nor anything remembered changes. */
const isOwnPassword = async (auth: Auth, request: FastifyRequest, password: string): Promise<boolean> => {
  if (password === '') return false
  try {
    const { status } = await auth.api.verifyPassword({ body: { password }, headers: getIdentityHeaders(request) })
    return status
  } catch (error) {
    const isWrong =
      error instanceof Error && 'body' in error && (error.body as { code?: string }).code === 'INVALID_PASSWORD'
    if (isWrong) return false
    throw error
  }
}

export type Call = { actor: Caller; transact: Transact; services: Services; now: Date; request: FastifyRequest }

const notYours = (left: number) => {
  const message = `This is not your password. ${formatTriesLeft(left)}`
  return UserError.at('password', message)
}

/** Checks the input and returns an error that names the number of tries left; null when it is right. */
type Judge = () => Promise<((left: number) => UserError) | null>

const admin = z.object({ email: z.string(), full_name: z.string() })

/** Emails to the person who was locked out and to the Admins of their organization; they leave when this transaction commits. */
const tellOfLock = async (tx: Tx, { actor, services, now }: Call) => {
  const settings = services.config
  const mail = { organizationId: actor.organizationId, kind: 'notice', about: actor.userId } as const
  if (actor.email) {
    const words = { name: actor.fullName, minutes: lockMinutes, link: linkTo(settings, '/reset') }
    await queueMail(tx, { now, settings }, { ...mail, to: actor.email, ...writeOwnPasswordMail(words) })
  }
  const admins = await tx.rows(
    admin,
    sql`select email, full_name from reinforce_users where ${tenantCondition(tx)} and organization_id = ${actor.organizationId} and admin_level = 'Admin'
          and deactivated_at is null and email <> '' and id <> ${actor.userId} order by id`,
  )
  const person = { person: actor.fullName, email: actor.email, minutes: lockMinutes }
  const link = linkTo(settings, '/user-management')
  for (const { email, full_name: name } of admins)
    await queueMail(tx, { now, settings }, { ...mail, to: email, ...writeLockedPersonMail({ name, ...person, link }) })
}

/** Judges something secret of your own under the counter that all such checks of a person share. */
const underTheLock = async (call: Call, judge: Judge) => {
  const { actor, transact, now } = call
  const tried = await transact(async (tx) => await countTry(tx, actor, now))
  if (tried instanceof UserError) throw tried
  const wrong = await judge()
  if (wrong === null) {
    await transact(async (tx) => await forgetTries(tx, actor.userId))
    return
  }
  const left = mostWrong - tried
  const until = await transact(async (tx) => {
    const locked = left > 0 ? null : await lockOwnPassword(tx, actor, now)
    await recordEvents(tx, actor.userId, [
      { name: 'user.ownPasswordWrong', about: actor.userId },
      ...(locked ? [{ name: 'user.ownPasswordLocked', about: actor.userId, after: { until: locked } }] : []),
    ])
    if (locked) await tellOfLock(tx, call)
    await notifyChange(tx, [actor.organizationId], ['activity'])
    return locked
  })
  throw until ? createLockedRefusal(until) : wrong(left)
}

/**
 * Checks your own password inside a session: for the vault, a new password, the second factor. All share one counter,
 * so that a stolen session is no place to guess: five wrong ones in a row lock each of these, record an event and send
 * emails to the person and the Admins.
 */
export const reauthenticate = async (auth: Auth, call: Call, password: string, wrong = notYours) =>
  await underTheLock(call, async () => ((await isOwnPassword(auth, call.request, password)) ? null : wrong))

const wrongCode = (left: number) => {
  const message = `This code is wrong. ${formatTriesLeft(left)}`
  return UserError.at('code', message)
}

/** The own password and a fresh code together, in one counted try: anyone who knows the password cannot guess codes with it. */
export const checkPasswordAndCode = async (auth: Auth, call: Call, given: { password: string; code: string }) => {
  if (given.code === '') {
    const message = 'Enter the 6 digits your app shows now, or a recovery code.'
    throw UserError.at('code', message)
  }
  await underTheLock(call, async () => {
    if (!(await isOwnPassword(auth, call.request, given.password))) return notYours
    return (await isOwnCode(auth, call.actor.authUserId, given.code, call.now)) ? null : wrongCode
  })
}
