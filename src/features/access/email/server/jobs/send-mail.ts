import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

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
  reply_to: z.nullable(z.string()),
  from_name: z.nullable(z.string()),
  html: z.nullable(z.string()),
  unsubscribe_url: z.nullable(z.string()),
})

/** Kinds that are sent once or not at all; an email with a one-time link can bear to come twice. */
const onceAtMost = ['report', 'candidate', 'notification', 'digest']

/** The words to a candidate are in their thread, which shows the result; the event has no more than that. */
const after = (kind: string, problem: string | null) => ({
  ...(kind === 'candidate' ? {} : { kind }),
  ...(problem ? { problem } : {}),
})

type MailSubject = { organization_id: string; kind: string; about: string | null }

/** Announces the result of an email; open threads reload. */
const tell = async (tx: Tx, mail: MailSubject, what: string, problem: string | null) => {
  const { organization_id: organizationId, kind, about } = mail
  // Its cause is an event already.
  if (what === 'sent' && (kind === 'notification' || kind === 'digest')) return
  await recordEvents(tx, null, [
    { name: `mail.${what}`, about: about ?? undefined, organizationId, after: after(kind, problem) },
  ])
  if (kind === 'candidate') await notifyChange(tx, [organizationId], ['texts'])
}

/** An email that must not come twice and was being sent when its run ended: another run only comes when that one is over. */
const giveUp = async (tx: Tx, mailId: string) => {
  const problem = 'The server stopped while sending, so we don’t know if the email went out.'
  const lost = await tx.one(
    z.object({ organization_id: z.string(), kind: z.string(), about: z.nullable(z.string()) }),
    sql`update emails set state = 'unknown', problem = ${problem}, body = null, attachment = null, html = null, unsubscribe_url = null
        where ${tenantCondition(tx)} and id = ${mailId} and kind = any(${sql.param(onceAtMost)}::text[])
          and state = 'sending' returning organization_id, kind, about`,
  )
  if (!lost) return
  await tell(tx, lost, 'fateUnknown', problem)
}

/** An email to someone who asked to be deleted before it left does not leave. */
const holdBack = async (tx: Tx, mailId: string) => {
  const problem = 'This person asked to be deleted before it was sent.'
  const held = await tx.one(
    z.object({ organization_id: z.string(), kind: z.string(), about: z.nullable(z.string()) }),
    sql`update emails m set state = 'failed', problem = ${problem}, body = null from all_candidates c
        where ${tenantCondition(tx, 'm', 'c')} and m.id = ${mailId} and m.kind = 'candidate' and m.state = 'waiting'
          and c.organization_id = m.organization_id and c.id = m.about and c.erasure_due_on is not null
        returning m.organization_id, m.kind, m.about`,
  )
  if (held) await tell(tx, held, 'failed', problem)
}

/** A notification to someone whose account was closed before it left does not leave. */
const dropForLeaver = async (tx: Tx, mailId: string) => {
  await tx.run(
    sql`update emails m set state = 'failed', problem = 'The account was closed before it was sent.', body = null, html = null, unsubscribe_url = null
        where ${tenantCondition(tx, 'm')} and m.id = ${mailId} and m.kind in ('notification', 'digest') and m.state = 'waiting'
          and not exists (select from reinforce_users u where u.organization_id = m.organization_id and u.id = m.about and u.deactivated_at is null)`,
  )
}

/**
 * Sends one email: claim, send, settle. A server that does not answer is tried again for about ten minutes, one that
 * refuses is not. A run that died may send twice, which an email with a one-time link can bear; a report and an email
 * to a candidate are not sent again, and are marked as possibly sent. The body is forgotten either way.
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
    const mail = await transact(async (tx) => {
      await giveUp(tx, mailId)
      await holdBack(tx, mailId)
      await dropForLeaver(tx, mailId)
      return await tx.one(
        claimed,
        sql`update emails set state = 'sending', tries = tries + 1, claimed_at = ${now}
              where ${tenantCondition(tx)} and id = ${mailId}
                and (state = 'waiting' or (state = 'sending'
                and claimed_at < ${now}::timestamptz - interval '100 seconds'))
              returning organization_id, kind, about, to_address as to, subject, body, tries, attachment_name, attachment, reply_to, from_name, html,
                unsubscribe_url`,
      )
    })
    if (!mail) return
    const file = { name: mail.attachment_name ?? '', text: mail.attachment ?? '' }
    const attachment = mail.attachment_name === null ? undefined : file
    const sent = await mailer.send({
      to: mail.to,
      subject: mail.subject,
      text: mail.body ?? '',
      html: mail.html ?? undefined,
      unsubscribeUrl: mail.unsubscribe_url ?? undefined,
      attachment,
      replyTo: mail.reply_to ?? undefined,
      fromName: mail.from_name ?? undefined,
    })
    const isLost = !sent.ok && sent.mayHaveLeft && onceAtMost.includes(mail.kind)
    const again = !sent.ok && !sent.final && !isLost && mail.tries < mostTries
    const state = sent.ok ? 'sent' : isLost ? 'unknown' : again ? 'waiting' : 'failed'
    const problem = sent.ok ? null : sent.reason
    await transact(async (tx) => {
      await tx.run(
        sql`update emails set state = ${state}, problem = ${problem}, body = case
          when ${again} then body end, attachment = case when ${again} then attachment end,
          html = case when ${again} then html end, unsubscribe_url = case when ${again} then unsubscribe_url end
          where ${tenantCondition(tx)} and id = ${mailId}`,
      )
      if (!again) await tell(tx, mail, state === 'unknown' ? 'fateUnknown' : state, problem)
    })
    if (again) throw new Error(`The email server refused the email: ${problem}`)
  },
})
