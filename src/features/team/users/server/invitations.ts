import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command, openCommand } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../platform/server/events.ts'
import { openQuery } from '../../../../platform/server/query.ts'
import { cleanEmail, emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { throwFieldErrors, UserError } from '../../../../rules/user-error.ts'
import { findPasswordWeakness } from '../../../access/sign-in/rules/find-password-weakness.ts'
import { addAccount } from '../../../access/sign-in/server/public.ts'
import { acceptInvitation, invite, readInvitation } from '../contract/users.ts'
import { findInvitationProblem } from '../rules/find-invitation-problem.ts'
import { createInvitationLink, hashToken, type Inviting, sendInvitation } from './invitation-links.ts'

export type NewInvitation = {
  organization_id: string
  email: string
  phone_number: string
  full_name: string
  role: string
  admin_level: '' | 'Manager' | 'Admin'
  /** The person agreed to get the invitation as a text, says who invites. */
  text_agreed?: boolean
  /** Anyone who invites into the platform's own organization said that this is meant. */
  platform_confirmed?: boolean
}

/**
 * A one-time link of seven days; only its hash is stored. Refuses an invitation that names no one, an unreadable address, an
 * organization one cannot see, and the platform's own unless that is confirmed.
 */
export const makeInvitation = async (tx: Tx, { actor, now, settings }: Inviting, input: NewInvitation) => {
  const organization = await tx.one(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from organizations where id = ${input.organization_id}`,
  )
  if (!organization) throw new UserError('not-found', 'Organization not found')
  throwFieldErrors(findInvitationProblem(input))
  if (organization.id === settings.platformOrganizationId && !input.platform_confirmed)
    throw UserError.at('organization_id', 'Confirm that this person becomes platform staff.')
  const email = cleanEmail(input.email).toLowerCase()
  if (email && !isEmailAddress(email)) throw UserError.at('email', emailProblem)
  const phone = input.phone_number.trim() ? parseUsNumber(input.phone_number) : null
  if (phone && !phone.ok) throw UserError.at('phone_number', phone.reason)
  const e164 = phone?.ok ? phone.e164 : ''
  const agreed = input.text_agreed ?? false
  if (agreed && !e164) throw UserError.at('phone_number', 'Enter a phone number for the text.')
  await refuseTaken(tx, organization.id, email, e164, now)
  const { token, expiresAt } = createInvitationLink(now)
  const id = randomUUID()
  await tx.run(sql`
    insert into invitations (id, organization_id, token_hash, email, phone_number, full_name, role, admin_level, invited_by, expires_at,
      text_agreed_by, text_agreed_at)
    values (${id}, ${organization.id}, ${hashToken(token)}, ${email}, ${e164}, ${input.full_name.trim()}, ${input.role},
            ${input.admin_level || null}, ${actor.userId}, ${expiresAt}, ${agreed ? actor.userId : null}, ${agreed ? now.toISOString() : null})`)
  const after = { email, role: input.role, admin_level: input.admin_level, ...(agreed ? { agreed_to_text: true } : {}) }
  const event: DomainEvent = { name: 'user.invited', about: id, organizationId: organization.id, after }
  const invited = { id, organization, email, phone: agreed ? e164 : '', name: input.full_name }
  return { expiresAt, event, ...(await sendInvitation(tx, { actor, now, settings }, invited, token)) }
}

/** The error for an address that is someone's already. */
export const signsInAlready = 'Someone already signs in with this.'

/** Those of the addresses that someone already signs in with, as they are compared: trimmed, in small letters. */
export const findTakenEmails = async (tx: Tx, emails: readonly string[]): Promise<Set<string>> => {
  const asked = emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  const found = await tx.rows(
    z.object({ email: z.string() }),
    sql`select email from unnest(${sql.param(asked)}::text[]) as email where app.is_taken(email, '')`,
  )
  return new Set(found.map(({ email }) => email))
}

/** An address belongs to one person, and one open invitation of an organization to one address. */
const refuseTaken = async (tx: Tx, organizationId: string, email: string, phone: string, now: Date) => {
  const name = email ? 'email' : 'phone_number'
  const taken = await tx.one(z.object({ taken: z.boolean() }), sql`select app.is_taken(${email}, ${phone}) as taken`)
  if (taken?.taken) throw UserError.at(name, signsInAlready)
  const invited = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from invitations where organization_id = ${organizationId} and accepted_at is null and withdrawn_at is null
          and expires_at > ${now.toISOString()} and ((${email} <> '' and lower(email) = ${email}) or (${phone} <> '' and phone_number = ${phone}))
        limit 1`,
  )
  if (invited) throw UserError.at(name, 'An open invitation already exists. Withdraw it to create a new one.')
}

/** Clinic Admins invite into their own organization, platform Admins into any. */
export const inviteRoute = command(invite, async ({ input, tx, actor, now, settings }) => {
  const { event, ...reply } = await makeInvitation(tx, { actor, now, settings }, input)
  return { reply, events: [event] }
})

const open = z.object({
  id: z.string(),
  organization_id: z.string(),
  organizationName: z.string(),
  email: z.string(),
  phone_number: z.string(),
  full_name: z.string(),
  role: z.string(),
  admin_level: z.nullable(z.string()),
  invitedBy: z.string(),
  expiresAt: z.string(),
})

const openInvitation = async (tx: Tx, token: string, now: Date, lock = false) => {
  const found = await tx.one(
    open,
    sql`select i.id, i.organization_id, o.name as "organizationName", i.email, i.phone_number,
          i.full_name, i.role, i.admin_level, coalesce(u.full_name, '') as "invitedBy", i.expires_at as "expiresAt"
        from invitations i join organizations o on o.id = i.organization_id left join reinforce_users u on u.id = i.invited_by
        where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now.toISOString()}
        ${lock ? sql`for update of i` : sql``}`,
  )
  if (!found)
    throw new UserError(
      'not-found',
      'This invitation no longer works. If you already signed up, sign in. Otherwise, ask the person who invited you for a new link.',
    )
  return found
}

/**
 * Returns the invitation for its reader before sign-up. Used, withdrawn, expired and unknown links are refused alike.
 */
export const readInvitationRoute = openQuery(
  readInvitation,
  async ({ input, tx, now }) => await openInvitation(tx, input.token, now),
)

/** Sign-up: email or phone, and a password. Role, organization and admin level come from the invitation, never from the person. */
export const acceptInvitationRoute = openCommand(acceptInvitation, async ({ input, tx, now, settings }) => {
  const invitation = await openInvitation(tx, input.token, now, true)
  const email = cleanEmail(input.email).toLowerCase()
  if (!email && !input.phone_number.trim()) throw UserError.at('email', 'Enter an email address or a phone number.')
  if (email && !isEmailAddress(email)) throw UserError.at('email', emailProblem)
  const phone = input.phone_number.trim() ? parseUsNumber(input.phone_number) : null
  if (phone && !phone.ok) throw UserError.at('phone_number', phone.reason)
  if (input.password.length < settings.passwordMin)
    throw UserError.at('password', `The password must be at least ${settings.passwordMin} characters.`)
  const weak = findPasswordWeakness(input.password, {
    email,
    name: input.full_name || invitation.full_name,
    organization: invitation.organizationName,
  })
  if (weak) throw UserError.at('password', weak)
  const e164 = phone?.ok ? phone.e164 : ''
  const address = email || `${e164.slice(1)}@phone.invalid`
  const taken = await tx.one(z.object({ taken: z.boolean() }), sql`select app.is_taken(${address}, ${e164}) as taken`)
  if (taken?.taken) throw UserError.at(email ? 'email' : 'phone_number', 'This is already in use. Sign in instead.')
  const authUserId = randomUUID()
  const name = cleanName(input.full_name || invitation.full_name)
  const passwordHash = await hashPassword(input.password)
  await tx.run(
    sql`select app.create_sign_in(${authUserId}::uuid, ${name}, ${address}, ${e164}, ${invitation.role}, ${invitation.organization_id}, ${passwordHash})`,
  )
  const { role, organization_id, admin_level } = invitation
  const account = {
    id: invitation.id,
    auth_user_id: authUserId,
    email,
    full_name: name,
    role,
    organization_id,
    admin_level,
  }
  const userId = await addAccount(tx, account)
  await tx.run(sql`update invitations set accepted_at = ${now.toISOString()} where id = ${invitation.id}`)
  return {
    reply: { ok: true as const },
    events: [{ name: 'user.signedUp', about: userId, organizationId: invitation.organization_id }],
  }
})
