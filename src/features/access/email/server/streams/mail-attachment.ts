import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { mailAttachment } from '../../contract/mailbox.ts'
import { selectKeptMails } from '../mailbox.ts'

const stored = z.object({ name: z.string(), text: z.string() })

/** Serves the file of a stored email, for anyone who may read the email. */
export const mailAttachmentRoute = stream(mailAttachment, async ({ input, actor, transact, services, reply }) => {
  const where = selectKeptMails(services.config, actor)
  const file = await transact(
    async (tx) =>
      await tx.one(
        stored,
        sql`select attachment_name as name, attachment as text from emails
          where ${tenantCondition(tx)} and id = ${input.id} and attachment is not null and ${where}`,
      ),
    { readOnly: true },
  )
  if (!file) throw new UserError('not-found', 'This email has no attachment.')
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file.text)
})
