import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { countPastRetention, removeErasures } from '../../../candidates/directory/server/public.ts'
import { retentionPreview, setRetention } from '../contract/retention.ts'

const find = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({ months: z.nullable(z.number()), noticedOn: nullableText }),
    sql`select retention_months as months, retention_noticed_on as "noticedOn" from organizations where id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** Counts the people that a retention would mark tonight, and within the next 30 days. */
export const retentionPreviewRoute = query(retentionPreview, async ({ input, tx, now }) => {
  const { months, noticedOn } = await find(tx, input.id)
  if (input.months === null) return { months, noticedOn, due: 0, soon: 0 }
  const due = await countPastRetention(tx, input.id, input.months, now)
  const later = await countPastRetention(tx, input.id, input.months, new Date(now.getTime() + 30 * msPerDay))
  return { months, noticedOn, due, soon: Math.max(0, later - due) }
})

/**
 * Sets the retention, once the caller knows how many people it marks today. Marks of an earlier one are removed, and Admins get a new
 * notice seven days before the first are deleted.
 */
export const setRetentionRoute = command(setRetention, async ({ input, tx, actor, now }) => {
  const { months: before } = await find(tx, input.id)
  const total = input.months === null ? 0 : await countPastRetention(tx, input.id, input.months, now)
  if (total > 0 && total !== input.expected)
    throw new UserError('conflict', `This affects ${pluralize(total, 'candidate')} today.`, {
      details: { due: total },
    })
  await tx.run(
    sql`update organizations set retention_months = ${input.months}, retention_noticed_on = null where id = ${input.id}`,
  )
  await removeErasures(tx, { which: 'retention', organizationId: input.id, candidateId: null, who: actor.userId })
  return {
    reply: { months: input.months, due: total },
    events: [
      {
        name: 'organization.retentionSet',
        about: input.id,
        organizationId: input.id,
        before: { months: before },
        after: { months: input.months },
      },
    ],
  }
})
