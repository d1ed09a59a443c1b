import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { invitations, withdrawInvitation } from '../contract/invitations.ts'

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
})

export const invitationsWay = query(invitations, async ({ tx, now }) => ({
  rows: await tx.rows(
    row,
    sql`select i.id, i.full_name, i.email, i.phone_number, i.admin_level, o.name as organization_name,
          coalesce(u.full_name, '') as invited_by, i.created_at, i.expires_at,
          case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
            when i.expires_at <= ${now.toISOString()} then 'expired' else 'open' end as state,
          (select m.state from mails m where m.organization_id = i.organization_id and m.about = i.id order by m.created_at desc limit 1) as mail
        from invitations i join organizations o on o.id = i.organization_id left join reinforce_users u on u.id = i.invited_by
        order by i.created_at desc, i.id limit 200`,
  ),
}))

/** The link of an open invitation stops working. */
export const withdrawInvitationWay = command(withdrawInvitation, async ({ input, tx, now }) => {
  const found = await tx.one(
    z.object({ organization_id: z.string(), email: z.string(), accepted: z.boolean(), withdrawn: z.boolean() }),
    sql`select organization_id, email, accepted_at is not null as accepted, withdrawn_at is not null as withdrawn
        from invitations where id = ${input.id} for update`,
  )
  if (!found) throw new Refusal('not-found', 'Invitation not found')
  if (found.accepted) throw new Refusal('conflict', 'This invitation was accepted already.')
  if (found.withdrawn) throw new Refusal('conflict', 'This invitation was withdrawn already.')
  await tx.run(sql`update invitations set withdrawn_at = ${now.toISOString()} where id = ${input.id}`)
  return {
    reply: { ok: true as const },
    facts: [
      {
        name: 'user.invitationWithdrawn',
        about: input.id,
        organizationId: found.organization_id,
        before: { email: found.email },
      },
    ],
  }
})
