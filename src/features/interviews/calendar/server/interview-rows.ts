import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { findCandidateZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import type { Interview } from '../contract/interviews.ts'
import { findConfirmationError } from '../rules/find-confirmation-error.ts'
import { getInterviewZone } from '../rules/get-interview-zone.ts'
import { interviewStatuses, interviewTypes } from '../rules/interview-kinds.ts'
import { isOpen, listPossibleStatuses } from '../rules/interview-statuses.ts'
import { zonedPlace } from './zoned-place.ts'

const reminderRow = z.object({
  hours: z.number(),
  at: z.string(),
  state: z.string(),
  reason: nullableText,
  message: nullableText,
})
const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  organization_zone: z.string(),
  candidate_id: z.string(),
  full_name: z.string(),
  phone: nullableText,
  position: z.enum(positions),
  candidate_status: z.string(),
  candidate_city: nullableText,
  candidate_state: nullableText,
  candidate_place: zonedPlace,
  language: z.enum(['en', 'es']),
  location_id: nullableText,
  location: nullableText,
  location_city: nullableText,
  location_state: nullableText,
  location_zone: nullableText,
  interview_date: z.string(),
  minutes: z.number(),
  type: z.enum(interviewTypes),
  status: z.enum(interviewStatuses),
  interviewer_id: nullableText,
  interviewer: nullableText,
  booked_by: z.nullable(z.enum(['link', 'text'])),
  interviewer_confirmed_at: nullableText,
  place: nullableText,
  note: nullableText,
  cancel_reason: nullableText,
  reminders: z.boolean(),
  sequence: z.number(),
  updated_at: z.string(),
  reminder_rows: z.array(reminderRow),
})
export type StoredInterview = Awaited<ReturnType<typeof loadInterviews>>[number]

/** FROM clause of interviews; `i` is the interview. */
export const interviewJoins = sql`interviews i join organizations o on o.id = i.organization_id
  join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
  left join locations l on l.organization_id = i.organization_id and l.id = i.location_id
  left join locations a on a.organization_id = c.organization_id and a.id = c.location_id
  left join reinforce_users u on u.organization_id = i.organization_id and u.id = i.interviewer_id`

const columns = sql`i.id, i.organization_id, o.name as organization, o.time_zone as organization_zone,
  i.candidate_id, c.full_name, c.phone_number as phone, c.position,
  c.status as candidate_status, c.city as candidate_city, c.state as candidate_state,
  case when a.id is not null then json_build_object('city', a.city, 'state', a.state, 'time_zone', a.time_zone) end
    as candidate_place, case when c.preferred_language = 'Spanish' then 'es'
    else 'en' end as language, i.location_id, l.name as location, l.city as location_city,
    l.state as location_state, l.time_zone as location_zone, i.interview_date, i.minutes,
  i.type, i.status, i.interviewer_id, coalesce(nullif(u.full_name, ''), u.email) as interviewer, i.interviewer_confirmed_at,
  case when exists (select from bookings b where b.organization_id = i.organization_id and b.id = i.id and b.made_by is null) then 'text'
    when exists (select from booking_links f where f.organization_id = i.organization_id
      and f.interview_id = i.id) then 'link' end as booked_by, i.place, i.note, i.cancel_reason, i.reminders,
  i.sequence, i.updated_at,
  (select coalesce(json_agg(json_build_object('hours', r.hours, 'at', coalesce(m.sent_at, m.send_at, r.due_at), 'state', r.state,
      'reason', coalesce(m.failure, r.reason), 'message', m.message_status) order by r.hours desc), '[]')
    from interview_reminders r left join text_messages m on m.organization_id = r.organization_id and m.id = r.message_id
    where r.organization_id = i.organization_id and r.interview_id = i.id) as reminder_rows`

/** Interviews as the database tells them; `where` speaks of `i`, always in the order of their dates. */
export const loadInterviews = async (tx: Tx, where: SQL, limit = 500, offset = 0) => {
  const rows = await tx.rows(
    stored,
    sql`select ${columns} from ${interviewJoins} where ${where} order by i.interview_date, i.id limit ${limit} offset ${offset}`,
  )
  return rows.map(({ organization_zone, candidate_city, candidate_state, candidate_place, location_zone, ...row }) => ({
    ...row,
    /** In which its hour is meant, and in which its candidate lives. */
    zone: getInterviewZone(
      organization_zone,
      row.location_id === null
        ? null
        : { city: row.location_city, state: row.location_state, time_zone: location_zone },
    ),
    candidateZone: findCandidateZone({
      city: candidate_city,
      state: candidate_state,
      phone: row.phone,
      place: candidate_place,
    }),
  }))
}

const ended: Record<string, 'sent' | 'failed' | 'unknown' | 'skipped'> = {
  sent: 'sent',
  delivered: 'sent',
  failed: 'failed',
  undelivered: 'failed',
  unknown: 'unknown',
  canceled: 'skipped',
}

const getReminder = ({ hours, at, state, reason, message }: z.output<typeof reminderRow>) => {
  const fate = state === 'handed' ? (ended[message ?? ''] ?? 'waiting') : state === 'skipped' ? 'skipped' : 'waiting'
  return { hours, at: new Date(at).toISOString(), state: fate, reason: fate === 'sent' ? null : reason } as const
}

/** Returns the version that a person saw when they began to edit: a count of changes, and the status. */
export const getVersion = ({ sequence, status }: { sequence: number; status: string }): string =>
  `${sequence} ${status}`

/** Returns a waiting reminder as barred, with the current reason. */
const barredBy = (reason: string | undefined) => (each: ReturnType<typeof getReminder>) =>
  each.state === 'waiting' && reason !== undefined ? { ...each, state: 'barred' as const, reason } : each

/** The interviewer themselves, or who manages people: Admins of the clinic and platform staff. */
export const canVouch = (
  { interviewer_id }: Pick<StoredInterview, 'interviewer_id'>,
  viewer: Caller | undefined,
): boolean =>
  viewer !== undefined &&
  viewer.rights.includes('candidates:edit') &&
  (viewer.userId === interviewer_id || viewer.isPlatform || viewer.adminLevel === 'Admin')

type RowContext = {
  /** Why its candidate may not be texted, if so. */
  barred?: string | undefined
  /** The viewer. */
  viewer?: Caller
}

/** An interview as the wire shows it. */
export const toShownInterview = (row: StoredInterview, now: Date, { barred, viewer }: RowContext = {}): Interview => {
  const {
    full_name,
    phone,
    location_city: _city,
    language: _language,
    candidate_status,
    location_state: _state,
    reminder_rows,
    booked_by: bookedBy,
    interviewer_confirmed_at,
    sequence,
    updated_at: _,
    ...plain
  } = row
  const number = parseUsNumber(phone ?? '')
  return {
    ...plain,
    callTo: number.ok ? number.e164 : null,
    candidate: cleanName(full_name) || 'Unknown',
    candidateStatus: candidate_status,
    bookedBy,
    interviewerConfirmedAt: interviewer_confirmed_at === null ? null : new Date(interviewer_confirmed_at).toISOString(),
    mayVouch:
      bookedBy !== null &&
      interviewer_confirmed_at === null &&
      findConfirmationError({ ...row, now }) === null &&
      canVouch(row, viewer),
    reminderStates: reminder_rows.map(getReminder).map(barredBy(barred)),
    possible: listPossibleStatuses({ status: row.status, startsAt: new Date(row.interview_date), now }),
    mayReschedule: isOpen(row.status),
    version: getVersion({ sequence, status: row.status }),
  }
}
