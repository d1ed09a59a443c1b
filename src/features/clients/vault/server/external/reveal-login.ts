import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { type DomainEvent, notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { CannotOpen } from '../../../../../platform/server/http/envelope.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import type { Sessions } from '../../../../../platform/server/sessions.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { requireUnlock } from '../../../../access/sign-in/server/public.ts'
import { loginCode, revealLogin } from '../../contract/secrets.ts'
import { cannotOpen, getRequiredAccess } from '../../rules/access.ts'
import { readOneTimeSetup } from '../../rules/one-time-code.ts'
import { computeOneTimeCode } from '../compute-one-time-code.ts'
import { withDenialAudit } from '../denial-audit.ts'
import { type Entry, lockLogin } from '../entries.ts'
import { bytes, formatSecretField, loadOrganizationKey, openField } from '../keys.ts'

const findToken = async (sessions: Sessions, request: Parameters<Sessions['find']>[0]) => {
  const session = await sessions.find(request)
  if (!session) throw new UserError('signed-out', 'Sign in.')
  return session.token
}

/** Opens an envelope, or answers null and leaves an event when key or bytes are not what they were. */
const opened = async (tx: Tx, services: Services, entry: Entry, field: string, envelope: Uint8Array) => {
  try {
    const key = await loadOrganizationKey(tx, services.config, entry.organization_id)
    return openField(key, entry, field, envelope)
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}

const settle = async (tx: Tx, actor: Caller, entry: Entry, now: Date, event: Pick<DomainEvent, 'name' | 'after'>) => {
  const { id: about, organization_id: organizationId } = entry
  if (event.name !== 'login.unreadable')
    await tx.run(
      sql`update logins set last_used_at = ${now.toISOString()}, last_used_by = ${actor.userId} where ${tenantCondition(tx)} and id = ${about}`,
    )
  await recordEvents(tx, actor.userId, [{ ...event, about, organizationId }])
  await notifyChange(tx, [organizationId], ['logins', 'activity'])
}

const earlierSecret = async (tx: Tx, entry: Entry, number: number) => {
  const found = await tx.one(
    z.object({ secret: bytes }),
    sql`select secret from login_versions where ${tenantCondition(tx)} and login_id = ${entry.id} and number = ${number}`,
  )
  return found?.secret ?? null
}

/** One secret of an entry, after the own password. Who, when and which part becomes an event; the secret never does. */
export const revealLoginRoute = withDenialAudit(
  external(revealLogin, async ({ input, actor, transact, services, now, request }) => {
    const { sessions } = services
    const token = await findToken(sessions, request)
    const { field, number } = input
    const value = await transact(async (tx) => {
      const entry = await lockLogin(tx, actor, input.id, getRequiredAccess(input))
      await requireUnlock(tx, actor, token, now)
      const isEarlier = field === 'secret' && number !== undefined && number !== entry.secret_number
      const envelope = isEarlier ? await earlierSecret(tx, entry, number) : entry[field]
      if (!envelope) throw new UserError('conflict', 'Nothing is saved here.')
      const place = field === 'secret' ? formatSecretField(isEarlier ? number : entry.secret_number) : field
      const text = await opened(tx, services, entry, place, envelope)
      const after = { field, ...(isEarlier ? { number } : {}) }
      const name = text === null ? 'login.unreadable' : input.aim === 'copy' ? 'login.copied' : 'login.shown'
      await settle(tx, actor, entry, now, { name, after })
      return text
    })
    if (value === null) throw new UserError('conflict', cannotOpen, { details: { unreadable: true } })
    return { value }
  }),
)

/** The one-time code of now, for those who may use the entry. */
export const loginCodeRoute = withDenialAudit(
  external(loginCode, async ({ input, actor, transact, services, now, request }) => {
    const { sessions } = services
    const token = await findToken(sessions, request)
    const setup = await transact(async (tx) => {
      const entry = await lockLogin(tx, actor, input.id, 'use')
      await requireUnlock(tx, actor, token, now)
      if (!entry.totp) throw new UserError('conflict', 'Nothing is saved here.')
      const text = await opened(tx, services, entry, 'totp', entry.totp)
      await settle(tx, actor, entry, now, { name: text === null ? 'login.unreadable' : 'login.codeShown' })
      return text === null ? null : readOneTimeSetup(text)
    })
    if (!setup) throw new UserError('conflict', cannotOpen, { details: { unreadable: true } })
    return computeOneTimeCode(setup, now)
  }),
)
