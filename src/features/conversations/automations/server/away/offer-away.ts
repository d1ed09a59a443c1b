import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { awayReasons } from '../../../../interviews/calendar/rules/away-reasons.ts'
import { cancelPlanned } from '../../../../interviews/calendar/server/public.ts'
import { applyEvent, type Moment } from '../apply-event.ts'
import { enroll } from '../enroll.ts'
import { lockActiveEnrollment } from '../lock-live.ts'
import { processCandidateEvents } from '../process-candidate-events.ts'
import { type AwayPerson, type AwayRow, loadAwayRows } from './load-away-rows.ts'

export type AwayResult = {
  did: keyof typeof doneWords | 'stays'
  why: string | null
  textAt: string | null
}

/** Results as their events show them on the timeline. */
export const doneWords = {
  offered: 'other times offered by text',
  passed: 'reassigned to a colleague',
  byHand: 'to be notified by staff',
} as const

/** Results as earlier versions stored them. */
export const earlierDoneWords = { ...doneWords, passed: 'given to a colleague', byHand: 'to be told by hand' } as const

type Offering = {
  /** Of the press, which is one however often it comes. */
  id: string
  of: AwayPerson
  /** Interviewer whose times are offered. */
  withId: string
  actorId: string
  moment: Moment
}

const waiting = z.object({ at: z.nullable(z.string()), isHeld: z.boolean() })

/** When the newest text of an enrollment goes out, where something holds it. */
const heldUntil = async (tx: Tx, organizationId: string, enrollmentId: string) => {
  const text = await tx.one(
    waiting,
    sql`select m.send_at as at, m.message_status = 'held' as "isHeld" from text_messages m
        where ${tenantCondition(tx, 'm')} and m.organization_id = ${organizationId}
          and m.enrollment_id = ${enrollmentId} order by m.created_at desc, m.id limit 1`,
  )
  return text?.isHeld && text.at ? new Date(text.at).toISOString() : null
}

const byHand = (why: string): AwayResult => ({ did: 'byHand', why, textAt: null })

/** Lets the automation of a candidate offer other times, or returns why staff must. */
const offer = async (tx: Tx, row: AwayRow, { of, withId, moment }: Offering): Promise<AwayResult> => {
  const { organizationId } = of
  if (row.byHand !== null) return byHand(row.byHand)
  const { candidateId } = row
  if (!(await lockActiveEnrollment(tx, organizationId, candidateId)))
    await enroll(tx, { preset: 'booked', candidateIds: [candidateId], interviewId: row.id, now: moment.now })
  const live = await lockActiveEnrollment(tx, organizationId, candidateId)
  if (!live) return byHand('The automation can’t text them.')
  const happening = { kind: 'away', when: new Date(row.at), interviewerId: withId } as const
  const { enrollment, words, text } = await applyEvent(tx, { ...live, interviewerId: withId }, happening, moment)
  if (enrollment.status !== 'awaiting_reply' || text === null) return byHand(words)
  return { did: 'offered', why: null, textAt: await heldUntil(tx, organizationId, live.id) }
}

/**
 * Cancels an interview because its interviewer is away, and lets the automation offer other times after it processed
 * earlier events. People it cannot text are for staff to notify. Null if the interview is no longer planned. The caller
 * has locked the people.
 */
export const offerAway = async (tx: Tx, first: AwayRow, offering: Offering): Promise<AwayResult | null> => {
  const { of, id: batchId, actorId, moment } = offering
  const { organizationId } = of
  await processCandidateEvents(tx, { organizationId, candidateId: first.candidateId }, moment)
  const [row] = await loadAwayRows(tx, of, moment.now, sql`i.id = ${first.id}`)
  if (!row) return null
  const moved = await offer(tx, row, offering)
  const reason = moved.did === 'byHand' ? awayReasons.toTell : awayReasons.offered
  await cancelPlanned(tx, { id: row.id, organizationId }, reason, moment.now)
  const did = moved.did === 'stays' ? null : doneWords[moved.did]
  await recordEvents(tx, actorId, [
    {
      name: 'interview.cancelled',
      about: row.candidateId,
      organizationId,
      batchId,
      before: { interview_id: row.id, interview: row.status },
      after: { interview_id: row.id, interview: 'Cancelled', reason, did, why: moved.why },
    },
  ])
  return moved
}
