import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { noSigns } from '../../rules/mail/automatic-mail.ts'
import { receiveEmailedApplication } from './receive-emailed-application.ts'

const digest = (what: string, bytes: Buffer) => createHash('sha256').update(`${what}\n`).update(bytes).digest('hex')
const headBytes = 20_000

/** A header's line as it is written, without any decoding. */
const header = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]{0,20}([^\\r\\n]{1,300})`, 'im').exec(head)?.[1]?.trim() ?? ''

/**
 * Stores an email that its reader gave up a second time, unread, among those that wait for a person; false the first
 * time, when it is worth another try. So an unreadable email is delivered twice and not for ever.
 */
export const keepUnread = async (
  transact: Transact,
  bytes: Buffer,
  tools: { services: Pick<Services, 'config'>; now: Date },
): Promise<boolean> => {
  const isFirst = await transact(
    async (tx) =>
      (await tx.run(
        sql`insert into inbound_application_emails (organization_id, message_hash, at)
          values (${tx.scope.organizationId}, ${digest('slow', bytes)}, ${tools.now.toISOString()})
            on conflict do nothing`,
      )) > 0,
  )
  if (isFirst) return false
  const head = bytes.subarray(0, headBytes).toString('latin1')
  const received = {
    from: { name: header(head, 'From'), address: '' },
    replyTo: null,
    originalSender: '',
    recipients: [],
    subject: header(head, 'Subject') || 'An email we could not read',
    text: `We could not read this email. It begins:\n\n${head}`,
    attached: [],
    fileNames: [],
  }
  const codes = { named: [], codes: [] }
  const mailed = {
    hash: digest('unread', bytes),
    received,
    signs: noSigns,
    codes,
    resume: null,
    files: [],
    leftOut: '',
  }
  await receiveEmailedApplication(transact, { ...mailed, isUnread: true }, tools)
  return true
}
