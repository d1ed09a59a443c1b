import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import type { Auth } from '../../../../../platform/server/auth.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { openExternal } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { writeDeviceMail } from '../../../email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../email/server/public.ts'
import { openDeviceLink } from '../../contract/device.ts'
import { rememberDevice } from './attempts.ts'

const linkMinutes = 60
const mailedEvery = 15 * 60_000 // ms

const sealLink = (services: Services, authUserId: string, until: string) =>
  createHmac('sha256', services.config.appSecret).update(`device link|${authUserId}|${until}`).digest('base64url')

/**
 * Returns a token for a link that makes its browser known to an account. It signs no one in: the password is required
 * as ever.
 */
export const createDeviceToken = (services: Services, authUserId: string, now: Date): string => {
  const until = String(now.getTime() + linkMinutes * 60_000)
  return [authUserId, until, sealLink(services, authUserId, until)].join('.')
}

/** The account of the link; null when it is not ours or its time is over. */
const readToken = (services: Services, token: string, now: Date): string | null => {
  const [authUserId = '', until = '', seal = ''] = token.split('.')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealLink(services, authUserId, until))]
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && Number(until) > now.getTime() ? authUserId : null
}

/** Whether no one was emailed for this account lately; marks it for the next quarter of an hour. */
const claimMail = async (auth: Auth, email: string, now: Date) => {
  const key = createHash('sha256').update(`mailed|${email}`).digest('base64url')
  const { rowCount } = await auth.pool.query(
    `insert into auth.sign_in_tries as t (key, failures, last_at) values ($1, 0, $2)
     on conflict (key) do update set last_at = $2 where t.last_at <= $3`,
    [key, now, new Date(now.getTime() - mailedEvery)],
  )
  return (rowCount ?? 0) > 0
}

const person = z.object({ id: z.string(), full_name: z.string(), organization_id: z.string(), email: z.string() })

/** Emails the owner that someone guesses at their password, with the link; at most once in a quarter of an hour. */
const mailLink = async (services: Services, email: string) => {
  const { auth, config } = services
  const now = services.clock()
  const { rows } = await auth.pool.query<{ id: string }>('select id from auth."user" where email = $1', [email])
  const [account] = rows
  if (!account || !(await claimMail(auth, email, now))) return
  await transactAs(
    services,
    getSystemScope(config, config.platformOrganizationId),
  )(async (tx) => {
    const found = await tx.one(
      person,
      sql`select id, full_name, organization_id, email from reinforce_users
          where auth_user_id = ${account.id} and deactivated_at is null and email <> '' and organization_id is not null`,
    )
    if (!found) return
    const link = linkTo(config, `/login?device=${createDeviceToken(services, account.id, now)}`)
    await queueMail(
      tx,
      { now, settings: config },
      {
        organizationId: found.organization_id,
        kind: 'notice',
        about: found.id,
        to: found.email,
        ...writeDeviceMail({ name: found.full_name, link, minutes: linkMinutes }),
      },
    )
    await recordEvents(tx, null, [
      { name: 'user.deviceLinkMailed', about: found.id, organizationId: found.organization_id },
    ])
  })
}

/**
 * Throws for an unknown device while someone guesses at an account: no password is checked, so no one learns whether
 * one was right, and an address without an account gets the same answer. No one waits for the email. Where no email
 * leaves, everything stays as it is.
 */
export const refuseGuessed = (services: Services, email: string): void => {
  if (!services.config.smtp) return
  mailLink(services, email).catch((error: unknown) =>
    services.log.error({ err: error }, 'a device link was not emailed'),
  )
  throw new UserError(
    'too-many',
    'Someone tried many wrong passwords on this account. If it is yours, open the link we emailed you in this browser, then sign in.',
    { details: { deviceLink: true } },
  )
}

/** Makes this browser known to the account of the link. */
export const openDeviceLinkRoute = openExternal(openDeviceLink, async ({ input, services, now, request, reply }) => {
  const authUserId = readToken(services, input.token, now)
  const { rows } = await services.auth.pool.query<{ email: string }>('select email from auth."user" where id = $1', [
    authUserId,
  ])
  const [account] = rows
  if (!account) throw new UserError('not-found', 'This link no longer works. Try to sign in to get a new one.')
  rememberDevice(services, request, reply, account.email)
  return { ok: true as const }
})
