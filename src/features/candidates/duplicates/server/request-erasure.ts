import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { changeCandidate, createNotFound } from '../../directory/server/public.ts'
import { requestErasure } from '../contract/duplicates.ts'

const daysUntilErased = 30
const source = 'Asked to be deleted'

/**
 * Sets or clears the deletion day. Texts are refused from now on, and stay refused if the request is undone: the person
 * did not agree again.
 */
export const requestErasureRoute = command(requestErasure, async ({ input, tx, now }) => {
  const row = await tx.one(
    z.object({ organization_id: z.string(), erasure_due_on: z.nullable(z.string()), time_zone: z.string() }),
    sql`select c.organization_id, c.erasure_due_on, o.time_zone from all_candidates c join organizations o on o.id = c.organization_id
        where c.id = ${input.id} for update of c`,
  )
  if (!row) throw createNotFound()
  if (input.wanted === (row.erasure_due_on !== null)) return { reply: { eraseOn: row.erasure_due_on } }
  const eraseOn = input.wanted ? addDays(toLocalDay(now, row.time_zone), daysUntilErased) : null
  const reason = input.reason.replaceAll('\0', '').trim()
  const refused = { text_consent: 'refused', text_consent_source: source, text_consent_at: now.toISOString() } as const
  await changeCandidate(
    tx,
    { id: input.id, organization_id: row.organization_id },
    input.wanted
      ? { erasure_due_on: eraseOn, erase_reason: reason || null, ...refused }
      : { erasure_due_on: null, erase_reason: null },
  )
  return {
    reply: { eraseOn },
    events: [
      {
        name: input.wanted ? 'candidate.erasureRequested' : 'candidate.erasureWithdrawn',
        about: input.id,
        organizationId: row.organization_id,
        before: { erasure_due_on: row.erasure_due_on },
        after: { erasure_due_on: eraseOn, ...(input.wanted && reason ? { reason } : {}) },
      },
    ],
  }
})
