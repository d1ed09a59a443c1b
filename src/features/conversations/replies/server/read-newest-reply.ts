import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import { draftLateReply, draftReply } from '@reinforce/reply-reader/replies/draft-reply.ts'
import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import type { ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { delayStarts, filterAllowed } from '@reinforce/reply-reader/replies/reply-times.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { parseOfferedTimes } from '../../../interviews/booking/rules/parse-offered-times.ts'
import { pickFittingTimes } from '../../../interviews/booking/rules/pick-three-times.ts'
import { formatBothClocks, showMoment } from '../../../interviews/calendar/rules/interview-words.ts'
import { findFreeHours, findInterviewee, findIntervieweeProblem } from '../../../interviews/calendar/server/public.ts'
import { findAskedQuestion, isBareNo } from '../rules/find-asked-question.ts'
import { loadAnswers } from './load-answers.ts'
import { findWrittenDays } from './second-opinion.ts'

const planned = z.object({ at: z.string(), type: z.string(), isAhead: z.boolean() })
const open = z.object({ interviewer_id: nullableText, minutes: z.number() })
const member = z.object({ id: z.string(), name: z.string() })

type ThreadEntry = { kind: string; body: string; at: string; status: string }
type ReplyQuery = {
  candidateId: string
  /** The newest entries of the conversation, oldest first. */
  entries: readonly ThreadEntry[]
  optedOut: boolean
  readerId: string
  now: Date
}

const unsent = new Set(['held', 'queued', 'failed', 'undelivered', 'canceled'])
const usualMinutes = 30
const shownTimes = 3
/** Of times that no one offered two are enough; others are in the book form. */
const shownOthers = 2

/** Finds the candidate to interview. Null if they are no longer a candidate; their conversation is still shown. */
const knownInterviewee = async (tx: Tx, candidateId: string) => {
  try {
    return await findInterviewee(tx, candidateId)
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

/** The interviews of a candidate that were ever planned: when, and whether one is still to come. */
const loadInterviews = async (tx: Tx, candidateId: string, now: Date) =>
  await tx.rows(
    planned,
    sql`select i.interview_date as at, i.type, i.status in ('Scheduled', 'Confirmed')
      and i.interview_date + make_interval(mins => i.minutes) > ${now.toISOString()}::timestamptz as "isAhead"
        from interviews i where ${tenantCondition(tx, 'i')} and i.candidate_id = ${candidateId} order by i.interview_date limit 200`,
  )

/** Interviewer and minutes: from the newest open booking link, else the reader if they are in this clinic. */
const loadArranged = async (tx: Tx, organizationId: string, { candidateId, readerId, now }: ReplyQuery) => {
  const link = await tx.one(
    open,
    sql`select f.interviewer_id, f.minutes from booking_links f
      where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId} and f.candidate_id = ${candidateId}
          and f.interview_id is null and f.withdrawn_at is null and f.expires_at > ${now.toISOString()}::timestamptz order by f.created_at desc, f.id limit 1`,
  )
  const wanted = link ? link.interviewer_id : readerId
  const known = wanted
    ? await tx.one(
        member,
        sql`select id, full_name as name from reinforce_users where organization_id = ${organizationId} and id = ${wanted}::uuid and deactivated_at is null`,
      )
    : undefined
  return { interviewer_id: known?.id ?? null, interviewer: known?.name || null, minutes: link?.minutes ?? usualMinutes }
}

/** Free times that a reading refers to: the chosen one, those that fit, or the candidates of an unclear choice. */
const listTimes = (reading: ReplyIntent, offered: readonly Date[], free: readonly Date[], zone: string): Date[] => {
  const isFree = (at: Date) => free.some((each) => each.getTime() === at.getTime())
  if (reading.act === 'pick') return offered.slice(reading.pick - 1, reading.pick).filter(isFree)
  if (reading.act === 'unsure') return offered.filter((_, at) => reading.among.includes(at + 1)).filter(isFree)
  if (reading.act === 'accept') return offered.filter(isFree)
  const isWhen = (reading.act === 'propose' || reading.act === 'move') && reading.times !== null
  if (!isWhen || reading.times === null) return []
  const fromOffer = filterAllowed(reading.times, offered.filter(isFree), zone)
  return fromOffer.length > 0 ? fromOffer : filterAllowed(delayStarts(reading.times), free, zone)
}

/** Takes a bare no after a question as an answer to it. Elsewhere it means that the person is not interested. */
const readAsAnswer = (reading: ReplyIntent, text: string, question: string | null): ReplyIntent =>
  question !== null && isBareNo(text) ? { act: 'answer', answer: 'no', rule: 'no', spans: reading.spans } : reading

/**
 * Reads a conversation's newest entry, notes aside, if it is the candidate's reply. It uses the times that the last text before it
 * offered, the planned interview, or neither, and adds the free times that fit. Undefined if there is nothing to show.
 */
export const readNewestReply = async (tx: Tx, asked: ReplyQuery) => {
  const { candidateId, entries, optedOut, now } = asked
  const newest = entries.findLast(({ kind }) => kind !== 'note')
  if (!optedOut && newest?.kind !== 'inbound') return undefined
  const candidate = await knownInterviewee(tx, candidateId)
  if (!candidate) return undefined
  const interviews = await loadInterviews(tx, candidateId, now)
  const ahead = interviews.find(({ isAhead }) => isAhead)
  const zone = candidate.ownZone
  const theirs = candidate.candidateZone?.timeZone ?? zone
  const who = getFirstName(candidate.name)
  const forStaff = (at: Date) => formatBothClocks(showMoment(at, zone), at, zone, theirs, who)
  const stands = ahead ? forStaff(new Date(ahead.at)) : null
  const rest = {
    times: [],
    interviewer_id: null,
    interviewer: null,
    minutes: usualMinutes,
    offers: false,
    stands: stands !== null,
  }
  if (optedOut || newest === undefined) {
    const words = draftReply(
      { act: 'optOut', rule: 'opt-out', spans: [] },
      { text: '', stands, chosen: null, isFree: true, fits: null },
    )
    return words === null ? undefined : { act: 'optOut' as const, words, ...rest }
  }
  const before = entries.findLast(({ kind, status }) => kind === 'outbound' && !unsent.has(status))
  const known = new Set(interviews.map(({ at }) => Date.parse(at)))
  // Past times count too, because “the second one” counts in the text. A text that only mentions an interview offers
  // nothing.
  const named = before ? parseOfferedTimes(before.body, new Date(before.at), [theirs, zone, candidate.zone]) : []
  // One of them was booked: the offer is answered, and what comes now is about the interview.
  const isAnswered = ahead !== undefined && named.some((at) => at.getTime() === Date.parse(ahead.at))
  const offered = !isAnswered && named.some((at) => at > now && !known.has(at.getTime())) ? named : []
  const expectation: Expectation =
    offered.length > 0
      ? { kind: 'offer', times: offered }
      : ahead
        ? { kind: 'interview', at: new Date(ahead.at) }
        : { kind: 'none' }
  const read = classifyReply(newest.body, {
    expectation,
    now: new Date(newest.at),
    timeZone: theirs,
    second: findWrittenDays,
  })
  const question = expectation.kind === 'none' && before ? findAskedQuestion(before.body) : null
  const reading = readAsAnswer(read, newest.body, question)
  const arranged = await loadArranged(tx, candidate.organization_id, asked)
  const isBookable = stands === null && findIntervieweeProblem(candidate) === null
  const free = isBookable
    ? await findFreeHours(tx, {
        organizationId: candidate.organization_id,
        candidateId,
        interviewerId: arranged.interviewer_id,
        minutes: arranged.minutes,
        zone,
        now,
      })
    : []
  const fitting = listTimes(reading, offered, free, theirs)
  const chosen = reading.act === 'pick' ? (offered[reading.pick - 1] ?? null) : null
  const hasTimes = (reading.act === 'propose' || reading.act === 'move') && reading.times !== null
  const words = draftReply(reading, {
    text: newest.body,
    stands,
    chosen: chosen ? forStaff(chosen) : null,
    isFree: fitting.length > 0 || !isBookable,
    fits: hasTimes && isBookable ? fitting.length : null,
  })
  if (words === null) return undefined
  const shown = hasTimes ? pickFittingTimes(fitting, theirs).slice(0, shownOthers) : fitting.slice(0, shownTimes)
  const wants = ['accept', 'propose', 'move', 'pick'].includes(reading.act)
  return {
    act: reading.act,
    words: reading.act === 'answer' && question !== null ? `${words} to “${question}”` : words,
    ...(reading.act === 'late' && ahead ? { answer: draftLateReply(ahead.type, candidate.language) } : {}),
    ...(reading.act === 'question' ? { templates: await loadAnswers(tx, candidate.organization_id, newest.body) } : {}),
    ...(reading.act === 'decline' ? { archives: findIntervieweeProblem(candidate) === null } : {}),
    ...rest,
    ...arranged,
    times: shown.map((at) => ({ at: at.toISOString(), label: forStaff(at) })),
    offers: isBookable && wants && fitting.length === 0,
  }
}
