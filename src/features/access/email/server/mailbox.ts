import { type SQL, sql } from 'drizzle-orm'
import { type Caller, getScope } from '../../../../platform/server/actor.ts'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import type { Config } from '../../../../platform/server/config.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { mailbox } from '../contract/mailbox.ts'

/**
 * The emails to yourself, the invitations that one sent (links in others' emails open their accounts), and what the clinic wrote to
 * candidates. Reports are money, so a Manager has none. Outside a demo there is no mailbox.
 */
export const selectKeptMails = (settings: Config, actor: Caller): SQL => {
  const { email, rights, userId } = actor
  if (!settings.mailbox) throw new UserError('not-found', 'This installation has no mailbox.')
  const mayInvite = rights.includes('users:manage')
  const sent = sql`kind = 'invitation' and about in (select i.id from invitations i
    where ${tenantCondition({ scope: getScope(actor) }, 'i')} and i.invited_by = ${userId})`
  const toCandidates = sql`kind = 'candidate' and ${rights.includes('candidates:see')}`
  const own = sql`${email} <> '' and lower(to_address) = lower(${email})`
  return sql`state = 'kept' and ((${own}) or (${mayInvite} and ${sent}) or (${toCandidates})) and (kind <> 'reset' or about = ${userId})
    and (kind <> 'report' or ${rights.includes('money:see')})`
}

/** The emails that a demo kept for the person, the newest first. */
export const mailboxRoute = query(mailbox, async ({ tx, actor, settings }) =>
  rawJson({
    rows: await selectAsJson(
      tx,
      mailbox.reply.shape.rows,
      sql`select id, to_address as to, subject, coalesce(body, '') as text, created_at as at, attachment_name as attachment from emails
        where ${tenantCondition(tx)} and ${selectKeptMails(settings, actor)} order by created_at desc, id limit 200`,
    ),
  }),
)
