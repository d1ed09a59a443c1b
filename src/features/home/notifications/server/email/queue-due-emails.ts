import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { shouldEmail } from '../../rules/decide-email.ts'
import type { EmailKind } from '../../rules/notification-ways.ts'
import { writeNotificationEmail } from '../../rules/write-notification-email.ts'
import { type DueRow, emailWay, type Reader, toThing } from '../due/due-notifications.ts'
import { sendDueByKind } from '../due/send-due-by-kind.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

const person = z.object({ name: z.string(), email: z.string(), kinds: z.array(z.string()), is_active: z.boolean() })

type Sending = { now: Date; settings: Config }

/** Locks the person's choices for one worker; null while another has them. */
const lockReader = async (tx: Tx, { organizationId, userId }: Reader) =>
  await tx.one(
    person,
    sql`select coalesce(u.full_name, '') as name, coalesce(u.email, '') as email, h.kinds, u.deactivated_at is null as is_active
        from email_choices h join reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id
        where h.organization_id = ${organizationId} and h.user_id = ${userId} for update of h skip locked`,
  )

const queueKind = async (
  tx: Tx,
  reader: Reader & z.output<typeof person>,
  kind: EmailKind,
  rows: readonly DueRow[],
  { now, settings }: Sending,
) => {
  const { organizationId, userId } = reader
  const token = createUnsubscribeToken(settings, { organizationId, userId, kind }, now)
  const unsubscribeUrl = linkTo(settings, `/unsubscribe/${token}`)
  const link = (path: string) => linkTo(settings, path)
  const things = rows.map(toThing)
  const mail = writeNotificationEmail({ kind, things, reader: reader.name, link, unsubscribeUrl, now })
  return await queueMail(
    tx,
    { now, settings },
    { organizationId, kind: 'notification', about: userId, to: reader.email, unsubscribeUrl, ...mail },
  )
}

/**
 * Queues one email for each kind of which someone has due notifications, in one transaction with marking them: a crash sends nothing
 * twice, and of two workers one finds the person locked. A kind that was emailed in the last ten minutes waits; returns when the first
 * of those is due, or null.
 */
export const queueDueEmails = async (tx: Tx, who: Reader, { now, settings }: Sending): Promise<Date | null> => {
  const found = await lockReader(tx, who)
  if (!found) return null
  const reader = { ...who, ...found }
  return await sendDueByKind(tx, emailWay, who, {
    now,
    isSent: (each) =>
      shouldEmail({
        isReachable: reader.is_active && reader.email !== '',
        isWanted: reader.kinds.includes(each.kind),
        isCurrent: each.is_current,
        isKnown: each.is_known,
        expiresAt: new Date(each.expires_at),
        now,
      }),
    queue: async (kind, rows) => await queueKind(tx, reader, kind, rows, { now, settings }),
  })
}
