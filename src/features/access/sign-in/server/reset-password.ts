import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import type { Auth } from '../../../../platform/server/auth.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { openExternal } from '../../../../platform/server/external.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../email/server/public.ts'
import { askForReset, readReset, resetPassword } from '../contract/reset.ts'
import { findPasswordWeakness, type PasswordContext } from '../rules/find-password-weakness.ts'
import { formatTooShort, passwordMessages } from '../rules/password-change.ts'
import { endCalendarFeed } from './calendar-feed-row.ts'
import { answerResetJob } from './jobs/answer-reset.ts'
import { forgetTries } from './own-password-tries.ts'
import { findProfile, forgetSessions } from './profile.ts'
import { hashResetToken } from './reset-links.ts'

/**
 * Writes down who asked and says thank you: whether the address is known, only the job finds out, so that neither the
 * answer nor its time tells.
 */
export const askForResetRoute = openExternal(askForReset, async ({ input, services, now }) => {
  const { auth } = services
  if (!canMail(services.config))
    throw new UserError(
      'conflict',
      'This installation does not send email. Ask an Admin of your organization for a link.',
    )
  const id = randomUUID()
  await auth.pool.query('insert into auth.reset_requests (id, email, asked_at) values ($1, $2, $3)', [
    id,
    input.email.trim().toLowerCase(),
    now,
  ])
  const organizationId = services.config.platformOrganizationId
  await transactAs(
    services,
    getSystemScope(services.config, organizationId),
  )(async (tx) => {
    await answerResetJob.enqueue(tx, { organizationId, requestId: id })
  })
  return { ok: true as const }
})

const gone = () =>
  new UserError('not-found', 'This link no longer works. Ask for a new one.', { details: { gone: true } })

/** Check whether a password reset link still works. Used, expired and unknown ones are refused alike. */
export const readResetRoute = openExternal(readReset, async ({ input, now, services: { auth } }) => {
  const { rowCount } = await auth.pool.query(
    'select 1 from auth.reset_links where token_hash = $1 and used_at is null and expires_at > $2',
    [hashResetToken(input.token), now],
  )
  if (!rowCount) throw gone()
  return { ok: true as const }
})

const claimed = z.object({ user_id: z.string() })
const wrong = (name: 'next' | 'confirm', message: string) => UserError.at(name, message)

/** The owner of the link, so that the new password is none that everyone knows of them. */
const loadContext = async (auth: Auth, services: Services, token: string, now: Date): Promise<PasswordContext> => {
  const { rows } = await auth.pool.query(
    'select user_id from auth.reset_links where token_hash = $1 and used_at is null and expires_at > $2',
    [hashResetToken(token), now],
  )
  const link = claimed.safeParse(rows[0])
  if (!link.success) throw gone()
  const profile = await findProfile(services, link.data.user_id)
  return { email: profile?.email ?? '', name: profile?.full_name ?? '', organization: profile?.organization_name ?? '' }
}

/** The link works once: it is claimed, the password set and every session ended in one statement. A second factor stays. */
export const resetPasswordRoute = openExternal(resetPassword, async ({ input, services, now }) => {
  const { auth } = services
  const { passwordMin } = services.config
  if (input.next.length < passwordMin) throw wrong('next', formatTooShort(passwordMin))
  if (input.next !== input.confirm) throw wrong('confirm', passwordMessages.mismatch)
  const weak = findPasswordWeakness(input.next, await loadContext(auth, services, input.token, now))
  if (weak) throw wrong('next', weak)
  const { rows } = await auth.pool.query(
    `with link as (
         update auth.reset_links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning user_id
       ), word as (
         update auth.account a set password = $3, "updatedAt" = $2 from link where a."userId" = link.user_id and a."providerId" = 'credential'
       ), ended as (delete from auth.session s using link where s."userId" = link.user_id)
       select user_id from link`,
    [hashResetToken(input.token), now, await hashPassword(input.next)],
  )
  const link = claimed.safeParse(rows[0])
  if (!link.success) throw gone()
  await forgetSessions(auth.pool, link.data.user_id)
  const profile = await findProfile(services, link.data.user_id)
  const organizationId = profile?.organization_id ?? services.config.platformOrganizationId
  await transactAs(
    services,
    getSystemScope(services.config, organizationId),
  )(async (tx) => {
    if (profile) await forgetTries(tx, profile.id)
    const ended = profile ? await endCalendarFeed(tx, profile.id) : []
    await recordEvents(tx, profile?.id ?? null, [{ name: 'user.passwordReset', about: profile?.id }, ...ended])
  })
  return { ok: true as const }
})
