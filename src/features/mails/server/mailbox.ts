import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { mailbox } from '../contract.ts'

const row = z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), at: z.string() })

/** The kept mails of what one may see. Outside a demo there is no mailbox: links in mails open accounts. */
export const mailboxWay = query(mailbox, async ({ tx, settings }) => {
  if (!settings.mailbox) throw new Refusal('not-found', 'This installation has no mailbox.')
  return {
    rows: await tx.rows(
      row,
      sql`select id, to_address as to, subject, coalesce(body, '') as text, created_at as at from mails
          where state = 'kept' order by created_at desc, id limit 200`,
    ),
  }
})
