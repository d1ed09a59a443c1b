import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { cancelProductTexts, prepareProductText } from '../../../texting/messages/server/public.ts'
import { planReminders } from '../rules/reminders.ts'
import { remindInterviewsJob } from './jobs/remind-interviews.ts'
import { loadReminderHours } from './reminder-settings.ts'
import { type Reminding, writeReminder } from './reminder-words.ts'

/**
 * Removes the reminders of an interview. `all` includes those already passed to texting, whose texts are canceled if
 * they have not left.
 */
export const removeReminders = async (tx: Tx, interviewId: string, all: boolean, why: string) => {
  const gone = await tx.rows(
    z.object({ message_id: z.nullable(z.string()) }),
    sql`delete from interview_reminders where ${tenantCondition(tx)} and interview_id = ${interviewId} and (${all} or state <> 'handed') returning message_id`,
  )
  const handed = await tx.rows(
    z.object({ message_id: z.nullable(z.string()) }),
    sql`select message_id from interview_reminders where ${tenantCondition(tx)} and interview_id = ${interviewId}`,
  )
  const texts = [...gone, ...handed].map(({ message_id }) => message_id).filter((id) => id !== null)
  await cancelProductTexts(tx, texts, why)
}

const quietUntilThen = {
  24: 'There’s no permitted time to text this person before the interview.',
  2: 'There’s no permitted time to text this person between the booking and the interview.',
}
const stepMs = 1_800_000

type ReminderText = { candidateId: string; message: string; senderName: string }

/** The last moment before `dueAt` at which the send guard lets a text go, in steps of half an hour; null where there is none. */
const lastAllowed = async (tx: Tx, asked: ReminderText, dueAt: Date, moment: Moment): Promise<Date | null> => {
  const first = Math.max(moment.now.getTime(), dueAt.getTime() - msPerDay)
  for (let at = dueAt.getTime() - stepMs; at > first; at -= stepMs) {
    const text = await prepareProductText(tx, { ...asked, sendAt: new Date(at), ...moment })
    if (text?.sendAt && new Date(text.sendAt).getTime() === at) return new Date(at)
  }
  const now = await prepareProductText(tx, { ...asked, sendAt: null, ...moment })
  return now?.reason === null && now.held === null ? moment.now : null
}

/**
 * When one reminder goes out: at its hour, or as soon after it as the send guard lets it. Where that is too late the later one goes at the
 * last hour before, so that an interview early in the morning is reminded of in the evening; the earlier one is skipped.
 */
const settled = async (tx: Tx, of: Reminding, planned: ReturnType<typeof planReminders>[number], moment: Moment) => {
  const { hours, dueAt, skipped } = planned
  if (skipped !== null) return { hours, dueAt, skipped }
  const sendAt = dueAt > moment.now ? dueAt : null
  const asked = { candidateId: of.candidate_id, message: writeReminder(hours, of), senderName: of.organization }
  const text = await prepareProductText(tx, { ...asked, sendAt, ...moment })
  const until = text?.held && text.sendAt ? new Date(text.sendAt) : dueAt
  if (until < of.startsAt) return { hours, dueAt: until, skipped }
  const earlier = hours === 2 ? await lastAllowed(tx, asked, dueAt, moment) : null
  return earlier ? { hours, dueAt: earlier, skipped } : { hours, dueAt, skipped: quietUntilThen[hours] }
}

type Moment = { now: Date; settings: Config }

/**
 * Builds the reminders of an interview again. `keepSent`: those passed to texting stay and do not go out again (the
 * hour is the same). Without it the hour is new, and so are all reminders.
 */
export const rebuildReminders = async (tx: Tx, of: Reminding, moment: Moment, keepSent = false) => {
  await removeReminders(tx, of.id, !keepSent, 'The interview was moved.')
  if (!of.reminders) return
  const sent = await loadReminderHours(tx, of.organization_id)
  for (const planned of planReminders(of.startsAt, moment.now, sent)) {
    const { hours, dueAt, skipped } = await settled(tx, of, planned, moment)
    const isNew = await tx.run(
      sql`insert into interview_reminders (organization_id, interview_id, hours, due_at, state, reason)
          values (${of.organization_id}, ${of.id}, ${hours}, ${dueAt.toISOString()}, ${skipped === null ? 'waiting' : 'skipped'}, ${skipped})
          on conflict (organization_id, interview_id, hours) do nothing`,
    )
    if (isNew && skipped === null)
      await remindInterviewsJob.enqueue(tx, { organizationId: tx.scope.organizationId }, dueAt)
  }
}
