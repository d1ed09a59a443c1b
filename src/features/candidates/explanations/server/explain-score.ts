import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, getDayRange, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createNotFound } from '../../directory/server/public.ts'
import { explainScore } from '../contract/explanations.ts'

/** Days for which a link opens: anyone who was decided against still asks months later. */
const opensFor = 365

/** Returns the stored hash of a token. */
export const hashExplanation = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * A link to the page on which a candidate reads what their score rests on; today and a year more, in the organization's zone. It ends
 * the one before it.
 */
export const explainScoreRoute = command(explainScore, async ({ input, tx, actor, now, settings }) => {
  const found = await tx.one(
    z.object({
      organization_id: z.string(),
      time_zone: z.string(),
      is_score_hidden: z.boolean(),
      isLeaving: z.boolean(),
      isSpanish: z.boolean(),
    }),
    sql`select c.organization_id, c.is_score_hidden, c.erasure_due_on is not null as "isLeaving",
        coalesce(c.preferred_language = 'Spanish', false) as "isSpanish", o.time_zone
      from all_candidates c join organizations o on o.id = c.organization_id
      where ${tenantCondition(tx, 'c')} and c.id = ${input.id}`,
  )
  if (!found) throw createNotFound()
  if (found.is_score_hidden)
    throw new UserError('conflict', 'This candidate is in the blind sample. Decide first, then create the link.')
  if (found.isLeaving)
    throw new UserError('conflict', 'This candidate asked to be deleted, so you can’t create a link.')
  const [id, token] = [randomUUID(), randomBytes(24).toString('base64url')]
  const last_day = addDays(toLocalDay(now, found.time_zone), opensFor)
  const expires_at = getDayRange(last_day, found.time_zone).until.toISOString()
  await tx.run(
    sql`update candidate_explanations set expires_at = ${now.toISOString()}
        where organization_id = ${found.organization_id} and candidate_id = ${input.id} and expires_at > ${now.toISOString()}`,
  )
  await tx.run(
    sql`insert into candidate_explanations (id, organization_id, candidate_id, token_hash, made_by, created_at, expires_at)
        values (${id}, ${found.organization_id}, ${input.id}, ${hashExplanation(token)}, ${actor.userId}::uuid, ${now.toISOString()}, ${expires_at})`,
  )
  return {
    reply: {
      link: `${settings.publicUrl ?? ''}/why/${token}`,
      last_day,
      language: found.isSpanish ? ('es' as const) : ('en' as const),
    },
    events: [
      {
        name: 'explanation.linked',
        about: input.id,
        organizationId: found.organization_id,
        after: { explanation_id: id, last_day },
      },
    ],
  }
})
