import { randomUUID } from 'node:crypto'
import { msPerDay } from '../../../../../rules/day.ts'
import { withWayOut } from '../../../../texting/messages/rules/way-out.ts'
import { initialProgress } from '../../rules/enrollment.ts'
import type { Outcome } from '../../rules/simulate.ts'
import { isActive } from '../../rules/statuses.ts'
import { automaticSender } from '../apply-event.ts'

type Clinic = { organizationId: string; interviewerId: string; textFrom: string; now: Date }
type Who = { name: string; phone: string; locationId: string | null }

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

/** Converts one played applicant to rows: the enrollment, its log, its texts, and the interview it booked. */
export const toRows = (
  outcome: Outcome,
  who: Who,
  recipientId: string,
  { organizationId, interviewerId, textFrom, now }: Clinic,
) => {
  const { person, enrollment, lines, bookedFor, bookedAt, dueAt, words, texts, firstAt } = outcome
  const [enrollmentId, bookingId] = [randomUUID(), randomUUID()]
  const ids = lines.map(() => randomUUID())
  const last = lines.at(-1)?.at ?? person.beginsAt
  const isGoing = isActive(enrollment.status)
  const isAutomatic = enrollment.status === 'scheduled' || enrollment.status === 'awaiting_reply'
  const own = { organization_id: organizationId, candidate_id: person.id }
  const firstText = lines.findIndex(({ from }) => from === 'us')
  const messages = lines.flatMap(({ at, from, words: said }, n) => {
    if (from === 'note') return []
    const body = n === firstText ? withWayOut(said, person.language) : said
    const isOurs = from === 'us'
    // An answer leaves a moment after what it answers.
    const moment = new Date(at.getTime() + (isOurs ? answerMs : 0)).toISOString()
    return [
      {
        ...own,
        id: ids[n],
        recipient_id: recipientId,
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
        enrollment_id: isOurs ? enrollmentId : null,
        media: 0,
        is_taken_back: false,
      },
    ]
  })
  const interview = bookedFor && {
    ...own,
    id: bookingId,
    location_id: who.locationId,
    interviewer_id: interviewerId,
    interview_date: bookedFor.toISOString(),
    minutes: 30,
    type: 'Phone',
    status: bookedFor > now ? 'Scheduled' : 'Completed',
    sequence: 0,
    reminders: false,
    created_at: bookedAt?.toISOString(),
    updated_at: bookedAt?.toISOString(),
  }
  return {
    enrollment: {
      ...own,
      id: enrollmentId,
      preset: 'applicant',
      version: 1,
      status: enrollment.status,
      progress: enrollment.progress,
      last_action: words,
      interview_id: interview ? bookingId : null,
      due_at: isAutomatic ? (dueAt ?? new Date(now.getTime() + msPerDay)).toISOString() : null,
      begun_at: person.beginsAt.toISOString(),
      status_since: last.toISOString(),
      ended_at: isGoing ? null : last.toISOString(),
      revision: lines.filter(({ from }) => from === 'note').length,
      text_count: texts,
      first_text_at: firstAt?.toISOString() ?? null,
      handed_off_at: enrollment.status === 'needs_staff' ? last.toISOString() : null,
      replies_read_until: lines.findLast(({ from }) => from === 'them')?.at.toISOString() ?? null,
    },
    log: toLog(outcome, ids).map(({ at, ...each }, n) => ({
      ...own,
      ...each,
      id: randomUUID(),
      enrollment_id: enrollmentId,
      revision: n + 1,
      at: at.toISOString(),
      booking_id: null,
    })),
    messages,
    interview,
    booking: interview && {
      ...own,
      id: bookingId,
      booked_for: interview.interview_date,
      status_before: 'Initial Inquiry',
      status_after: 'Interview Scheduled',
      made_at: interview.created_at,
    },
    /** Its enrollment in *Booked interview*, if the interview is ahead. */
    follows: bookedFor !== null &&
      bookedFor > now && {
        ...own,
        id: randomUUID(),
        preset: 'booked',
        version: 1,
        status: 'scheduled',
        progress: { ...initialProgress, step: 1, asked: 'interview', told: true },
        last_action: 'confirmed the interview',
        interview_id: bookingId,
        due_at: new Date(bookedFor.getTime() - 45 * 60_000).toISOString(),
        begun_at: bookedAt?.toISOString(),
        status_since: bookedAt?.toISOString(),
        ended_at: null,
        revision: 0,
        text_count: 0,
        first_text_at: null,
        handed_off_at: null,
        replies_read_until: null,
      },
  }
}
