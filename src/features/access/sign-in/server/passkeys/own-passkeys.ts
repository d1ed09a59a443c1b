import { getAuthenticatorName } from '@better-auth/passkey'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { getPasskeySite } from '../../../../../platform/server/process/passkey-plugin.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { writePasskeyMail } from '../../../email/rules/mail-texts.ts'
import { canMail, linkTo, queueMail } from '../../../email/server/public.ts'
import { addPasskey, passkeys, removePasskey, renamePasskey, startPasskey } from '../../contract/passkeys.ts'
import { describeDevice } from '../../rules/describe-device.ts'
import { findSignInRule, refuseOtherWay } from '../providers/sign-in-rule.ts'
import type { Call } from '../reauthenticate.ts'
import { getIdentityHeaders } from '../sessions.ts'
import { checkFresh, loadFactorState } from '../two-factor.ts'
import { passChallenge, readChallengeHeaders } from './challenge-cookie.ts'

const most = 10
const longestName = 60
const notFound = () => new UserError('not-found', 'Passkey not found')

const row = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})

const loadPasskeys = async (pool: pg.Pool, { authUserId }: Caller) => {
  const { rows } = await pool.query(
    'select id, name, "createdAt", last_used_at as "lastUsedAt" from auth.passkey where "userId" = $1 order by "createdAt", id',
    [authUserId],
  )
  return z.array(row).parse(rows)
}

/** Your own passkeys, oldest first. */
export const passkeysRoute = external(passkeys, async ({ actor, transact, services }) => {
  const { since } = await loadFactorState(transact, actor.userId)
  return {
    available: getPasskeySite(services.config) !== null,
    withCode: since !== null,
    rows: (await loadPasskeys(services.auth.pool, actor)).map((each) => ({
      id: each.id,
      name: each.name ?? 'Passkey',
      createdAt: each.createdAt.toISOString(),
      lastUsedAt: each.lastUsedAt?.toISOString() ?? null,
    })),
  }
})

/** Checks the password, and a fresh code where there is a second factor: a stolen session adds and removes none. */
const checkOwn = async (call: Call, given: { password: string; code: string }) => {
  const { since } = await loadFactorState(call.transact, call.actor.userId)
  await checkFresh(call.services.auth, call, given, since !== null)
}

/** Refuses people who sign in with a provider: their passkey would not sign them in. */
export const startPasskeyRoute = external(startPasskey, async ({ input, ...call }) => {
  const { actor, services, request, reply } = call
  const { auth, config } = services
  if (!getPasskeySite(config)) throw new UserError('conflict', 'This server’s address can’t have passkeys.')
  refuseOtherWay(await findSignInRule(services, actor.authUserId), null)
  await checkOwn(call, input)
  if ((await loadPasskeys(auth.pool, actor)).length >= most)
    throw new UserError('conflict', `You have ${most} passkeys, the maximum. Remove one first.`)
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: {},
    headers: getIdentityHeaders(request),
    returnHeaders: true,
  })
  await passChallenge(auth, reply, headers)
  return { options: { ...response } }
})

/** The library checks the answer against the challenge, the origin, and the caller; the person is emailed. */
export const addPasskeyRoute = external(addPasskey, async ({ input, actor, transact, now, request, services }) => {
  const { auth, config } = services
  const made = await auth.api
    .verifyPasskeyRegistration({
      body: { response: input.credential },
      headers: await readChallengeHeaders(auth, request, true),
    })
    .catch(() => null)
  if (!made) throw new UserError('conflict', 'We couldn’t add this passkey. Start again.')
  const device = describeDevice(request.headers['user-agent'] ?? '')
  const name = (getAuthenticatorName(made.aaguid) ?? device).slice(0, longestName)
  await auth.pool.query('update auth.passkey set name = $2 where id = $1', [made.id, name])
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'user.passkeyAdded', about: actor.userId, after: { name } }])
    await notifyChange(tx, [actor.organizationId], addPasskey.invalidates ?? [])
    if (!actor.email || !canMail(config)) return
    const words = { name: actor.fullName, passkey: name, link: linkTo(config, '/settings?tab=security') }
    const mail = { organizationId: actor.organizationId, kind: 'notice', about: actor.userId, to: actor.email } as const
    await queueMail(tx, { now, settings: config }, { ...mail, ...writePasskeyMail(words) })
  })
  return { id: made.id, name }
})

/** Anyone else’s passkey answers like an unknown one, and stays. */
export const renamePasskeyRoute = external(renamePasskey, async ({ input, actor, transact, services: { auth } }) => {
  const name = input.name.replace(/\s+/g, ' ').trim()
  if (name === '') throw UserError.at('name', 'Enter a name.')
  if (name.length > longestName) throw UserError.at('name', `Use ${longestName} characters or fewer.`)
  const { rowCount } = await auth.pool.query('update auth.passkey set name = $3 where id = $1 and "userId" = $2', [
    input.id,
    actor.authUserId,
    name,
  ])
  if (!rowCount) throw notFound()
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'user.passkeyRenamed', about: actor.userId, after: { name } }])
  })
  return { ok: true as const }
})

/** It signs no one in from now on. Anyone else’s answers like an unknown one, and stays. */
export const removePasskeyRoute = external(removePasskey, async ({ input, ...call }) => {
  const { actor, transact, services } = call
  const found = (await loadPasskeys(services.auth.pool, actor)).find(({ id }) => id === input.id)
  if (!found) throw notFound()
  await checkOwn(call, input)
  await services.auth.pool.query('delete from auth.passkey where id = $1 and "userId" = $2', [
    input.id,
    actor.authUserId,
  ])
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [
      { name: 'user.passkeyRemoved', about: actor.userId, before: { name: found.name ?? 'Passkey' } },
    ])
    await notifyChange(tx, [actor.organizationId], removePasskey.invalidates ?? [])
  })
  return { ok: true as const }
})
