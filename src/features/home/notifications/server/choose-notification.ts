import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../../access/email/server/public.ts'
import { chooseNotification, notificationChoices } from '../contract/choices.ts'
import { defaultDigestMinutes, digestChoices } from '../rules/digest.ts'
import { choiceKinds, hasWay } from '../rules/notification-ways.ts'

const stored = z.object({
  app: z.array(z.string()),
  email: z.array(z.string()),
  text: z.array(z.string()),
  phone: z.nullable(z.string()),
  isStopped: z.boolean(),
  push: z.array(z.string()),
  devices: z.number(),
  choice: z.nullable(z.enum(digestChoices)),
  minutes: z.nullable(z.number()),
  timeZone: z.nullable(z.string()),
})

/** Lists the person's choices. `applications` is for people who run a clinic. */
export const notificationChoicesRoute = query(notificationChoices, async ({ tx, actor, settings }) => {
  const { organizationId, userId, rights, email } = actor
  const own = sql`organization_id = ${organizationId} and user_id = ${userId}`
  const found = await tx.one(
    stored,
    sql`select coalesce((select hidden from notification_seen_markers where ${own}), '{}') as app, coalesce(h.kinds, '{}') as email,
          coalesce((select kinds from text_choices where ${own}), '{}') as text, n.phone, app.staff_text_stopped_at(n.phone) is not null as "isStopped",
          coalesce((select hidden from push_choices where ${own}), '{}') as push,
          (select count(*)::int from push_devices where ${own} and not app.is_session_ended(session_token)) as devices,
          h.digest as choice, h.digest_minutes as minutes, coalesce(h.time_zone, o.time_zone) as "timeZone"
        from organizations o left join email_choices h on h.organization_id = o.id and h.user_id = ${userId}
        left join staff_numbers n on n.organization_id = o.id and n.user_id = ${userId} and n.confirmed_at is not null where o.id = ${organizationId}`,
  )
  return {
    rows: choiceKinds
      .filter((kind) => kind !== 'applications' || rights.includes('users:manage'))
      .map((kind) => ({
        kind,
        app: hasWay(kind, 'app') ? !found?.app.includes(kind) : null,
        email: hasWay(kind, 'email') ? found?.email.includes(kind) === true : null,
        push: hasWay(kind, 'push') ? !found?.push.includes(kind) : null,
        text: hasWay(kind, 'text') ? found?.text.includes(kind) === true : null,
      })),
    emailProblem: canMail(settings) ? (email === '' ? ('address' as const) : null) : ('server' as const),
    isDemoMailbox: !settings.smtp && settings.mailbox,
    email,
    textProblem: found?.phone ? (found.isStopped ? ('stopped' as const) : null) : ('number' as const),
    devices: found?.devices ?? 0,
    digest: {
      choice: found?.choice ?? 'off',
      minutes: found?.minutes ?? defaultDigestMinutes,
      timeZone: found?.timeZone ?? 'America/New_York',
    },
  }
})

/** Adds a value to a list once, or removes it; the other values stay as they are now. */
const change = (list: SQL, kind: string, isIn: boolean) =>
  isIn ? sql`array_append(array_remove(${list}, ${kind}), ${kind})` : sql`array_remove(${list}, ${kind})`

/** Turns one kind on or off in one way. The person's own choice: no event of the organization. */
export const chooseNotificationRoute = command(chooseNotification, async ({ input, tx, actor }) => {
  const { kind, way, isOn } = input
  if (!hasWay(kind, way)) throw UserError.at('way', 'This notification can’t be sent that way.')
  const { organizationId, userId } = actor
  if (way === 'email')
    await tx.run(sql`insert into email_choices (organization_id, user_id, kinds)
      values (${organizationId}, ${userId}, ${sql.param(isOn ? [kind] : [])}::text[])
      on conflict (organization_id, user_id) do update set kinds = ${change(sql`email_choices.kinds`, kind, isOn)}`)
  if (way === 'text') {
    const confirmed = await tx.run(
      sql`select from staff_numbers where organization_id = ${organizationId} and user_id = ${userId} and confirmed_at is not null`,
    )
    if (isOn && confirmed === 0) throw UserError.at('way', 'Confirm your number first.')
    await tx.run(sql`insert into text_choices (organization_id, user_id, kinds)
      values (${organizationId}, ${userId}, ${sql.param(isOn ? [kind] : [])}::text[])
      on conflict (organization_id, user_id) do update set kinds = ${change(sql`text_choices.kinds`, kind, isOn)}`)
  }
  if (way === 'push')
    await tx.run(sql`insert into push_choices (organization_id, user_id, hidden)
      values (${organizationId}, ${userId}, ${sql.param(isOn ? [] : [kind])}::text[])
      on conflict (organization_id, user_id) do update set hidden = ${change(sql`push_choices.hidden`, kind, !isOn)}`)
  // A person who never looked has still not looked.
  if (way === 'app')
    await tx.run(sql`insert into notification_seen_markers (organization_id, user_id, looked_at, hidden)
      values (${organizationId}, ${userId}, '-infinity', ${sql.param(isOn ? [] : [kind])}::text[])
      on conflict (organization_id, user_id) do update set hidden = ${change(sql`notification_seen_markers.hidden`, kind, !isOn)}`)
  return { reply: { ok: true as const } }
})
