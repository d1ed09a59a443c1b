import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Auth } from '../../../../platform/server/auth.ts'
import type { Transact } from '../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { external } from '../../../../platform/server/external.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
  twoFactor,
} from '../contract/two-factor.ts'
import { changeAccount } from './account-row.ts'
import { forgetSessions } from './profile.ts'
import { type Call, checkPasswordAndCode, reauthenticate } from './reauthenticate.ts'
import { getIdentityHeaders } from './sessions.ts'
import { findUnusedStep, takeStep } from './totp.ts'

const own = ({ userId, organizationId }: Caller) => ({ id: userId, organization_id: organizationId })
const state = z.object({ since: z.nullable(z.string()), required: z.boolean() })

/** Loads since when a person has a second factor, and whether their organization requires one. */
export const loadFactorState = async (transact: Transact, userId: string) =>
  (await transact(
    async (tx) =>
      await tx.one(
        state,
        sql`select u.two_factor_at as since, o.requires_two_factor as required
            from reinforce_users u join organizations o on o.id = u.organization_id where u.id = ${userId}`,
      ),
    { readOnly: true },
  )) ?? { since: null, required: false }

/**
 * Whether your own second factor is on, whether the organization requires it, and how many recovery codes are left.
 */
export const twoFactorRoute = external(twoFactor, async ({ actor, transact, services: { auth } }) => {
  const { since, required } = await loadFactorState(transact, actor.userId)
  const left = since
    ? await auth.api.viewBackupCodes({ body: { userId: actor.authUserId } }).catch(() => ({ backupCodes: [] }))
    : { backupCodes: [] }
  return { since, required, recoveryCodesLeft: left.backupCodes.length }
})

/** Asks for the password, makes a secret and recovery codes; nothing changes at sign-in before `confirm`. */
export const startTwoFactorRoute = external(startTwoFactor, async ({ input, ...call }) => {
  const { auth } = call.services
  await reauthenticate(auth, call, input.password)
  const made = await auth.api
    .enableTwoFactor({ body: { password: input.password, method: 'totp' }, headers: getIdentityHeaders(call.request) })
    .catch(() => null)
  if (!made || made.method !== 'totp') throw new UserError('conflict', 'Two-factor sign-in is already on.')
  return { uri: made.totpURI, recoveryCodes: made.backupCodes }
})

/** The first code of the app turns it on: with the profile in one transaction (`0005-people.sql`). This session stays, the others end. */
export const confirmTwoFactorRoute = external(
  confirmTwoFactor,
  async ({ input, actor, transact, now, request, services: { auth } }) => {
    const { rows } = await auth.pool.query('select verified from auth."twoFactor" where "userId" = $1', [
      actor.authUserId,
    ])
    const made = z.object({ verified: z.boolean() }).safeParse(rows[0])
    if (!made.success) throw new UserError('conflict', 'This setup has ended. Close it and set it up again.')
    if (made.data.verified) throw new UserError('conflict', 'Two-factor sign-in is already on.')
    const step = await findUnusedStep(auth, actor.authUserId, input.code.replace(/\s/g, ''), now)
    if (step === null || !(await takeStep(auth, actor.authUserId, step))) {
      const message = 'This code is wrong. Enter the 6 digits your app shows now.'
      throw UserError.at('code', message)
    }
    const session = await auth.api.getSession({ headers: getIdentityHeaders(request) })
    const token = hashToken(session?.session.token ?? '')
    await transact(async (tx) => {
      await tx.run(sql`select set_config('app.session', ${token}, true)`)
      await changeAccount(tx, own(actor), { two_factor_at: now.toISOString() })
      await recordEvents(tx, actor.userId, [{ name: 'user.twoFactorTurnedOn', about: actor.userId }])
      await notifyChange(tx, [actor.organizationId], confirmTwoFactor.invalidates ?? [])
    })
    await auth.pool.query(`update auth.session set factor = 'code' where token = $1`, [token])
    await forgetSessions(auth.pool, actor.authUserId)
    return { ok: true as const }
  },
)

/** The password, and where there is a second factor a code of it: the password alone takes nothing away. */
export const checkFresh = async (auth: Auth, call: Call, given: { password: string; code: string }, isOn: boolean) =>
  isOn ? await checkPasswordAndCode(auth, call, given) : await reauthenticate(auth, call, given.password)

/** Turns the second factor off against password and code. Refused while the organization requires it. */
export const stopTwoFactorRoute = external(stopTwoFactor, async ({ input, ...call }) => {
  const { auth } = call.services
  const { actor, transact } = call
  const { since, required } = await loadFactorState(transact, actor.userId)
  if (required) throw new UserError('conflict', 'Your organization requires two-factor sign-in.')
  await checkFresh(auth, call, input, since !== null)
  if (!since) throw new UserError('conflict', 'Two-factor sign-in is already off.')
  await transact(async (tx) => {
    await changeAccount(tx, own(actor), { two_factor_at: null })
    await recordEvents(tx, actor.userId, [{ name: 'user.twoFactorTurnedOff', about: actor.userId }])
    await notifyChange(tx, [actor.organizationId], stopTwoFactor.invalidates ?? [])
  })
  await forgetSessions(auth.pool, actor.authUserId)
  return { ok: true as const }
})

/** Makes new recovery codes against password and code and shows them once; the older ones stop working. */
export const renewRecoveryCodesRoute = external(renewRecoveryCodes, async ({ input, ...call }) => {
  const { auth } = call.services
  const { actor, transact, request } = call
  const { since } = await loadFactorState(transact, actor.userId)
  await checkFresh(auth, call, input, since !== null)
  const made = await auth.api
    .generateBackupCodes({ body: { password: input.password }, headers: getIdentityHeaders(request) })
    .catch(() => null)
  if (!made) throw new UserError('conflict', 'Two-factor sign-in is off.')
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'user.recoveryCodesRenewed', about: actor.userId }])
  })
  return { recoveryCodes: made.backupCodes }
})
