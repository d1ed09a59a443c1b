import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openMail } from '../../../../integrations/mail/mail.ts'
import { writeFacts } from '../../../../platform/server/facts.ts'
import { job } from '../../../../platform/server/job.ts'

const mostTries = 8
const claimed = z.object({
  organization_id: z.string(),
  kind: z.string(),
  about: z.nullable(z.string()),
  to: z.string(),
  subject: z.string(),
  body: z.nullable(z.string()),
  tries: z.number(),
})

/**
 * Sends one mail: claim, send, settle. A server that does not answer is tried again for about ten minutes, one that says no
 * is not. A run that died may send twice, which a mail with a one-time link can bear. The body is forgotten either way.
 */
export const sendMailJob = job({
  name: 'send-mail',
  tries: mostTries,
  expires: 120,
  input: z.object({ organizationId: z.guid(), mailId: z.guid() }),
  run: async ({ organizationId, mailId }, { inOrganization, house }) => {
    const { smtp } = house.config
    if (!smtp) return
    const transact = inOrganization(organizationId)
    const now = house.clock().toISOString()
    const mail = await transact(
      async (tx) =>
        await tx.one(
          claimed,
          sql`update mails set state = 'sending', tries = tries + 1, claimed_at = ${now}
              where id = ${mailId} and (state = 'waiting' or (state = 'sending' and claimed_at < ${now}::timestamptz - interval '3 minutes'))
              returning organization_id, kind, about, to_address as to, subject, body, tries`,
        ),
    )
    if (!mail) return
    const sent = await openMail(smtp).send({ to: mail.to, subject: mail.subject, text: mail.body ?? '' })
    const again = !sent.ok && !sent.final && mail.tries < mostTries
    const state = sent.ok ? 'sent' : again ? 'waiting' : 'failed'
    const problem = sent.ok ? null : sent.reason
    await transact(async (tx) => {
      await tx.run(
        sql`update mails set state = ${state}, problem = ${problem}, body = case when ${again} then body end where id = ${mailId}`,
      )
      if (again) return
      const after = { kind: mail.kind, ...(problem ? { problem } : {}) }
      await writeFacts(tx, null, [
        { name: `mail.${state}`, about: mail.about ?? undefined, organizationId: mail.organization_id, after },
      ])
    })
    if (again) throw new Error(`The mail server did not take the mail: ${problem}`)
  },
})
