import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { writeFacts } from '../../../../platform/server/facts.ts'
import { job } from '../../../../platform/server/job.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'

const mostTries = 8
const claimed = z.object({
  organization_id: z.string(),
  kind: z.string(),
  about: z.nullable(z.string()),
  to: z.string(),
  subject: z.string(),
  body: z.nullable(z.string()),
  tries: z.number(),
  attachment_name: z.nullable(z.string()),
  attachment: z.nullable(z.string()),
})

/** A report that was being sent when its run ended: another run only comes when that one is over. */
const giveUp = async (tx: Tx, mailId: string) => {
  const problem = 'The server stopped while it was sending, so nobody knows whether the mail left.'
  const lost = await tx.one(
    z.object({ organization_id: z.string(), about: z.nullable(z.string()) }),
    sql`update mails set state = 'unknown', problem = ${problem}, body = null, attachment = null
        where ${ofScope(tx)} and id = ${mailId} and kind = 'report' and state = 'sending' returning organization_id, about`,
  )
  if (!lost) return
  const { organization_id: organizationId, about } = lost
  const fact = {
    name: 'mail.fateUnknown',
    about: about ?? undefined,
    organizationId,
    after: { kind: 'report', problem },
  }
  await writeFacts(tx, null, [fact])
}

/**
 * Sends one mail: claim, send, settle. A server that does not answer is tried again for about ten minutes, one that says no
 * is not. A run that died may send twice, which a mail with a one-time link can bear; a report is not sent again, and it is said
 * that nobody knows whether it left. The body is forgotten either way.
 */
export const sendMailJob = job({
  name: 'send-mail',
  tries: mostTries,
  expires: 120,
  input: z.object({ organizationId: z.guid(), mailId: z.guid() }),
  run: async ({ organizationId, mailId }, { inOrganization, services }) => {
    const { mailer } = services
    if (!mailer) return
    const transact = inOrganization(organizationId)
    const now = services.clock().toISOString()
    await transact(async (tx) => await giveUp(tx, mailId))
    const mail = await transact(
      async (tx) =>
        await tx.one(
          claimed,
          sql`update mails set state = 'sending', tries = tries + 1, claimed_at = ${now}
              where ${ofScope(tx)} and id = ${mailId} and (state = 'waiting' or (state = 'sending' and claimed_at < ${now}::timestamptz - interval '100 seconds'))
              returning organization_id, kind, about, to_address as to, subject, body, tries, attachment_name, attachment`,
        ),
    )
    if (!mail) return
    const file = { name: mail.attachment_name ?? '', text: mail.attachment ?? '' }
    const attachment = mail.attachment_name === null ? undefined : file
    const sent = await mailer.send({ to: mail.to, subject: mail.subject, text: mail.body ?? '', attachment })
    const again = !sent.ok && !sent.final && mail.tries < mostTries
    const state = sent.ok ? 'sent' : again ? 'waiting' : 'failed'
    const problem = sent.ok ? null : sent.reason
    await transact(async (tx) => {
      await tx.run(
        sql`update mails set state = ${state}, problem = ${problem}, body = case when ${again} then body end, attachment = case when ${again} then attachment end where ${ofScope(tx)} and id = ${mailId}`,
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
