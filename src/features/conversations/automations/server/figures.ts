import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { enrollmentFigures } from '../contract/automations.ts'
import { preset } from '../shapes/status.ts'

const days = 30
const share = z.nullable(z.number())
const row = z.object({
  organizationId: z.string(),
  organization: z.string(),
  preset,
  begun: z.number(),
  minutesToFirstText: share,
  screened: share,
  booked: share,
  hoursToBooked: share,
  shownUp: share,
  textsPerBooking: share,
  handedOver: share,
  undone: share,
})

/** How the automations of the last 30 days did: one pass over those that began in them. */
export const enrollmentFiguresRoute = query(enrollmentFigures, async ({ input, tx, now }) => {
  const since = new Date(now.getTime() - days * msPerDay).toISOString()
  const rows = await tx.rows(
    row,
    sql`with begun as (
          select s.organization_id, s.preset, s.begun_at, s.first_text_at, s.ended_at, s.text_count, s.status,
            s.handed_off_at, s.progress, v.flow, i.status as interview_status, b.undone
          from automation_enrollments s
          join automation_versions v on v.organization_id = s.organization_id and v.preset = s.preset and v.version = s.version
          left join interviews i on i.organization_id = s.organization_id and i.id = s.interview_id
          left join bookings b on b.organization_id = s.organization_id and b.id = s.interview_id
          where ${tenantCondition(tx, 's')}
            and ${input.organization_id ? sql`s.organization_id = ${input.organization_id}` : sql`true`}
            and s.begun_at > ${since}::timestamptz
        )
        select g.organization_id as "organizationId", o.name as organization, g.preset, count(*)::int as begun,
          (percentile_cont(0.5) within group (order by extract(epoch from g.first_text_at - g.begun_at)) / 60)::float8 as "minutesToFirstText",
          (count(*) filter (where g.preset = 'applicant' and (select count(*) from jsonb_object_keys(g.progress -> 'answers'))
            = jsonb_array_length(jsonb_path_query_array(g.flow, '$.steps[*] ? (@.kind == "ask")')))::float8 /
              nullif(count(*) filter (where g.preset = 'applicant'), 0)) as screened,
          (count(*) filter (where g.status = 'booked')::float8 / count(*)) as booked,
          (percentile_cont(0.5) within group (order by extract(epoch from g.ended_at - g.begun_at)) filter
            (where g.status = 'booked') / 3600)::float8 as "hoursToBooked",
          (count(*) filter (where g.interview_status = 'Completed')::float8 /
            nullif(count(*) filter (where g.interview_status in ('Completed', 'No-show')), 0)) as "shownUp",
          (sum(g.text_count)::float8 / nullif(count(*) filter (where g.status = 'booked'), 0)) as "textsPerBooking",
          (count(*) filter (where g.handed_off_at is not null)::float8 / count(*)) as "handedOver",
          (count(*) filter (where g.undone is not null)::float8 / nullif(count(*) filter (where g.status = 'booked'), 0)) as undone
        from begun g join organizations o on o.id = g.organization_id group by g.organization_id, o.name, g.preset
          order by o.name, g.organization_id, g.preset limit 500`,
  )
  return { rows }
})
