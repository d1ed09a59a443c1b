import { sql } from 'drizzle-orm'
import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { canMail } from '../../../../access/email/server/public.ts'
import { chooseDigest, sendDigestNow } from '../../contract/digest.ts'
import { findDoneDay } from '../../rules/digest.ts'
import { queueDigest } from './load-digest.ts'

/** Saves when the person gets the daily digest. A time that has passed today begins tomorrow. Their own choice: no event. */
export const chooseDigestRoute = command(chooseDigest, async ({ input, tx, actor, now }) => {
  const { choice, minutes, timeZone } = input
  const done = findDoneDay(minutes, timeZone, now)
  await tx.run(sql`insert into email_choices (organization_id, user_id, digest, digest_minutes, time_zone, digested_on)
    values (${actor.organizationId}, ${actor.userId}, ${choice}, ${minutes}, ${timeZone}, ${done}::date)
    on conflict (organization_id, user_id) do update set digest = excluded.digest, digest_minutes = excluded.digest_minutes,
      time_zone = excluded.time_zone, digested_on = greatest(email_choices.digested_on, excluded.digested_on)`)
  return { reply: { ok: true as const } }
})

/** Sends the person their digest at once, with or without news. The daily one comes nevertheless. */
export const sendDigestNowRoute = command(sendDigestNow, async ({ input: { timeZone }, tx, actor, now, settings }) => {
  if (!canMail(settings)) throw new UserError('conflict', 'This server doesn’t send email.')
  if (actor.email === '') throw new UserError('conflict', 'You have no email address on file. Ask an Admin to add one.')
  await queueDigest(tx, { ...actor, actor, timeZone }, { now, settings, isAsked: true })
  return { reply: { ok: true as const } }
})
