import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { setThreadRead } from '../../../texting/messages/server/public.ts'
import { findWrittenDays } from '../../replies/server/public.ts'
import { getExpectation } from '../rules/get-expectation.ts'
import { findChangeOfSameHour } from '../rules/interview-change.ts'
import { readEnrollmentReply } from '../rules/questions/questions.ts'
import { toReadBy } from '../rules/read-by.ts'
import type { EnrollmentEvent } from '../rules/transition.ts'
import { applyEvent, type Moment } from './apply-event.ts'
import { beginBooked, beginHired, enroll } from './enroll.ts'
import { suggestReadingsJob } from './jobs/suggest-readings.ts'
import { loadInterviewEvents } from './load-interview-events.ts'
import type { LoadedEnrollment } from './loaded-enrollment.ts'
import { lockActiveEnrollment, lockLive } from './lock-live.ts'
import { requestSuggestion } from './suggestions/suggestion.ts'

const event = z.object({
  id: z.string(),
  kind: z.enum(['heard', 'person', 'booked', 'changed', 'no_show', 'failed', 'hired', 'left']),
  what: z.nullable(z.string()),
})
type Event = z.output<typeof event>

const planned = z.object({ id: z.string(), at: z.string(), status: z.string() })
const said = z.object({ recipientId: z.string(), body: z.string(), at: z.string() })

/** Joins the candidate's texts since the last text of the enrollment, or since it began, into one reply. */
const loadSaid = async (tx: Tx, of: LoadedEnrollment) =>
  await tx.rows(
    said,
    sql`select m.recipient_id as "recipientId", m.message as body, m.created_at as at from automation_enrollments s
        join text_messages m on m.organization_id = s.organization_id and m.candidate_id = s.candidate_id
        where ${tenantCondition(tx, 's')} and s.organization_id = ${of.organizationId} and s.id = ${of.id}
          and m.message_direction = 'inbound' and m.reaction is null
          and m.created_at >= s.begun_at and m.created_at > coalesce(s.replies_read_until, '-infinity')
        order by m.created_at, m.id limit 20`,
  )

/** Has a language model suggest how a reply could be read that no rule could; once, after the commit. */
const asksModel = async (tx: Tx, of: LoadedEnrollment, moment: Moment) => {
  // The step wrote the revision after the one that was loaded.
  const isDue = await requestSuggestion(tx, { ...of, revision: of.revision + 1 }, moment.now, moment.settings)
  if (isDue) await suggestReadingsJob.enqueue(tx, { organizationId: of.organizationId })
}

/** Reads what the candidate wrote and does what follows; what was dealt with is read, the rest waits for someone. */
const hearReply = async (tx: Tx, of: LoadedEnrollment, moment: Moment) => {
  const texts = await loadSaid(tx, of)
  const newest = texts.at(-1)
  if (!newest) return
  const body = texts.map((each) => each.body).join('\n')
  const timeZone = of.known.candidateZone?.timeZone ?? of.known.zone
  const context = { now: new Date(newest.at), timeZone }
  const read = readEnrollmentReply(of.enrollment, body, { ...context, second: findWrittenDays })
  const { reading } = read
  // A reply to two questions was read by each of them: reading it again by the first would tell nothing.
  const readBy = read.answers
    ? {}
    : { readBy: toReadBy(reading, { ...context, expectation: getExpectation(of.enrollment) }) }
  const heard = { text: body, reading: reading.act, rule: reading.rule, at: newest.at, ...readBy }
  const next = await applyEvent(tx, of, { kind: 'reply', ...read, text: body, dueAt: of.dueAt }, moment, { heard })
  if (next.enrollment.status !== 'needs_staff') await setThreadRead(tx, newest.recipientId, true, moment.now)
  else if (reading.act === 'unsure') await asksModel(tx, of, moment)
}

const loadInterviews = async (tx: Tx, organizationId: string, candidateId: string) =>
  await tx.rows(
    planned,
    sql`select i.id, i.interview_date as at, i.status from interviews i
      where ${tenantCondition(tx, 'i')} and i.organization_id = ${organizationId} and i.candidate_id = ${candidateId}
        order by i.updated_at desc, i.id limit 50`,
  )

const isOpen = ({ status }: { status: string }) => status === 'Scheduled' || status === 'Confirmed'

/** Finds the event of an automation whose interview changed, or of one that an interview overtook. */
const interviewHappening = async (
  tx: Tx,
  of: LoadedEnrollment,
  events: readonly Event[],
): Promise<EnrollmentEvent | null> => {
  const kinds = new Set(events.map(({ kind }) => kind))
  const { flow, startsAt, progress } = of.enrollment
  if (flow.preset === 'hired') return null
  if (flow.preset !== 'booked' || progress.away)
    return kinds.has('booked') ? { kind: 'over', why: 'an interview was booked', booked: true } : null
  if (startsAt === null)
    return {
      kind: 'over',
      why: kinds.has('no_show') ? 'didn’t come to the interview' : 'the interview no longer takes place',
    }
  if (!kinds.has('changed') || progress.asked === 'offer') return null
  const words = findChangeOfSameHour(
    await loadInterviewEvents(tx, of, events.filter(({ kind }) => kind === 'changed').length),
  )
  return words === null ? { kind: 'moved' } : { kind: 'changed', words, dueAt: of.dueAt }
}

/** Automations that begin by what happened: with an interview that was booked or missed. */
const beginNext = async (
  tx: Tx,
  organizationId: string,
  candidateId: string,
  kinds: ReadonlySet<Event['kind']>,
  now: Date,
) => {
  if (kinds.has('hired')) await beginHired(tx, candidateId, now)
  if (!kinds.has('booked') && !kinds.has('no_show')) return
  const interviews = await loadInterviews(tx, organizationId, candidateId)
  const ahead = interviews.find((each) => isOpen(each) && new Date(each.at) > now)
  const missed = interviews.find(({ status }) => status === 'No-show')
  if (kinds.has('booked') && ahead) await beginBooked(tx, candidateId, ahead.id, now)
  else if (kinds.has('no_show') && missed)
    await enroll(tx, { preset: 'no_show', candidateIds: [candidateId], interviewId: null, now })
}

const describePerson = (events: readonly Event[]) =>
  `someone ${events.find(({ kind }) => kind === 'person')?.what ?? 'acted'}`

/**
 * Hears everything that happened to one candidate, in one transaction: people first, then interviews, then what they wrote. The people
 * are locked before the enrollment, as those who book do.
 */
export const processCandidateEvents = async (
  tx: Tx,
  { organizationId, candidateId }: { organizationId: string; candidateId: string },
  moment: Moment,
) => {
  const live = await lockLive(tx, organizationId, candidateId)
  const events = await tx.rows(
    event,
    sql`delete from enrollment_queue where organization_id = ${organizationId} and candidate_id = ${candidateId} returning id::text, kind, what`,
  )
  const kinds = new Set(events.map(({ kind }) => kind))
  if (live) await hearLive(tx, live, events, kinds, moment)
  await beginNext(tx, organizationId, candidateId, kinds, moment.now)
}

/** One whose moment has come and who needs an interviewer’s hours, alone. Anyone who was faster leaves nothing to do. */
export const runDueCandidate = async (
  tx: Tx,
  { organizationId, candidateId }: { organizationId: string; candidateId: string },
  moment: Moment,
) => {
  const live = await lockLive(tx, organizationId, candidateId)
  if (live?.dueAt && live.dueAt <= moment.now) await applyEvent(tx, live, { kind: 'due' }, moment, { mayWait: true })
}

/** Why an automation ends because of the status that someone has now, or null. */
const endedByStatus = (
  { enrollment: { flow } }: LoadedEnrollment,
  kinds: ReadonlySet<Event['kind']>,
): string | null => {
  if (kinds.has('hired')) return flow.preset === 'hired' ? null : 'was hired'
  if (!kinds.has('left')) return null
  return flow.preset === 'hired'
    ? 'is no longer hired'
    : flow.preset === 're_engage'
      ? 'has a different status now'
      : null
}

const hearLive = async (
  tx: Tx,
  live: LoadedEnrollment,
  events: readonly Event[],
  kinds: ReadonlySet<Event['kind']>,
  moment: Moment,
) => {
  const { organizationId, candidateId } = live
  if (kinds.has('person')) {
    const why = describePerson(events)
    await applyEvent(tx, live, { kind: 'person', did: why }, moment, { isTaken: true })
    const after = { preset: live.enrollment.flow.preset, why }
    await recordEvents(tx, null, [{ name: 'enrollment.paused', about: candidateId, organizationId, after }])
  }
  const interview = await interviewHappening(tx, live, events)
  const again = async () => await lockActiveEnrollment(tx, organizationId, candidateId)
  if (interview) {
    const now = kinds.has('person') ? await again() : live
    if (now) await applyEvent(tx, now, interview, moment)
  }
  const ended = endedByStatus(live, kinds)
  if (ended) {
    const now = await again()
    if (now) await applyEvent(tx, now, { kind: 'over', why: ended }, moment)
  }
  if (kinds.has('failed')) {
    const now = await again()
    if (now) await applyEvent(tx, now, { kind: 'person', did: 'a text may not have arrived' }, moment)
  }
  if (!kinds.has('heard')) return
  const now = await again()
  if (now && now.enrollment.status !== 'needs_staff') await hearReply(tx, now, moment)
}
