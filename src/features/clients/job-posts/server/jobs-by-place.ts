import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { type Day, toLocalDay } from '../../../../rules/day.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { jobOfPlace, jobPostOfPlace, jobsByPlace, type jobsQuery } from '../contract/jobs.ts'
import { getAlertState } from '../rules/get-alert-state.ts'

type JobsInput = z.output<typeof jobsQuery>

const stored = z.object({
  total: z.number(),
  rows: z.array(
    z.extend(z.omit(jobOfPlace, { post: true }), {
      post: z.nullable(
        z.extend(z.omit(jobPostOfPlace, { state: true, reason: true, day: true }), {
          cost_per_lead: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})

const limitTo = ({ organization }: JobsInput, alias: SQL) =>
  organization.length ? sql`and ${alias}.organization_id = any(${sql.param(organization)}::uuid[])` : sql``

/** The locations and positions that have an active code or post. */
const selectPlaces = (tx: Tx, asked: JobsInput) => sql`
  select j.organization_id, j.location_id, j.position from job_codes j
    where ${tenantCondition(tx, 'j')} and j.is_active ${limitTo(asked, sql`j`)}
  union
  select p.organization_id, p.location_id, coalesce(p.position, 'RBT') from job_post_tracker p
    where ${tenantCondition(tx, 'p')} and p.active and p.location_id is not null
      and coalesce(p.position, 'RBT') in ('RBT', 'BCBA') ${limitTo(asked, sql`p`)}`

const matching = ({ q }: JobsInput) => {
  const like = toLikePattern(q)
  return q.trim()
    ? sql`(o.name ilike ${like} or l.name ilike ${like} or l.city ilike ${like} or exists (select from job_codes s
        where s.organization_id = r.organization_id and s.location_id = r.location_id and s.position = r.position and s.is_active
          and s.code ilike ${like}))`
    : sql`true`
}

/** Of several codes the newest, of several posts the one that needs attention most; candidates are counted once, for the place. */
const loadJobs = async (tx: Tx, asked: JobsInput, today: Day, offset: number) =>
  await tx.one(
    stored,
    sql`with matched as materialized (
          select r.organization_id, r.location_id, r.position, o.name as organization, l.name as location, l.city, l.state,
            l.is_active and lower(o.status) = 'active' as is_open
          from (${selectPlaces(tx, asked)}) r join organizations o on o.id = r.organization_id
            join locations l on ${tenantCondition(tx, 'l')} and l.organization_id = r.organization_id and l.id = r.location_id
          where ${matching(asked)}
        ), page as materialized (
          select * from matched order by organization, location, location_id, position desc limit ${pageSize} offset ${offset}
        )
        select (select count(*)::int from matched) as total, coalesce(jsonb_agg(jsonb_build_object(
            'id', m.location_id || ' ' || m.position, 'organization_id', m.organization_id, 'organization', m.organization,
            'location_id', m.location_id, 'location', m.location, 'city', m.city, 'state', m.state, 'position', m.position,
            'code', c.code, 'codes', c.codes, 'post', t.post, 'posts', t.posts, 'isOpen', m.is_open and c.codes > 0,
            'isInFeed', m.is_open and c.codes > 0 and t.posts > 0 and btrim(m.city) <> '' and btrim(m.state) <> '' and exists (
              select from job_feeds f where f.organization_id = m.organization_id and f.is_on),
            'candidates', n.candidates, 'since', t.since) order by m.organization, m.location, m.location_id, m.position desc), '[]') as rows
        from page m
        cross join lateral (
          select count(*)::int as codes, (array_agg(j.code order by j.created_at desc, j.id))[1] as code from job_codes j
          where j.organization_id = m.organization_id and j.location_id = m.location_id and j.position = m.position and j.is_active
        ) c
        cross join lateral (
          select count(*)::int as posts, min(p.start_day) filter (where p.start_day <= ${today}::date) as since,
            jsonb_agg(jsonb_build_object('id', p.id, 'job_start_date', p.job_start_date, 'cost_per_lead', p.cost_per_lead,
              'history', p.post_history) order by array_position(array['Alert', 'Warning', 'Good'],
                app.alert_state(p.start_day, p.cost_per_lead, ${today}::date)), p.start_day, p.id) -> 0 as post
          from job_post_tracker p where p.organization_id = m.organization_id and p.location_id = m.location_id
            and coalesce(p.position, 'RBT') = m.position and p.active
        ) t
        cross join lateral (
          select count(*)::int as candidates from all_candidates a
          where a.organization_id = m.organization_id and a.location_id = m.location_id and a.position = m.position
            and (t.since is null
              or (a.date_submitted_ts is not null and a.received_at >= (t.since::timestamp at time zone ${asked.timeZone})))
        ) n`,
  )

/** A page of the jobs by organization and location, with how they are published and how they fare. */
export const jobsByPlaceRoute = query(jobsByPlace, async ({ input, tx, now }) => {
  const today = toLocalDay(now, input.timeZone)
  const { total = 0, rows = [] } = (await loadJobs(tx, input, today, (input.page - 1) * pageSize)) ?? {}
  return {
    total,
    rows: rows.map(({ post, ...row }) => {
      if (post === null) return { ...row, post }
      const { cost_per_lead, ...shown } = post
      return { ...row, post: { ...shown, ...getAlertState({ ...post, cost_per_lead }, today) } }
    }),
  }
})
