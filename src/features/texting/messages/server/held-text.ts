import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { cancelHeldText, changeHeldText } from '../contract/texts.ts'
import { removeWayOut } from '../rules/way-out.ts'
import { checkMessage, prepareAddressees } from './addressees.ts'
import { parseLaterMoment } from './send-at.ts'
import { refreshThreadDate } from './sending/scheduled-text.ts'

const held = z.object({
  organizationId: z.string(),
  candidateId: z.string(),
  threadId: z.string(),
  message: z.string(),
  status: z.string(),
  isBulk: z.boolean(),
  sendAt: z.nullable(z.string()),
})

/** Locks a waiting text so that no worker takes it; throws if it no longer waits. */
const lockHeld = async (tx: Tx, id: string) => {
  const text = await tx.one(
    held,
    sql`select organization_id as "organizationId", candidate_id as "candidateId", recipient_id as "threadId",
      message, message_status as status, batch_id is not null as "isBulk", send_at as "sendAt"
        from text_messages where ${tenantCondition(tx)} and id = ${id} and message_direction = 'outbound' for update`,
  )
  if (!text) throw new UserError('not-found', 'Text not found')
  if (text.status !== 'held') throw new UserError('conflict', 'This text is no longer waiting.')
  if (text.isBulk) throw new UserError('conflict', 'This text belongs to a bulk text. Pause or cancel that instead.')
  return text
}

/** The moment that was chosen before, unless it has passed. */
const stillLater = (now: Date, sendAt: string | null): Date | null =>
  sendAt !== null && new Date(sendAt) > now ? new Date(sendAt) : null

/** New words or a new moment for a text that waits; the guard looks again. */
export const changeHeldTextRoute = command(changeHeldText, async ({ input, tx, actor, now, settings }) => {
  const text = await lockHeld(tx, input.id)
  const message = input.message === undefined ? undefined : removeWayOut(input.message)
  if (message !== undefined) checkMessage(message)
  const [person] = await prepareAddressees(tx, {
    ids: [text.candidateId],
    now,
    message: message ?? text.message,
    actor,
    settings,
    attested: false,
    sendAt: input.sendAt === undefined ? stillLater(now, text.sendAt) : parseLaterMoment(now, input.sendAt),
    messageId: input.id,
  })
  if (!person || person.reason) throw new UserError('invalid', person?.reason ?? 'Candidate not found')
  const sendAt = person.held === null ? now.toISOString() : person.sendAt
  await tx.run(
    sql`update text_messages set message = ${person.text}, message_content = ${person.text},
      send_at = ${sendAt}::timestamptz, failure = ${person.held} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { sendAt, held: person.held },
    events: [
      {
        name: 'text.changed',
        about: text.candidateId,
        organizationId: text.organizationId,
        before: { message: text.message, send_at: text.sendAt },
        after: { message: person.text, send_at: sendAt },
      },
    ],
  }
})

/** A text that waits and is not to be sent after all. */
export const cancelHeldTextRoute = command(cancelHeldText, async ({ input, tx }) => {
  const text = await lockHeld(tx, input.id)
  await tx.run(
    sql`update text_messages set message_status = 'canceled', failure = null where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  await refreshThreadDate(tx, text.threadId)
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'text.canceled',
        about: text.candidateId,
        organizationId: text.organizationId,
        after: { message_id: input.id },
      },
    ],
  }
})
