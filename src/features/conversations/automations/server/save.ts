import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { type DomainEvent, recordEvents } from '../../../../platform/server/events.ts'
import type { Transition } from '../rules/enrollment.ts'
import type { ReadBy } from '../rules/read-by.ts'
import { isActive } from '../rules/statuses.ts'
import type { LoadedEnrollment } from './loaded-enrollment.ts'

/** Result of one step: the enrollment before it, the enrollment after it, and the content of its receipt. */
export type StepResult = {
  before: LoadedEnrollment
  next: Transition
  messageId?: string | undefined
  bookingId?: string | undefined
  heard?: { text: string; reading: string; rule: string; at: string; readBy?: ReadBy } | undefined
  /** Whether a person did it: the hand-off is taken up, and has an event of its own. */
  isTaken?: boolean
  /** End of the processed messages, if that is not the newest reply. */
  heardTo?: Date
  interviewId?: string | null | undefined
}

const eventNames: Partial<Record<string, string>> = {
  needs_staff: 'enrollment.needsStaff',
  booked: 'enrollment.booked',
  finished: 'enrollment.finished',
  stopped: 'enrollment.stopped',
}

const createEvent = ({ before, next, isTaken }: StepResult): DomainEvent[] => {
  const { status, flow } = next.enrollment
  const name = eventNames[status]
  if (!name || isTaken || status === before.enrollment.status) return []
  const after = { preset: flow.preset, ...(status === 'booked' ? {} : { why: next.words }) }
  return [{ name, about: before.candidateId, organizationId: before.organizationId, after }]
}

/** Whether nothing of note was done: it has no receipt. */
const isSilent = ({ before, next, heard, isTaken }: StepResult): boolean =>
  !heard &&
  !isTaken &&
  next.text === null &&
  next.effect === null &&
  next.enrollment.status === before.enrollment.status

/** Writes what enrollments are now, a receipt each, and the events of it, in a handful of statements for any number. */
export const saveSteps = async (tx: Tx, steps: readonly StepResult[], now: Date) => {
  if (steps.length === 0) return
  const rows = steps.map((done) => ({
    id: done.before.id,
    organization_id: done.before.organizationId,
    candidate_id: done.before.candidateId,
    revision: done.before.revision + 1,
    status: done.next.enrollment.status,
    progress: done.next.enrollment.progress,
    words: done.next.words,
    due_at: done.next.dueAt?.toISOString() ?? null,
    interview_id: done.interviewId === undefined ? done.before.interviewId : done.interviewId,
    is_new: done.next.enrollment.status !== done.before.enrollment.status,
    is_over: !isActive(done.next.enrollment.status),
    is_taken: done.isTaken ?? false,
    message_id: done.messageId ?? null,
    booking_id: done.bookingId ?? null,
    heard: done.heard?.text.slice(0, 500) ?? null,
    reading: done.heard?.reading ?? null,
    rule: done.heard?.rule ?? null,
    read_by: done.heard?.readBy ?? null,
    replies_read_until: done.heardTo?.toISOString() ?? done.heard?.at ?? null,
    is_silent: isSilent(done),
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id uuid, organization_id uuid, candidate_id uuid, revision int, status text, progress jsonb, words text,
    due_at timestamptz, interview_id uuid, is_new boolean, is_over boolean, is_taken boolean, message_id uuid, booking_id uuid,
      heard text, reading text, rule text, read_by jsonb, replies_read_until timestamptz, is_silent boolean)`
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.run(
    sql`update automation_enrollments s set status = r.status, progress = r.progress - 'tries', last_action = case
      when r.is_silent and r.status = 'needs_staff' then s.last_action
      else r.words end, due_at = r.due_at, interview_id = r.interview_id,
          revision = r.revision, status_since = case when r.is_new then ${at} else s.status_since end, ended_at = case when r.is_over then ${at} end,
          replies_read_until = coalesce(r.replies_read_until, s.replies_read_until), text_count = s.text_count + (r.message_id is not null)::int,
          first_text_at = case when r.message_id is not null then coalesce(s.first_text_at, ${at}) else s.first_text_at end,
          handed_off_at = case when r.status = 'needs_staff' then coalesce(s.handed_off_at, ${at}) else s.handed_off_at end,
          taken_up_at = case when r.status <> 'needs_staff' then null when r.is_taken then ${at} when not r.is_new then s.taken_up_at end
        from ${given} where s.organization_id = r.organization_id and s.id = r.id`,
  )
  await tx.run(
    sql`insert into enrollment_log (organization_id, enrollment_id, revision, candidate_id, at, words, heard, reading, rule, read_by, message_id, booking_id)
        select r.organization_id, r.id, r.revision, r.candidate_id, ${at}, r.words, r.heard, r.reading, r.rule,
          r.read_by, r.message_id, r.booking_id from ${given} where not r.is_silent`,
  )
  await recordEvents(tx, null, steps.flatMap(createEvent))
}
