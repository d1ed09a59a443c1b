import { randomUUID } from 'node:crypto'
import { msPerDay } from '../../../../../rules/day.ts'
import { addWayOut } from '../../../../texting/messages/rules/way-out.ts'
import { initialProgress } from '../../rules/enrollment.ts'
import type { Outcome } from '../../rules/simulate.ts'
import { isActive } from '../../rules/statuses.ts'
import { automaticSender } from '../apply-event.ts'

type Clinic = { organizationId: string; interviewerId: string; textFrom: string; now: Date }
type Who = { name: string; phone: string; locationId: string | null }
/** `isMissed`: no one came to the interview it booked. A later automation of the same thread is not its first. */
type PlayOptions = { preset: 'applicant' | 'no_show'; isMissed: boolean }

const answerMs = 5_000

/** Lists a log entry for each step, with the reply before it and the text that left with it. */
const toLog = ({ lines }: Outcome, ids: readonly string[]) => {
  const steps: { at: Date; words: string; heard: string | null; message_id: string | null }[] = []
  let [heard, message]: [string | null, string | null] = [null, null]
  lines.forEach((line, n) => {
    if (line.from === 'them') heard = line.words
    if (line.from === 'us') message = ids[n] ?? null
    if (line.from !== 'note') return
    steps.push({ at: line.at, words: line.words, heard, message_id: message })
    heard = null
    message = null
  })
  return steps
}

type Ids = { enrollmentId: string; bookingId: string; recipientId: string; ofLines: readonly string[] }

const toMessages = (
  { person, lines }: Outcome,
  who: Who,
  ids: Ids,
  { organizationId, textFrom }: Clinic,
  { preset }: PlayOptions,
) => {
  const firstText = preset === 'applicant' ? lines.findIndex(({ from }) => from === 'us') : -1
  return lines.flatMap(({ at, from, words }, n) => {
    if (from === 'note') return []
    const body = n === firstText ? addWayOut(words, person.language) : words
    const isOurs = from === 'us'
    // An answer leaves a moment after what it answers.
    const moment = new Date(at.getTime() + (isOurs ? answerMs : 0)).toISOString()
    return [
      {
        organization_id: organizationId,
        candidate_id: person.id,
        id: ids.ofLines[n],
        recipient_id: ids.recipientId,
        candidate_name: who.name,
        recipient_phone: who.phone,
        sender_name: isOurs ? automaticSender : who.name,
        twilio_phone: textFrom,
        message_content: body,
        message: body,
        message_direction: isOurs ? 'outbound' : 'inbound',
        sender_type: isOurs ? 'user' : 'candidate',
        message_status: isOurs ? 'delivered' : 'received',
        sent_at: moment,
        created_at: moment,
        by_product: isOurs,
        allow_duplicate: isOurs,
        enrollment_id: isOurs ? ids.enrollmentId : null,
        media: 0,
        is_taken_back: false,
      },
    ]
  })
}

/** Converts the booked interview to rows: the interview, its booking, and its enrollment in *Booked interview* if it is ahead. */
const toBooked = (
  { person, bookedFor, bookedAt }: Outcome,
  who: Who,
  { bookingId }: Ids,
  clinic: Clinic,
  { preset, isMissed }: PlayOptions,
) => {
  if (bookedFor === null || bookedAt === null) return { interview: null, booking: null, follows: null }
  const own = { organization_id: clinic.organizationId, candidate_id: person.id }
  const [at, madeAt, isAhead] = [bookedFor.toISOString(), bookedAt.toISOString(), bookedFor > clinic.now]
  return {
    interview: {
      ...own,
      id: bookingId,
      location_id: who.locationId,
      interviewer_id: clinic.interviewerId,
      interview_date: at,
      minutes: 30,
      type: 'Phone',
      status: isMissed ? 'No-show' : isAhead ? 'Scheduled' : 'Completed',
      sequence: 0,
      reminders: false,
      created_at: madeAt,
      updated_at: madeAt,
    },
    booking: {
      ...own,
      id: bookingId,
      booked_for: at,
      status_before: preset === 'applicant' ? 'Initial Inquiry' : 'Interview Scheduled',
      status_after: 'Interview Scheduled',
      made_at: madeAt,
    },
    follows: isAhead
      ? {
          ...own,
          id: randomUUID(),
          preset: 'booked',
          version: 1,
          status: 'scheduled',
          progress: { ...initialProgress, step: 1, asked: 'interview', told: true },
          last_action: 'confirmed the interview',
          interview_id: bookingId,
          due_at: new Date(bookedFor.getTime() - 45 * 60_000).toISOString(),
          begun_at: madeAt,
          status_since: madeAt,
          revision: 0,
          text_count: 0,
        }
      : null,
  }
}

const toEnrollment = (
  outcome: Outcome,
  { enrollmentId, bookingId }: Ids,
  { organizationId, now }: Clinic,
  { preset }: PlayOptions,
) => {
  const { person, enrollment, lines, bookedFor, dueAt, words, texts, firstAt } = outcome
  const { status, progress } = enrollment
  const last = (lines.at(-1)?.at ?? person.beginsAt).toISOString()
  const isAutomatic = status === 'scheduled' || status === 'awaiting_reply'
  return {
    organization_id: organizationId,
    candidate_id: person.id,
    id: enrollmentId,
    preset,
    version: 1,
    status,
    progress,
    last_action: words,
    interview_id: bookedFor ? bookingId : null,
    due_at: isAutomatic ? (dueAt ?? new Date(now.getTime() + msPerDay)).toISOString() : null,
    begun_at: person.beginsAt.toISOString(),
    status_since: last,
    ended_at: isActive(status) ? null : last,
    revision: lines.filter(({ from }) => from === 'note').length,
    text_count: texts,
    first_text_at: firstAt?.toISOString() ?? null,
    handed_off_at: status === 'needs_staff' ? last : null,
    replies_read_until: lines.findLast(({ from }) => from === 'them')?.at.toISOString() ?? null,
  }
}

/** Converts one played automation to rows: the enrollment, its log, its texts, and the interview it booked. */
export const toRows = (
  outcome: Outcome,
  who: Who,
  recipientId: string,
  clinic: Clinic,
  played: PlayOptions = { preset: 'applicant', isMissed: false },
) => {
  const ofLines = outcome.lines.map(() => randomUUID())
  const ids = { enrollmentId: randomUUID(), bookingId: randomUUID(), recipientId, ofLines }
  return {
    enrollment: toEnrollment(outcome, ids, clinic, played),
    log: toLog(outcome, ofLines).map(({ at, ...each }, n) => ({
      ...each,
      organization_id: clinic.organizationId,
      candidate_id: outcome.person.id,
      id: randomUUID(),
      enrollment_id: ids.enrollmentId,
      revision: n + 1,
      at: at.toISOString(),
    })),
    messages: toMessages(outcome, who, ids, clinic, played),
    ...toBooked(outcome, who, ids, clinic, played),
  }
}
