import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { coverInterviews, enrollmentPath, uncoverInterviews } from '../contract/path.ts'
import { initialProgress } from '../rules/enrollment.ts'
import { presets } from '../rules/presets.ts'
import { preset } from '../shapes/status.ts'
import { selectPendingNotices } from './away/select-pending-notices.ts'
import { enroll } from './enroll.ts'
import { loadAdmins, loadFirstText } from './load-untried.ts'
import { loadOrganization } from './settings/load-automation-rows.ts'

const counted = z.object({ n: z.number() })
const station = z.object({
  preset,
  on: z.number(),
  offAt: z.array(z.string()),
  today: z.number(),
  awaitingReply: z.number(),
  needsStaff: z.number(),
})

const inOrganization = (id: string | undefined, column: SQL): SQL => (id ? sql`${column} = ${id}` : sql`true`)

/** Condition for an interview `i` ahead that *Booked interview* never was about, not even until staff stopped it. */
const isUncovered = (now: Date): SQL =>
  sql`i.status in ('Scheduled', 'Confirmed') and i.interview_date > ${now.toISOString()}::timestamptz
    and not exists (select from automation_enrollments e where e.organization_id = i.organization_id
      and e.candidate_id = i.candidate_id and e.preset = 'booked' and e.interview_id = i.id)`

/**
 * Selects the uncovered interviews `i` of candidates `c` that *Booked interview* would text: they were booked before it
 * was on at their location, or while the candidate was in another automation.
 */
const selectUncovered = (tx: Tx, organizationId: string | undefined, now: Date): SQL => {
  return sql`from interviews i
      join automations a on a.organization_id = i.organization_id and a.preset = 'booked' and a.is_on
      join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
      where ${tenantCondition(tx, 'i')} and ${inOrganization(organizationId, sql`i.organization_id`)}
        and ${isUncovered(now)} and c.text_consent = 'given' and c.phone_key is not null
        and (cardinality(a.location_ids) = 0 or c.location_id = any(a.location_ids))
        and not exists (select from automation_enrollments s join all_candidates t on t.organization_id = s.organization_id and t.id = s.candidate_id
          where s.organization_id = c.organization_id and s.ended_at is null and t.phone_key = c.phone_key)`
}

/** Counts the people at each automation, of one organization or of all that the caller sees. */
export const enrollmentPathRoute = query(enrollmentPath, async ({ input: { organization_id: id }, tx, actor, now }) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await tx.rows(
    station,
    sql`with active as (
          select s.preset, count(*) filter (where s.status = 'awaiting_reply')::int as awaiting,
            count(*) filter (where s.status = 'needs_staff')::int as staff
          from automation_enrollments s
          where ${tenantCondition(tx, 's')} and ${inOrganization(id, sql`s.organization_id`)} and s.ended_at is null group by s.preset
        ), begun as (
          select b.preset, sum(b.n)::int as n from organizations o
          cross join lateral (select s.preset, count(*) as n from automation_enrollments s
            where ${tenantCondition(tx, 's')} and s.organization_id = o.id
              and s.begun_at >= date_trunc('day', ${at} at time zone o.time_zone) at time zone o.time_zone
            group by s.preset) b
          where ${inOrganization(id, sql`o.id`)} group by b.preset
        ), switched as (
          select a.preset, count(*)::int as n, array_agg(a.organization_id) as organizations from automations a
          where ${tenantCondition(tx, 'a')} and ${inOrganization(id, sql`a.organization_id`)} and a.is_on group by a.preset
        )
        select p.preset, coalesce(w.n, 0) as on, coalesce(b.n, 0) as today, coalesce(v.awaiting, 0) as "awaitingReply",
          coalesce(v.staff, 0) as "needsStaff",
          case when cardinality(w.organizations) = 1 then array(select l.name from locations l
            join automations a on a.organization_id = l.organization_id and a.preset = p.preset
            where ${tenantCondition(tx, 'l')} and l.organization_id = w.organizations[1] and l.is_active
              and cardinality(a.location_ids) > 0 and l.id <> all(a.location_ids) order by l.name limit 20) else '{}' end as "offAt"
        from unnest(${sql.param([...presets])}::text[]) with ordinality p(preset, place)
        left join active v on v.preset = p.preset left join begun b on b.preset = p.preset left join switched w on w.preset = p.preset
        order by p.place`,
  )
  const organizations = await tx.one(
    counted,
    sql`select count(*)::int as n from organizations o where ${inOrganization(id, sql`o.id`)}`,
  )
  const notices = await tx.one(
    counted,
    sql`select count(*)::int as n ${selectPendingNotices(tx, { organizationId: id, preset: 'booked', now })}`,
  )
  const uncovered = await tx.one(
    counted,
    sql`select count(distinct i.candidate_id)::int as n ${selectUncovered(tx, id, now)}`,
  )
  const ever = await tx.one(
    counted,
    sql`select count(*)::int as n from (select from automation_enrollments s
        where ${tenantCondition(tx, 's')} and ${inOrganization(id, sql`s.organization_id`)} limit 1) s`,
  )
  const isUnused = rows.every(({ on }) => on === 0) && ever?.n === 0 && notices?.n === 0
  const one = id ?? (actor.isPlatform ? undefined : actor.organizationId)
  return {
    organizations: organizations?.n ?? 0,
    isUnused,
    admins: one ? await loadAdmins(tx, one) : [],
    firstText: isUnused && one ? await loadFirstText(tx, one, now) : null,
    stations: rows.map((row) => ({
      ...row,
      needsStaff: row.needsStaff + (row.preset === 'booked' ? (notices?.n ?? 0) : 0),
    })),
    uncovered: uncovered?.n ?? 0,
  }
})

/**
 * Enrolls each candidate for the first uncovered interview. The text that confirms a booking is skipped; the later ones
 * are sent. A second press finds no one.
 */
export const coverInterviewsRoute = command(coverInterviews, async ({ input: { id }, tx, now }) => {
  await loadOrganization(tx, id)
  const found = await tx.rows(
    z.object({ id: z.string() }),
    sql`select distinct i.candidate_id as id ${selectUncovered(tx, id, now)}`,
  )
  const covered = await enroll(tx, {
    preset: 'booked',
    candidateIds: found.map((each) => each.id),
    interviewId: sql`(select i.id from interviews i where i.organization_id = c.organization_id and i.candidate_id = c.id
      and ${isUncovered(now)} order by i.interview_date, i.id limit 1)`,
    now,
    progress: { ...initialProgress, step: 1, asked: 'interview', told: false },
  })
  const event = {
    name: 'automation.interviewsCovered',
    organizationId: id,
    after: { candidates: covered },
  }
  return { reply: { covered, at: now.toISOString() }, events: covered > 0 ? [event] : [] }
})

/** Deletes the enrollments that one press began, if they sent nothing and no one acted on them: their interviews can be covered again. */
export const uncoverInterviewsRoute = command(uncoverInterviews, async ({ input: { id, at }, tx }) => {
  await loadOrganization(tx, id)
  const found = await tx.rows(
    z.object({ id: z.string() }),
    sql`select s.id from automation_enrollments s where ${tenantCondition(tx, 's')} and s.organization_id = ${id} and s.preset = 'booked'
        and s.begun_at = ${at}::timestamptz and s.status = 'scheduled' and s.text_count = 0
        and (s.progress ->> 'step')::int = 1 and not (s.progress ->> 'told')::boolean for update`,
  )
  const ids = sql.param(found.map((each) => each.id))
  await tx.run(
    sql`delete from enrollment_log where ${tenantCondition(tx)} and organization_id = ${id} and enrollment_id = any(${ids}::uuid[])`,
  )
  const uncovered = await tx.run(
    sql`delete from automation_enrollments where ${tenantCondition(tx)} and organization_id = ${id} and id = any(${ids}::uuid[])`,
  )
  const event = { name: 'automation.interviewsUncovered', organizationId: id, after: { candidates: uncovered } }
  return { reply: { uncovered }, events: uncovered > 0 ? [event] : [] }
})
