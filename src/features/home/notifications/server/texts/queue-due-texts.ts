import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { linkTo } from '../../../../access/email/server/public.ts'
import { mostNotificationTexts } from '../../../../texting/messages/rules/staff/staff-words.ts'
import { queueStaffText } from '../../../../texting/messages/server/public.ts'
import { shouldText } from '../../rules/decide-text.ts'
import { defaultQuiet } from '../../rules/push-kinds.ts'
import { writeNotificationText } from '../../rules/write-notification-text.ts'
import { type Reader, textWay, toThing } from '../due/due-notifications.ts'
import { sendDueByKind } from '../due/send-due-by-kind.ts'

const person = z.object({
  name: z.string(),
  kinds: z.array(z.string()),
  phone: z.nullable(z.string()),
  is_active: z.boolean(),
  is_stopped: z.boolean(),
  quiet_from: z.number(),
  quiet_until: z.number(),
  time_zone: z.string(),
  sent: z.number(),
})

/** Locks the person's choices for one worker; undefined while another has them. */
const lockReader = async (tx: Tx, { organizationId, userId }: Reader, now: Date) =>
  await tx.one(
    person,
    sql`select coalesce(u.full_name, '') as name, h.kinds, s.phone, u.deactivated_at is null as is_active,
          app.staff_text_stopped_at(s.phone) is not null as is_stopped, coalesce(q.quiet_from, ${defaultQuiet.from}::int) as quiet_from,
          coalesce(q.quiet_until, ${defaultQuiet.until}::int) as quiet_until, coalesce(q.time_zone, o.time_zone) as time_zone,
          (select count(*)::int from service_texts x where x.organization_id = h.organization_id and x.about = h.user_id and x.kind = 'notification'
            and x.state <> 'canceled' and x.created_at > ${new Date(now.getTime() - msPerDay).toISOString()}::timestamptz) as sent
        from text_choices h join organizations o on o.id = h.organization_id
        join reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id
        left join staff_numbers s on s.organization_id = h.organization_id and s.user_id = h.user_id and s.confirmed_at is not null
        left join push_choices q on q.organization_id = h.organization_id and q.user_id = h.user_id
        where h.organization_id = ${organizationId} and h.user_id = ${userId} for update of h skip locked`,
  )

/**
 * Queues one text for each kind of which someone has due notifications, in one transaction with marking them: a crash sends nothing
 * twice, and of two workers one finds the person locked. A kind that was texted in the last ten minutes waits; returns when the first
 * of those is due, or null. In quiet hours and after the last text of a day, notifications are dropped.
 */
export const queueDueTexts = async (
  tx: Tx,
  who: Reader,
  { now, settings }: { now: Date; settings: Config },
): Promise<Date | null> => {
  const reader = await lockReader(tx, who, now)
  if (!reader) return null
  const { phone, name } = reader
  let left = mostNotificationTexts - reader.sent
  return await sendDueByKind(tx, textWay, who, {
    now,
    isSent: (each) =>
      shouldText({
        isReachable: reader.is_active && phone !== null && !reader.is_stopped,
        isWanted: reader.kinds.includes(each.kind),
        isCurrent: each.is_current,
        quiet: { from: reader.quiet_from, until: reader.quiet_until },
        timeZone: reader.time_zone,
        left,
        expiresAt: new Date(each.expires_at),
        now,
      }),
    queue: async (kind, rows) => {
      if (phone === null) return false
      left -= 1
      const body = writeNotificationText({
        kind,
        things: rows.map(toThing),
        link: (path) => linkTo(settings, path),
        now,
      })
      await queueStaffText(tx, { ...who, kind: 'notification', name, phone, body }, { now, settings })
      return true
    },
  })
}
