import { type SQL, sql } from 'drizzle-orm'
import { type Caller, scopeOf } from '../../../../platform/server/actor.ts'
import { written } from '../../../../platform/server/answers/written.ts'
import { writtenRows } from '../../../../platform/server/answers/written-rows.ts'
import type { Config } from '../../../../platform/server/config.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { query } from '../../../../platform/server/query.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { mailbox } from '../contract.ts'

/**
 * The mails to oneself, the invitations that one sent (links in others' mails open their accounts), and what the clinic wrote to
 * candidates. Reports are money, so a Manager has none. Outside a demo there is no mailbox.
 */
export const keptMails = (settings: Config, actor: Caller): SQL => {
  const { email, rights, userId } = actor
  if (!settings.mailbox) throw new Refusal('not-found', 'This installation has no mailbox.')
  const mayInvite = rights.includes('users:manage')
  const sent = sql`kind = 'invitation' and about in (select i.id from invitations i where ${ofScope({ scope: scopeOf(actor) }, 'i')} and i.invited_by = ${userId})`
  const toCandidates = sql`kind = 'candidate' and ${rights.includes('candidates:see')}`
  const own = sql`${email} <> '' and lower(to_address) = lower(${email})`
  return sql`state = 'kept' and ((${own}) or (${mayInvite} and ${sent}) or (${toCandidates})) and (kind <> 'reset' or about = ${userId})
    and (kind <> 'report' or ${rights.includes('money:see')})`
}

/** The mails that a demo kept for the person, the newest first. */
export const mailboxRoute = query(mailbox, async ({ tx, actor, settings }) =>
  written({
    rows: await writtenRows(
      tx,
      mailbox.reply.shape.rows,
      sql`select id, to_address as to, subject, coalesce(body, '') as text, created_at as at, attachment_name as attachment from mails
        where ${ofScope(tx)} and ${keptMails(settings, actor)} order by created_at desc, id limit 200`,
    ),
  }),
)
