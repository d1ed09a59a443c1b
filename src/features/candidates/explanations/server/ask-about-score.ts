import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openCommand } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { linkTo, queueMail } from '../../../access/email/server/public.ts'
import { askAboutScore } from '../contract/explanations.ts'
import { answerWithin, findRequestProblem } from '../rules/find-request-problem.ts'
import { writeRequestMail } from '../rules/write-request-mail.ts'
import { loadExplanation } from './explained.ts'

/** Admins who get an email when the candidate has no owner. */
const mostTold = 10

/** The candidate's owner, else the clinic's Admins: who can still sign in and has an address. */
const whoIsTold = async (tx: Tx, organizationId: string, ownerId: string | null) => {
  const people = await tx.rows(
    z.object({ id: z.string(), email: z.string(), name: z.string() }),
    sql`select id, email, coalesce(full_name, '') as name from reinforce_users
        where organization_id = ${organizationId} and deactivated_at is null and email <> ''
          and (id = ${ownerId}::uuid or admin_level = 'Admin') order by id`,
  )
  const owner = people.filter(({ id }) => id === ownerId)
  return owner.length > 0 ? owner : people.slice(0, mostTold)
}

/**
 * Takes what a candidate asks about their score and emails those concerned, once: an answer is due within 30 days. Refuses a
 * correction without words, and more than five open requests.
 */
export const askAboutScoreRoute = openCommand(askAboutScore, async ({ input, tx, now, settings }) => {
  const link = await loadExplanation(tx, input.token, now)
  const { organization_id: organizationId, candidate_id: about } = link
  const candidate = await tx.one(
    z.object({ full_name: z.string(), position: z.enum(positions), owner_id: z.nullable(z.string()) }),
    sql`select full_name, position, owner_id from all_candidates where organization_id = ${organizationId} and id = ${about} for no key update`,
  )
  if (!candidate)
    throw new UserError('not-found', 'We do not know this link. Check it, or ask the person who sent it to you.')
  const words = input.words.replaceAll('\u0000', '').trim()
  const { open, isKnown } = (await tx.one(
    z.object({ open: z.number(), isKnown: z.boolean() }),
    sql`select count(*) filter (where answered_at is null)::int as open, coalesce(bool_or(id = ${input.id}), false) as "isKnown"
        from explanation_requests where organization_id = ${organizationId} and candidate_id = ${about}`,
  )) ?? { open: 0, isKnown: false }
  if (isKnown) return { reply: { ok: true as const } }
  const problem = findRequestProblem({ kind: input.kind, words }, open)
  if (problem?.field) throw UserError.at(problem.field, problem.message)
  if (problem) throw new UserError('conflict', problem.message)
  const dueOn = addDays(toLocalDay(now, link.time_zone), answerWithin)
  await tx.run(
    sql`insert into explanation_requests (id, organization_id, candidate_id, kind, words, asked_at, due_on)
        values (${input.id}, ${organizationId}, ${about}, ${input.kind}, ${words}, ${now.toISOString()}, ${dueOn})`,
  )
  const name = cleanName(candidate.full_name)
  const page = linkTo(settings, `/${candidate.position === 'BCBA' ? 'bcba' : 'candidate'}/${about}`)
  for (const { email: to, name: reader } of await whoIsTold(tx, organizationId, candidate.owner_id)) {
    const mail = writeRequestMail({ reader, candidate: name, kind: input.kind, words, dueOn, link: page })
    await queueMail(tx, { now, settings }, { organizationId, kind: 'notice', about, to, ...mail })
  }
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'explanation.asked',
        about,
        organizationId,
        after: { request_id: input.id, kind: input.kind, due_on: dueOn },
      },
    ],
  }
})
