import { SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { initialProgress, type Progress } from '../rules/enrollment.ts'
import type { Preset } from '../rules/presets.ts'

type Begin = {
  preset: Preset
  candidateIds: readonly string[]
  /** The interview it is about: its id, or SQL that finds it for the candidate `c`. */
  interviewId?: string | null | SQL
  now: Date
  /** Not before this moment. */
  dueAt?: Date
  /** Where it begins, if not at the beginning. */
  progress?: Progress
  /** More that has to hold of the candidate `c`. */
  where?: SQL
}

/**
 * Begins an automation for these candidates, where it is switched on for their place: anyone who agreed to texts, has a number and is in no
 * other automation, on this record or another of the same number. Answers how many began.
 */
export const enroll = async (
  tx: Tx,
  { preset, candidateIds, interviewId = null, now, dueAt = now, progress = initialProgress, where = sql`true` }: Begin,
) => {
  if (candidateIds.length === 0) return 0
  const at = sql`${now.toISOString()}::timestamptz`
  const interview = interviewId instanceof SQL ? interviewId : sql`${interviewId}::uuid`
  return await tx.run(
    sql`with begun as (
          insert into automation_enrollments (organization_id, candidate_id, preset, version, status, progress,
            last_action, interview_id, due_at, begun_at, status_since)
          select distinct on (c.phone_key) c.organization_id, c.id, a.preset, a.version, 'scheduled',
            ${JSON.stringify(progress)}::jsonb, 'begins', ${interview}, ${dueAt.toISOString()}::timestamptz,
            ${at}, ${at}
          from all_candidates c
          join automations a on a.organization_id = c.organization_id and a.preset = ${preset} and a.is_on
          where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param([...candidateIds])}::uuid[]) and c.text_consent = 'given' and c.phone_key is not null
            and (cardinality(a.location_ids) = 0 or c.location_id = any(a.location_ids))
            and not exists (select from automation_enrollments s join all_candidates t on t.organization_id = s.organization_id and t.id = s.candidate_id
              where s.organization_id = c.organization_id and s.ended_at is null and t.phone_key = c.phone_key)
            and ${where}
          order by c.phone_key, c.id
          on conflict do nothing returning id as enrollment_id, organization_id, candidate_id as id, preset
        ), ${recordEventsFor('begun', { name: 'enrollment.started', who: null, after: sql`jsonb_build_object('preset', preset)` })}
        select from given`,
  )
}

/**
 * Begins *Booked interview*. If a text announced the booking, only the later texts go out. If an automation booked it,
 * the person knows that its texts are automatic.
 */
export const beginBooked = async (tx: Tx, candidateId: string, interviewId: string, now: Date) => {
  const told = await tx.one(
    z.object({ byAutomation: z.boolean() }),
    sql`select b.made_by is null as "byAutomation" from bookings b where ${tenantCondition(tx, 'b')} and b.id = ${interviewId} and b.message_id is not null`,
  )
  const after: Progress = { ...initialProgress, step: 1, asked: 'interview', told: told?.byAutomation === true }
  await enroll(tx, {
    preset: 'booked',
    candidateIds: [candidateId],
    interviewId,
    now,
    ...(told ? { progress: after } : {}),
  })
}

/** How long no one comes into an automation again that has texted them. */
const againAfterDays = 90

/** Anyone who is hired now, unless *Hired* texted them a while ago: a status may go back and forth. */
export const beginHired = async (tx: Tx, candidateId: string, now: Date) =>
  await enroll(tx, {
    preset: 'hired',
    candidateIds: [candidateId],
    now,
    where: sql`c.status_key = 'hired' and not exists (select from automation_enrollments b where b.organization_id = c.organization_id and b.candidate_id = c.id
      and b.preset = 'hired' and b.text_count > 0 and b.begun_at > ${now.toISOString()}::timestamptz - make_interval(days => ${againAfterDays}))`,
  })

/** Milliseconds that the text about the received application goes first. */
const afterThanksMs = 5_000

/**
 * Applicants who have just arrived, in the caller's transaction: the RBTs among them who agreed to texts come into *New applicant*,
 * where it is on. The auto scheduler and this one exclude each other.
 */
export const enrollApplicants = async (tx: Tx, { candidateIds, now }: { candidateIds: readonly string[]; now: Date }) =>
  await enroll(tx, {
    preset: 'applicant',
    candidateIds,
    now,
    dueAt: new Date(now.getTime() + afterThanksMs),
    where: sql`c.position = 'RBT' and not coalesce(c.auto_scheduler_sent, false)`,
  })
