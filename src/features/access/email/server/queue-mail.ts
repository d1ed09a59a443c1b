import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { MailText } from '../rules/mail-texts.ts'
import { sendMailJob } from './jobs/send-mail.ts'

/** Whether an email reaches anyone: through SMTP, or in the mailbox of a demo. */
export const canMail = (settings: Config): boolean => Boolean(settings.smtp) || settings.mailbox

/** Returns a full address of this server, for emails. */
export const linkTo = (settings: Config, path: string): string =>
  new URL(path, settings.publicUrl ?? `http://${settings.host}:${settings.port || 80}`).href

type NewMail = MailText & {
  organizationId: string
  kind: 'reset' | 'invitation' | 'notice' | 'report' | 'candidate' | 'notification' | 'digest'
  about: string
  to: string
  id?: string
  html?: string
  /** Where one POST without a session stops such emails. */
  unsubscribeUrl?: string
  attachment?: { name: string; text: string }
  /** Where answers go, and in whose name it leaves; without them the product’s own. */
  replyTo?: string
  fromName?: string
}
type Queuing = { now: Date; settings: Config }

/**
 * Queues an email; it leaves when this transaction commits. Returns false where no email is sent: then someone passes
 * on the link.
 */
export const queueMail = async (tx: Tx, { now, settings }: Queuing, mail: NewMail): Promise<boolean> => {
  if (!canMail(settings)) return false
  const id = mail.id ?? randomUUID()
  const { name = null, text: file = null } = mail.attachment ?? {}
  const { replyTo = null, fromName = null, html = null, unsubscribeUrl = null } = mail
  const state = settings.smtp ? 'waiting' : 'kept'
  await tx.run(
    sql`insert into emails (id, organization_id, kind, about, to_address, subject, body, attachment_name, attachment, reply_to, from_name, html,
          unsubscribe_url, state, created_at)
        values (${id}, ${mail.organizationId}, ${mail.kind}, ${mail.about}, ${mail.to}, ${mail.subject},
          ${mail.text}, ${name}, ${file}, ${replyTo}, ${fromName?.slice(0, 200) ?? null}, ${html}, ${unsubscribeUrl}, ${state},
          ${now.toISOString()})`,
  )
  if (settings.smtp) await sendMailJob.enqueue(tx, { organizationId: tx.scope.organizationId, mailId: id })
  return true
}
