import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { isActiveRbt } from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { findCandidateZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import { getInterviewZone } from '../../../interviews/calendar/rules/get-interview-zone.ts'
import { interviewTypes } from '../../../interviews/calendar/rules/interview-kinds.ts'
import {
  type CandidateText,
  loadLastTexts,
  pickLanguage,
  zonedPlace,
} from '../../../interviews/calendar/server/public.ts'
import type { Enrollment, Progress } from '../rules/enrollment.ts'
import type { Flow } from '../rules/flow.ts'
import type { FlowContext } from '../rules/texts/render-text.ts'
import { status } from '../shapes/status.ts'

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  status,
  revision: z.number(),
  dueAt: nullableText,
  begunAt: z.string(),
  interviewId: nullableText,
  interviewerId: nullableText,
  startsAt: nullableText,
  type: z.nullable(z.enum(interviewTypes)),
  // Ours alone, written by the engine; a test reads back every kind of progress and flow.
  progress: z.custom<Progress>((value) => typeof value === 'object' && value !== null),
  flow: z.custom<Flow>((value) => typeof value === 'object' && value !== null),
  organization: z.string(),
  zone: z.string(),
  place: zonedPlace,
  locationId: nullableText,
  city: nullableText,
  state: nullableText,
  phone: nullableText,
  spanish: z.boolean(),
  firstDay: nullableText,
  clinicZone: z.string(),
  owesDocuments: z.boolean(),
  registry: nullableText,
  credential: nullableText,
  expires: nullableText,
  today: z.string(),
  position: z.string(),
  isClosed: z.boolean(),
})
type Row = z.output<typeof row>

/** An enrollment as the rule sees it, with what is known about its people. */
export type LoadedEnrollment = Pick<
  Row,
  'id' | 'organizationId' | 'candidateId' | 'revision' | 'interviewId' | 'interviewerId' | 'locationId'
> & {
  dueAt: Date | null
  enrollment: Enrollment
  /** Their newest texts. */
  said: readonly CandidateText[]
  known: Omit<FlowContext, 'now' | 'free' | 'wished'>
}

const date = (at: string | null) => (at === null ? null : new Date(at))

/** Whether of someone who was hired no document is kept, or one has expired by the clinic’s calendar. */
const owesDocuments = (tx: Tx): SQL => sql`(s.preset = 'hired' and (
    not exists (select from document_files d
      where ${tenantCondition(tx, 'd')} and d.organization_id = s.organization_id
      and d.candidate_id = s.candidate_id and d.deleted_at is null)
    or exists (select from document_files d
      where ${tenantCondition(tx, 'd')} and d.organization_id = s.organization_id
      and d.candidate_id = s.candidate_id and d.deleted_at is null
      and d.expires_on < (now() at time zone o.time_zone)::date)))`

/** Interviewer whose hours are offered: the interview's own, or the chosen one if that person is away. */
export const interviewerId = sql`coalesce((s.progress -> 'away' ->> 'interviewerId')::uuid, i.interviewer_id, v.interviewer_id)`

/**
 * Returns why only a person can offer times: the location closed, or they now apply for another job. Null if times can
 * be offered.
 */
const cannotOffer = ({ isClosed, position, flow }: Row): string | null => {
  if (isClosed) return 'their location closed: which one is it for?'
  return flow.preset === 'applicant' && position !== 'RBT' ? `now applies as a ${position}` : null
}

/** The enrollments `s` that a condition names; `lock` is what follows it. An interview that is over or gone has no start. */
export const loadEnrollments = async (tx: Tx, where: SQL, lock: SQL = sql``): Promise<LoadedEnrollment[]> => {
  const rows = await tx.rows(
    row,
    sql`select s.id, s.organization_id as "organizationId", s.candidate_id as "candidateId", s.status, s.revision, s.due_at as "dueAt", s.begun_at as "begunAt",
          s.interview_id as "interviewId", ${interviewerId} as "interviewerId", i.interview_date as "startsAt",
            i.type, s.progress, v.flow, o.name as organization, o.time_zone as zone, o.time_zone as "clinicZone",
            s.first_day::text as "firstDay",
          ${owesDocuments(tx)} as "owesDocuments", c.registry_state as registry, c.credential_number as credential,
            c.credential_expires_on::text as expires, (now() at time zone o.time_zone)::date::text as today,
          case when l.id is not null then json_build_object('city', l.city, 'state', l.state, 'time_zone',
            l.time_zone) end as place, case when l.is_active then c.location_id end as "locationId", c.position,
            coalesce(not l.is_active, false) as "isClosed", c.city, c.state, c.phone_number as phone,
            coalesce(c.preferred_language = 'Spanish', false) as spanish
        from automation_enrollments s
        join automation_versions v on v.organization_id = s.organization_id and v.preset = s.preset and v.version = s.version
        join organizations o on o.id = s.organization_id
        join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        left join interviews i on i.organization_id = s.organization_id and i.id = s.interview_id and i.status in ('Scheduled', 'Confirmed')
        where ${tenantCondition(tx, 's')} and ${where} ${lock}`,
  )
  const said = await loadLastTexts(
    tx,
    rows.map(({ organizationId }) => organizationId),
    rows.map(({ candidateId }) => candidateId),
  )
  return rows.map((each) => ({
    ...each,
    said: said.get(each.candidateId) ?? [],
    dueAt: date(each.dueAt),
    enrollment: {
      flow: each.flow,
      progress: each.progress,
      status: each.status,
      begunAt: new Date(each.begunAt),
      startsAt: date(each.startsAt),
      firstDay: each.firstDay === null ? null : { day: each.firstDay, timeZone: each.clinicZone },
    },
    known: {
      organization: each.organization,
      language: pickLanguage(said.get(each.candidateId), each.spanish ? 'es' : 'en'),
      type: each.type,
      zone: getInterviewZone(each.zone, each.isClosed ? null : each.place),
      candidateZone: findCandidateZone(each),
      owesDocuments: each.owesDocuments,
      isVerified: isActiveRbt(each, each.today),
      cannotOffer: cannotOffer(each),
    },
  }))
}
