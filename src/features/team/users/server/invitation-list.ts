import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../../access/email/server/public.ts'
import { cancelServiceTexts, serviceTextState } from '../../../texting/messages/server/public.ts'
import { invitations, renewInvitation, withdrawInvitation } from '../contract/invitations.ts'
import { createInvitationLink, hashToken, sendInvitation } from './invitation-links.ts'

const row = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  admin_level: z.nullable(z.string()),
  organization_name: z.string(),
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
  mail: z.nullable(z.enum(['waiting', 'sending', 'sent', 'failed', 'kept'])),
  text_state: z.nullable(serviceTextState),
  text_reason: z.nullable(z.string()),
  text_send_at: z.nullable(z.string()),
  agreed: z.boolean(),
})

type Row = z.output<typeof row>

const shown = ({ text_state, text_reason, text_send_at, agreed, ...rest }: Row, settings: Config) => ({
  ...rest,
  text: text_state && text_send_at ? { state: text_state, reason: text_reason, sendAt: text_send_at } : null,
  canSend: agreed || (rest.email !== '' && canMail(settings)),
})

/**
 * The newest 200 invitations with what became of each and of its email or text. Never the link: only its hash is
 * kept.
 */
export const invitationsRoute = query(invitations, async ({ tx, now, settings }) => {
  const rows = await tx.rows(
    row,
    sql`select i.id, i.full_name, i.email, i.phone_number, i.admin_level, o.name as organization_name,
          coalesce(u.full_name, '') as invited_by, i.created_at, i.expires_at,
          case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
            when i.expires_at <= ${now.toISOString()} then 'expired' else 'open' end as state,
          (select m.state from emails m where m.organization_id = i.organization_id and m.about = i.id
            and m.kind = 'invitation' order by m.created_at desc limit 1) as mail,
          x.state as text_state, x.reason as text_reason, x.send_at as text_send_at, i.text_agreed_at is not null and i.phone_number <> '' as agreed
        from invitations i left join lateral (select t.state, t.reason, t.send_at from service_texts t
            where t.organization_id = i.organization_id and t.about = i.id order by t.created_at desc, t.id limit 1) x on true
          join organizations o on o.id = i.organization_id left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = i.invited_by
        order by i.created_at desc, i.id limit 200`,
  )
  return { rows: rows.map((each) => shown(each, settings)) }
})

const open = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  email: z.string(),
  phone_number: z.string(),
  full_name: z.string(),
  agreed: z.boolean(),
  accepted: z.boolean(),
  withdrawn: z.boolean(),
})

const lockInvitation = async (tx: Tx, id: string) => {
  const found = await tx.one(
    open,
    sql`select i.id, i.organization_id, o.name as organization, i.email, i.phone_number, i.full_name, i.text_agreed_at is not null as agreed,
          i.accepted_at is not null as accepted, i.withdrawn_at is not null as withdrawn
        from invitations i join organizations o on o.id = i.organization_id where i.id = ${id} for update of i`,
  )
  if (!found) throw new UserError('not-found', 'Invitation not found')
  if (found.accepted) throw new UserError('conflict', 'This invitation was already accepted.')
  if (found.withdrawn) throw new UserError('conflict', 'This invitation was already withdrawn.')
  return found
}

/** A new link of seven days in place of the old one; an expired invitation is open again. */
export const renewInvitationRoute = command(renewInvitation, async ({ input, tx, actor, now, settings }) => {
  const { organization_id, organization, ...found } = await lockInvitation(tx, input.id)
  const { token, expiresAt } = createInvitationLink(now)
  await tx.run(
    sql`update invitations set token_hash = ${hashToken(token)}, expires_at = ${expiresAt} where ${tenantCondition(tx)} and id = ${found.id}`,
  )
  await cancelServiceTexts(tx, organization_id, found.id, 'A newer link replaced it')
  const reached = {
    email: input.send ? found.email : '',
    phone: input.send && found.agreed ? found.phone_number : '',
  }
  const told = await sendInvitation(
    tx,
    { actor, now, settings },
    { id: found.id, organization: { id: organization_id, name: organization }, name: found.full_name, ...reached },
    token,
  )
  if (input.send && !told.mailed && !told.texted)
    throw new UserError('conflict', 'This invitation has no address to send to. Copy the link instead.')
  const event = { name: 'user.invitationRenewed', about: found.id, organizationId: organization_id }
  return { reply: { ...told, expiresAt }, events: [{ ...event, after: { mailed: told.mailed, texted: told.texted } }] }
})

/** The link of an open invitation stops working. */
export const withdrawInvitationRoute = command(withdrawInvitation, async ({ input, tx, now }) => {
  const found = await lockInvitation(tx, input.id)
  await cancelServiceTexts(tx, found.organization_id, found.id, 'The invitation was withdrawn')
  await tx.run(
    sql`update invitations set withdrawn_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'user.invitationWithdrawn',
        about: input.id,
        organizationId: found.organization_id,
        before: { email: found.email },
      },
    ],
  }
})
