import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../../platform/server/call.ts'
import type { Config } from '../../../platform/server/config.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { mailbox } from '../contract.ts'

const row = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
  attachment: z.nullable(z.string()),
})

/** The kept mails of what one may see; reports are money, so a Manager has none. Outside a demo there is no mailbox. */
export const keptMails = (settings: Config, { rights }: Actor): SQL => {
  if (!settings.mailbox) throw new Refusal('not-found', 'This installation has no mailbox.')
  return rights.includes('money:see') ? sql`state = 'kept'` : sql`state = 'kept' and kind <> 'report'`
}

/** The mails that a demo kept, the newest first: links in them open accounts. */
export const mailboxWay = query(mailbox, async ({ tx, actor, settings }) => ({
  rows: await tx.rows(
    row,
    sql`select id, to_address as to, subject, coalesce(body, '') as text, created_at as at, attachment_name as attachment from mails
        where ${keptMails(settings, actor)} order by created_at desc, id limit 200`,
  ),
}))
