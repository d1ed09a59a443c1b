import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { hashWithKey } from '../../../../platform/server/http/envelope.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { parseDay } from '../../../../rules/day.ts'
import { throwFieldErrors } from '../../../../rules/user-error.ts'
import { addLogin, editLogin } from '../contract/changes.ts'
import { cleanTags, findLoginProblems } from '../rules/login-problem.ts'
import { readOneTimeSetup } from '../rules/one-time-code.ts'
import { measureStrength } from '../rules/strength.ts'
import { withDenialAudit } from './denial-audit.ts'
import { lockLogin, toEventValues } from './entries.ts'
import { formatSecretField, loadKeyForChange, sealField } from './keys.ts'
import { loadKnownOrganization, loadPeople } from './login-details.ts'

type LoginInput = {
  site: string
  url: string
  username: string
  tags: string[]
  rotates_on: string
  totp?: string | undefined
}

/** A no with every problem at its field. */
export const refuseFields = (fields: Record<string, string>) => {
  throwFieldErrors(fields)
}

const check = (input: LoginInput, more: Record<string, string> = {}) => {
  const isUnreadable = Boolean(input.totp?.trim()) && !readOneTimeSetup(input.totp ?? '')
  const totp: Record<string, string> = isUnreadable
    ? { totp: 'Paste the otpauth:// address or the key that the site shows.' }
    : {}
  refuseFields({ ...findLoginProblems(input), ...more, ...totp })
  return {
    site: input.site.trim(),
    url: input.url.trim() || null,
    username: input.username.trim(),
    tags: cleanTags(input.tags),
    rotates_on: input.rotates_on.trim() === '' ? null : parseDay(input.rotates_on.trim()),
  }
}

const checkOwner = async (tx: Tx, actor: Caller, settings: Config, organizationId: string, ownerId: string) => {
  if (ownerId === actor.userId) return
  const people = await loadPeople(tx, actor, settings, organizationId)
  if (!people.some(({ id }) => id === ownerId)) refuseFields({ owner_id: 'Choose a person in this organization.' })
}

/** Anyone who made or handed on an entry keeps access to it. */
const keepAccess = async (tx: Tx, actor: Caller, organizationId: string, id: string) => {
  await tx.run(sql`insert into login_access (organization_id, login_id, user_id, level, given_by)
    values (${organizationId}, ${id}, ${actor.userId}, 'edit', ${actor.userId})
    on conflict (organization_id, login_id, user_id) do update set level = 'edit', until = null`)
}

/** A new entry, its secret parts sealed; it belongs to its maker unless another owner is chosen. */
export const addLoginRoute = command(addLogin, async ({ input, tx, actor, now, settings }) => {
  const organization = await loadKnownOrganization(tx, input.organization_id)
  const plain = check(input, input.secret === '' ? { secret: 'Enter the password.' } : {})
  const ownerId = input.owner_id ?? actor.userId
  await checkOwner(tx, actor, settings, organization.id, ownerId)
  const key = await loadKeyForChange(tx, settings, organization.id)
  const at = { organization_id: organization.id, id: randomUUID() }
  const sealed = (field: string, text: string) => sql.param(text.trim() === '' ? null : sealField(key, at, field, text))
  await tx.run(sql`insert into logins (id, organization_id, site, url, username, owner_id, tags, rotates_on, secret, notes, two_factor_note, totp,
      strength, reuse_hash, secret_changed_at, created_by, created_at, updated_at)
    values (${at.id}, ${organization.id}, ${plain.site}, ${plain.url}, ${plain.username}, ${ownerId}, ${sql.param(plain.tags)}, ${plain.rotates_on},
      ${sql.param(sealField(key, at, formatSecretField(1), input.secret))}, ${sealed('notes', input.notes)},
        ${sealed('two_factor_note', input.two_factor_note)}, ${sealed('totp', input.totp)},
      ${measureStrength(input.secret, [plain.site, plain.username])}, ${sql.param(hashWithKey(key, input.secret))},
        ${now.toISOString()}, ${actor.userId}, ${now.toISOString()}, ${now.toISOString()})`)
  if (ownerId !== actor.userId) await keepAccess(tx, actor, organization.id, at.id)
  const after = toEventValues({ ...plain, owner_id: ownerId })
  return {
    reply: { id: at.id },
    events: [{ name: 'login.added', about: at.id, organizationId: organization.id, after }],
  }
})

const hidden = ['notes', 'two_factor_note', 'totp'] as const

/** Changes the plain fields, and hidden parts that were typed again. Only the owner and Admins transfer an entry. */
export const editLoginRoute = withDenialAudit(
  command(editLogin, async ({ input, tx, actor, now, settings }) => {
    const entry = await lockLogin(tx, actor, input.id, 'edit')
    const plain = check(input)
    const ownerId = input.owner_id ?? entry.owner_id
    if (ownerId !== null && ownerId !== entry.owner_id) {
      if (!entry.isHeld) refuseFields({ owner_id: 'Only the owner and Admins can transfer a login' })
      await checkOwner(tx, actor, settings, entry.organization_id, ownerId)
      if (entry.owner_id === actor.userId) await keepAccess(tx, actor, entry.organization_id, entry.id)
    }
    const written = hidden.filter((field) => input[field] !== undefined)
    const needsKey = written.some((field) => input[field]?.trim())
    const key = needsKey ? await loadKeyForChange(tx, settings, entry.organization_id) : null
    const encodeValue = (field: (typeof hidden)[number]) => {
      const text = input[field]
      if (text === undefined) return entry[field]
      return key && text.trim() !== '' ? sealField(key, entry, field, text) : null
    }
    await tx.run(sql`update logins set site = ${plain.site}, url = ${plain.url}, username = ${plain.username},
      owner_id = ${ownerId}, tags = ${sql.param(plain.tags)},
        rotates_on = ${plain.rotates_on}, notes = ${sql.param(encodeValue('notes'))}, two_factor_note = ${sql.param(encodeValue('two_factor_note'))},
        totp = ${sql.param(encodeValue('totp'))}, updated_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${entry.id}`)
    const changed = Object.fromEntries(written.map((field) => [field, input[field]?.trim() ? 'rewritten' : 'removed']))
    return {
      reply: { id: entry.id },
      events: [
        {
          name: 'login.edited',
          about: entry.id,
          organizationId: entry.organization_id,
          before: toEventValues(entry),
          after: { ...toEventValues({ ...plain, owner_id: ownerId }), ...changed },
        },
      ],
    }
  }),
)
