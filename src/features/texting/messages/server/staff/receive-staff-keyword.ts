import type { OptOutReading } from '@reinforce/reply-reader/opt-outs/opt-out.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { findKeywordTarget } from '../../rules/staff/keyword-target.ts'
import { staffStartAnswer, staffStopAnswer, writeStaffHelp } from '../../rules/staff/staff-words.ts'
import { queueStaffText } from './queue-staff-text.ts'
import { resumeStaffTexts, stopStaffTexts } from './stop-staff-texts.ts'

type Keyword = {
  phone: string
  /** The number that was written to, as far as the vendor names it. */
  to: string | null
  words: string
  read: OptOutReading
  /** The carrier answers such a word itself. */
  isAnswered: boolean
}

const left = sql`state in ('sending', 'sent', 'delivered', 'unknown')`
const newest = z.object({
  organizationId: z.string(),
  organization: z.nullable(z.string()),
  userId: z.string(),
  name: z.string(),
  at: z.string(),
  candidateAt: z.nullable(z.string()),
  isStopped: z.boolean(),
})

/** The newest text to staff at this number, and when it was last texted as another's; undefined if it never was one of staff. */
const findNewest = async (tx: Tx, { phone, to }: Keyword) =>
  await tx.one(
    newest,
    sql`select s.organization_id as "organizationId", o.name as organization, s.about as "userId", s.to_name as name,
          coalesce(s.claimed_at, s.created_at) as at,
          greatest(
            (select max(coalesce(m.sent_at, m.created_at)) from organizations x join text_messages m on m.organization_id = x.id
              where m.recipient_phone = ${phone} and m.message_direction = 'outbound' and coalesce(m.twilio_phone = ${to}, true)
                and m.message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown')),
            (select max(coalesce(i.claimed_at, i.created_at)) from service_texts i where i.to_phone = ${phone} and i.kind = 'invitation' and i.${left}
              and coalesce(i.from_phone = ${to}, true))) as "candidateAt",
          app.staff_text_stopped_at(${phone}) is not null as "isStopped"
        from service_texts s join organizations o on o.id = s.organization_id
        where s.to_phone = ${phone} and s.kind <> 'invitation' and s.${left} and coalesce(s.from_phone = ${to}, true)
        order by coalesce(s.claimed_at, s.created_at) desc, s.id limit 1`,
  )

const keywords: Partial<Record<OptOutReading, 'stop' | 'start' | 'help'>> = {
  stop: 'stop',
  // To be on the safe side: their reader is a colleague, who turns them on again with one word.
  unsure: 'stop',
  start: 'start',
  help: 'help',
}

/**
 * Handles STOP, START, and HELP of a number that texts to staff went to, in a transaction that sees every organization. Returns the
 * organization of those texts if the word is about them alone, and null if it is (also) about a candidate's, whose consent is apart.
 */
export const receiveStaffKeyword = async (
  tx: Tx,
  keyword: Keyword,
  { now, settings }: { now: Date; settings: Config },
): Promise<string | null> => {
  const { phone, words, read, isAnswered } = keyword
  const asked = keywords[read]
  const last = asked && (await findNewest(tx, keyword))
  if (!asked || !last) return null
  const { organizationId, organization, userId, name, isStopped } = last
  const candidate = last.candidateAt === null ? null : new Date(last.candidateAt)
  const target = findKeywordTarget(asked, { staff: new Date(last.at), candidate, isStopped })
  if (!target.staff) return null
  const answers = { stop: staffStopAnswer, start: staffStartAnswer, help: writeStaffHelp(organization) }
  const isNews =
    asked === 'stop'
      ? await stopStaffTexts(tx, phone, words, now)
      : asked === 'start'
        ? await resumeStaffTexts(tx, phone, words)
        : true
  if (isNews && !isAnswered) {
    const text = { organizationId, kind: 'notification_answer' as const, userId, name, phone, body: answers[asked] }
    await queueStaffText(tx, text, { now, settings })
  }
  return target.candidate ? null : organizationId
}
