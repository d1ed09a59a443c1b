import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { textOutcome } from '../contract/texts.ts'
import { getOutcome } from '../rules/delivery-states.ts'

const text = z.object({ status: z.string(), reason: z.nullable(z.string()), sendAt: z.nullable(z.string()) })

/** Get the outcome of a text whose answer was lost. */
export const textOutcomeRoute = query(textOutcome, async ({ input, tx }) => {
  const found = await tx.one(
    text,
    sql`select message_status as status, failure as reason, send_at as "sendAt" from text_messages
        where ${tenantCondition(tx)} and id = ${input.id} and message_direction = 'outbound'`,
  )
  if (!found) throw new UserError('not-found', 'Text not found')
  const fate = getOutcome(found.status)
  return { fate, reason: found.reason, sendAt: fate === 'held' ? found.sendAt : null }
})
