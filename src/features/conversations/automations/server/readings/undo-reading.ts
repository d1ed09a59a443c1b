import { undoneRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { cancelScheduledText, setThreadRead } from '../../../../texting/messages/server/public.ts'
import { undoReading } from '../../contract/automations.ts'
import type { Progress } from '../../rules/enrollment.ts'
import { lockById } from '../lock-live.ts'
import { saveSteps } from '../save.ts'

const acted = z.object({
  // Ours alone, written by the engine.
  progress: z.custom<Progress>((value) => typeof value === 'object' && value !== null),
  heard: z.string(),
  at: z.string(),
  messageId: nullableText,
  threadId: nullableText,
})

const withdraw = async (tx: Tx, id: string): Promise<'canceled' | 'left'> =>
  (await cancelScheduledText(tx, id)) === 'taken' ? 'canceled' : 'left'

/** Puts an automation back to where AI read the newest reply. It waits for a person, with the buttons to classify that reply. */
export const undoReadingRoute = command(undoReading, async ({ input, tx, actor, now }) => {
  const live = await lockById(tx, input.id)
  const { organizationId, candidateId } = live
  const found = await tx.one(
    acted,
    sql`select g.progress_before as progress, a.heard, g.up_to as at, a.message_id as "messageId", m.recipient_id as "threadId"
        from reply_suggestions g
        join enrollment_log a on a.organization_id = g.organization_id and a.enrollment_id = g.enrollment_id and a.revision = g.acted_revision
        left join text_messages m on m.organization_id = a.organization_id and m.id = a.message_id
        where ${tenantCondition(tx, 'g', 'a')} and g.organization_id = ${organizationId} and g.enrollment_id = ${live.id}
          and g.acted_revision = ${live.revision} and g.progress_before is not null and a.heard is not null`,
  )
  if (!found || live.revision !== input.revision || live.enrollment.status === 'needs_staff')
    throw new UserError('conflict', 'This conversation changed, so you can’t undo that.')
  const text = found.messageId === null ? ('none' as const) : await withdraw(tx, found.messageId)
  const words = `${actor.fullName.trim() || 'Someone'} undid what AI read`
  const enrollment = { ...live.enrollment, status: 'needs_staff' as const, progress: found.progress }
  const next = { enrollment, dueAt: null, text: null, effect: null, words }
  const heard = { text: found.heard, reading: 'unsure', rule: undoneRule, at: found.at }
  await saveSteps(tx, [{ before: live, next, heard }], now)
  if (found.threadId !== null) await setThreadRead(tx, found.threadId, false, now)
  const after = { preset: live.enrollment.flow.preset }
  return {
    reply: { text },
    events: [{ name: 'enrollment.readingUndone', about: candidateId, organizationId, after }],
  }
})
