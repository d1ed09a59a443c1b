import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { type DomainEvent, notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addAwayDay, reassignInterview } from '../../../../interviews/calendar/server/public.ts'
import { rescheduleAwayDay } from '../../contract/automations.ts'
import type { Moment } from '../apply-event.ts'
import { lockLive } from '../lock-live.ts'
import { type AwayPerson, type AwayRow, loadAwayPerson, loadAwayRows } from './load-away-rows.ts'
import { type AwayResult, doneWords, earlierDoneWords, offerAway } from './offer-away.ts'

type Input = z.output<typeof rescheduleAwayDay.input>
type One = Input['people'][number]
type Act = { id: string; of: AwayPerson; withId: string; actor: Caller; moment: Moment }

const dones = ['offered', 'passed', 'byHand'] as const
const stood = z.object({
  did: z.string(),
  why: z.nullable(z.string()),
})

/** Reads from its events how this same press handled an interview before. Null if it did not. */
const doneBefore = async (tx: Tx, actId: string, interviewId: string): Promise<AwayResult | null> => {
  const found = await tx.one(
    stood,
    sql`select v.after ->> 'did' as did, coalesce(v.after ->> 'why', v.after ->> 'interviewer') as why from events f
        join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
        where ${tenantCondition(tx, 'f')} and f.batch_id = ${actId} and v.after ->> 'interview_id' = ${interviewId} and v.after ->> 'did' is not null limit 1`,
  )
  const did = dones.find((each) => [doneWords, earlierDoneWords].some((words) => words[each] === found?.did))
  return found && did ? { did, why: found.why, textAt: null } : null
}

const pass = async (tx: Tx, row: AwayRow, to: string, { id, of, actor, moment }: Act): Promise<AwayResult> => {
  const passing = { id: row.id, to, day: of.day, batchId: id, did: doneWords.passed }
  const { events, to: name } = await reassignInterview(tx, passing, moment)
  await recordEvents(tx, actor.userId, events)
  return { did: 'passed', why: name, textAt: null }
}

const changed: AwayResult = { did: 'stays', why: 'Someone else changed it.', textAt: null }

type InterviewRef = { id: string; candidateId: string }

/** One interview, in a transaction of its own: the people are locked, then it is looked at again. */
const moveOne = async (tx: Tx, { id, candidateId }: InterviewRef, { to }: One, act: Act): Promise<AwayResult> => {
  const { of, withId, moment } = act
  await lockLive(tx, of.organizationId, candidateId, [of.id, to ?? withId])
  const before = await doneBefore(tx, act.id, id)
  if (before) return before
  const [row] = await loadAwayRows(tx, of, moment.now, sql`i.id = ${id}`)
  if (!row) return changed
  const moved =
    to === null ? await offerAway(tx, row, { ...act, actorId: act.actor.userId }) : await pass(tx, row, to, act)
  await notifyChange(tx, [of.organizationId], rescheduleAwayDay.invalidates ?? [])
  return moved ?? changed
}

/** Loads the absent person, their substitute, and the interviews. From now on no one is offered an hour of that day. */
const prepare = async (tx: Tx, input: Input, actor: Caller, now: Date) => {
  const of = await loadAwayPerson(tx, input)
  const withId = input.with_id ?? of.id
  const known = await tx.one(
    z.object({ id: z.string() }),
    sql`select u.id from reinforce_users u where ${tenantCondition(tx, 'u')}
      and u.organization_id = ${of.organizationId} and u.id = ${withId}
      and (u.deactivated_at is null or u.id = ${of.id})`,
  )
  if (!known) throw UserError.at('with_id', 'Choose someone from this organization.')
  const { id: userId, organizationId, day, name } = of
  if (await addAwayDay(tx, { organizationId, userId, day }, { madeBy: actor.userId, now })) {
    const event: DomainEvent = { name: 'interviewer.away', about: userId, organizationId, after: { day, name } }
    await recordEvents(tx, actor.userId, [event])
    await notifyChange(tx, [organizationId], rescheduleAwayDay.invalidates ?? [])
  }
  const named = z.object({ id: z.string(), candidateId: z.string(), name: z.nullable(z.string()), at: z.string() })
  const found = await tx.rows(
    named,
    sql`select i.id, i.candidate_id as "candidateId", c.full_name as name, i.interview_date as at from interviews i
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        where ${tenantCondition(tx, 'i')} and i.organization_id = ${organizationId}
          and i.id = any(${sql.param(input.people.map(({ interview_id }) => interview_id))}::uuid[])`,
  )
  return { of, withId, found }
}

const brokeWords = 'Something went wrong on our side. Try again.'

/**
 * Moves all interviews of someone who is away on a day, each in a transaction of its own, so that a failing one keeps
 * no one waiting. Makes no external call. A second press changes nothing.
 */
export const moveAwayRoute = external(rescheduleAwayDay, async ({ input, actor, transact, services, now }) => {
  const moment: Moment = { now, settings: services.config }
  const { of, withId, found } = await transact(async (tx) => await prepare(tx, input, actor, now))
  const act: Act = { id: input.id, of, withId, actor, moment }
  const results: z.input<typeof rescheduleAwayDay.reply>['results'] = []
  for (const one of input.people) {
    const named = found.find(({ id }) => id === one.interview_id)
    if (!named) continue
    const moved = await transact(async (tx) => await moveOne(tx, named, one, act)).catch(
      (error: unknown): AwayResult => {
        if (error instanceof UserError) return { did: 'stays', why: error.message, textAt: null }
        services.log.error({ err: error }, 'could not move an interview of an absent interviewer')
        return { did: 'stays', why: brokeWords, textAt: null }
      },
    )
    const { id, candidateId, name, at } = named
    results.push({
      id,
      candidateId,
      candidate: cleanName(name ?? '') || 'Unknown',
      at: new Date(at).toISOString(),
      ...moved,
    })
  }
  return { results }
})
