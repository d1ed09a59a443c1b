import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { setThreadOwner, setThreadRead } from '../../../texting/messages/server/public.ts'
import { addThreadNote, assignThread, markThread, setPresence } from '../contract/inbox.ts'

const kept = z.object({
  organizationId: z.string(),
  candidateId: z.string(),
  phone: z.nullable(z.string()),
  assignedTo: z.nullable(z.string()),
})

/** A thread that one may see, locked; refuses an unknown one. */
export const lockThread = async (tx: Tx, id: string) => {
  const found = await tx.one(
    kept,
    sql`select organization_id as "organizationId", candidate_id as "candidateId", recipient_phone as phone, assigned_to as "assignedTo"
        from text_recipients where ${tenantCondition(tx)} and id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Conversation not found')
  return found
}

/** Read clears the count; unread sets it to one at least, and opens a thread that was closed or put off. */
export const markThreadRoute = command(markThread, async ({ input, tx, now }) => {
  const { organizationId } = await lockThread(tx, input.id)
  await setThreadRead(tx, input.id, input.read, now)
  return { reply: { ok: true as const }, touched: [organizationId] }
})

/** Refuses a colleague who could not see the thread, and one who was deactivated. */
export const assignThreadRoute = command(assignThread, async ({ input, tx, settings }) => {
  const thread = await lockThread(tx, input.id)
  const isKnown =
    input.userId === null ||
    (await tx.run(
      sql`select from reinforce_users where id = ${input.userId} and deactivated_at is null
        and organization_id in (${thread.organizationId}, ${settings.platformOrganizationId})`,
    )) > 0
  if (!isKnown) throw new UserError('not-found', 'Colleague not found')
  await setThreadOwner(tx, input.id, input.userId)
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'thread.assigned',
        about: thread.candidateId,
        organizationId: thread.organizationId,
        before: { assigned_to: thread.assignedTo },
        after: { assigned_to: input.userId },
      },
    ],
  }
})

/** A note stays with colleagues. */
export const addThreadNoteRoute = command(addThreadNote, async ({ input, tx, actor }) => {
  const thread = await lockThread(tx, input.id)
  const body = input.body.replaceAll('\u0000', '').trim()
  if (body === '') throw UserError.at('body', 'Write a note first.')
  const note = await tx.one(
    z.object({ id: z.string() }),
    sql`insert into text_notes (organization_id, recipient_id, body, made_by)
      values (${thread.organizationId}, ${input.id}, ${body}, ${actor.userId}) returning id`,
  )
  return {
    reply: { id: note?.id ?? '' },
    events: [
      {
        name: 'thread.noted',
        about: thread.candidateId,
        organizationId: thread.organizationId,
        after: { note_id: note?.id },
      },
    ],
  }
})

/** Only open pages get it. It is stored nowhere. */
export const setPresenceRoute = command(setPresence, async ({ input, tx, actor }) => {
  const found = await tx.one(
    z.object({ organizationId: z.string() }),
    sql`select organization_id as "organizationId" from text_recipients where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!found) throw new UserError('not-found', 'Conversation not found')
  await tx.run(
    sql`select pg_notify('reinforce_live', json_build_object('organization', ${found.organizationId}::text, 'area',
      ${input.doing}::text, 'thread', ${input.id}::text, 'user', ${actor.userId}::text, 'name', ${actor.fullName.trim()}::text)::text)`,
  )
  return { reply: { ok: true as const } }
})
