import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { changeFirstStepView } from '../contract/first-steps.ts'
import { getListState, type ListState, listSteps } from '../rules/first-steps.ts'
import { loadServiceSteps, loadSteps } from './first-steps.ts'

/** Begins the first week of a new client: its people see the first steps until they are done, and an Admin the questions. */
export const startFirstWeek = async (tx: Tx, organizationId: string) =>
  await tx.run(sql`insert into first_weeks (organization_id) values (${organizationId}) on conflict do nothing`)

const row = z.object({
  isNew: z.boolean(),
  isAnswered: z.boolean(),
  hasCandidate: z.boolean(),
  isFolded: z.nullable(z.boolean()),
  isDismissed: z.boolean(),
  isPutOff: z.boolean(),
})

/** `questions`: open to the reader, put off by the reader, or none for this reader. */
export type FirstDay = { list: ListState; questions: 'none' | 'open' | 'put_off' }

/** Loads how a person sees their first steps, and whether the first questions wait for them. */
export const loadFirstDay = async (tx: Tx, actor: Caller, platformId: string): Promise<FirstDay> => {
  const { organizationId, userId, rights, isPlatform } = actor
  const found = await tx.one(
    row,
    sql`select w.organization_id is not null as "isNew", w.answered_at is not null as "isAnswered",
          exists (select from all_candidates c where c.organization_id = o.id) as "hasCandidate", v.is_folded as "isFolded",
          v.dismissed_at is not null as "isDismissed", v.put_off_at is not null as "isPutOff"
        from organizations o left join first_weeks w on w.organization_id = o.id
          left join first_step_views v on v.organization_id = o.id and v.user_id = ${userId}
        where o.id = ${organizationId}`,
    'prepared',
  )
  if (!found) return { list: 'none', questions: 'none' }
  const steps = listSteps(isPlatform, rights)
  if (isPlatform) {
    if (found.isDismissed) return { list: 'none', questions: 'none' }
    const done = await loadServiceSteps(tx, platformId)
    return { list: getListState(steps, { ...found, done, hasCandidate: false }), questions: 'none' }
  }
  const isOpen = found.isNew || !found.hasCandidate
  const done = isOpen && !found.isDismissed ? await loadSteps(tx, organizationId) : {}
  const isAsked = isOpen && !found.isAnswered && rights.includes('users:manage')
  return { list: getListState(steps, { ...found, done }), questions: isAsked ? toQuestions(found.isPutOff) : 'none' }
}

const toQuestions = (isPutOff: boolean) => (isPutOff ? ('put_off' as const) : ('open' as const))

/** The person's own view: no event of the organization. */
export const changeFirstStepViewRoute = command(changeFirstStepView, async ({ input, tx, actor, now }) => {
  const toMoment = (isSet: boolean | undefined) => (isSet ? now.toISOString() : null)
  const { folded = null, dismissed, questions_put_off } = input
  await tx.run(sql`insert into first_step_views (organization_id, user_id, is_folded, dismissed_at, put_off_at)
    values (${actor.organizationId}, ${actor.userId}, ${folded}::boolean, ${toMoment(dismissed)}::timestamptz,
      ${toMoment(questions_put_off)}::timestamptz)
    on conflict (organization_id, user_id) do update set
      is_folded = coalesce(excluded.is_folded, first_step_views.is_folded),
      dismissed_at = case when ${dismissed !== undefined}::boolean then excluded.dismissed_at else first_step_views.dismissed_at end,
      put_off_at = case when ${questions_put_off !== undefined}::boolean then excluded.put_off_at else first_step_views.put_off_at end`)
  return { reply: { ok: true as const } }
})
