import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { setThreadSnooze } from '../../../texting/messages/server/public.ts'
import { updateThread } from '../contract/rest.ts'
import { findSnoozeProblem } from '../rules/snooze.ts'
import { lockThread } from './upsert-thread.ts'

const resting = z.object({ closed: z.boolean(), until: z.nullable(z.string()) })

/** Closes a thread, puts it off or opens it again, for all colleagues; the same twice changes nothing. Answers how it was, for the way back. */
export const restThreadRoute = command(updateThread, async ({ input, tx, now }) => {
  const thread = await lockThread(tx, input.id)
  const before = (await tx.one(
    resting,
    sql`select closed_at is not null as closed, snoozed_until as until from text_recipients where ${tenantCondition(tx)} and id = ${input.id}`,
  )) ?? { closed: false, until: null }
  const until = input.until === null ? null : new Date(input.until)
  const problem = until === null || input.back ? null : findSnoozeProblem(until, now)
  if (problem !== null) throw UserError.at('until', problem)
  const isSame = before.closed === input.closed && (before.until ?? '') === (until?.toISOString() ?? '')
  if (!isSame) await setThreadSnooze(tx, input.id, { closed: input.closed, until, now })
  const name = input.closed ? 'thread.closed' : until === null ? 'thread.reopened' : 'thread.snoozed'
  return {
    reply: { before },
    events: isSame
      ? []
      : [
          {
            name,
            about: thread.candidateId,
            organizationId: thread.organizationId,
            before: { closed: before.closed, snoozed_until: before.until },
            after: { closed: input.closed, snoozed_until: until?.toISOString() ?? null },
          },
        ],
  }
})
