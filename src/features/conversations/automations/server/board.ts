import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { enrollmentBoard } from '../contract/automations.ts'
import type { Preset } from '../rules/presets.ts'
import type { BoardView } from '../rules/statuses.ts'
import { preset, status } from '../shapes/status.ts'
import { describePendingNotice, selectPendingNotices, told, whyNotTexted } from './away/select-pending-notices.ts'

const perPage = 25
const stoppedDays = 30

const row = z.object({
  id: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  organization: z.string(),
  preset: z.nullable(preset),
  status,
  words: z.nullable(z.string()),
  since: z.string(),
  dueAt: z.nullable(z.string()),
  ...told,
})

type BoardQuery = { organizationId: string | undefined; preset: Preset | undefined; now: Date }

/** The enrollments `s` of a view. Booked today: by the calendar of the organization `o`. */
const selectView = (view: BoardView, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  if (view === 'booked')
    return sql`s.ended_at > ${at} - interval '2 days' and s.status = 'booked'
      and (s.ended_at at time zone o.time_zone)::date = (${at} at time zone o.time_zone)::date`
  if (view === 'stopped')
    return sql`s.ended_at > ${at} - make_interval(days => ${stoppedDays}) and s.status = 'stopped'`
  if (view === 'running') return sql`s.ended_at is null`
  if (view === 'started')
    return sql`s.begun_at > ${at} - interval '2 days'
      and s.begun_at >= date_trunc('day', ${at} at time zone o.time_zone) at time zone o.time_zone`
  if (view === 'previous_settings')
    return sql`s.ended_at is null and s.version < (select a.version from automations a where a.organization_id = s.organization_id and a.preset = s.preset)`
  return sql`s.ended_at is null and s.status = ${view}`
}

const from = (tx: Tx, { organizationId, preset: of }: BoardQuery): SQL =>
  sql`from automation_enrollments s join organizations o on o.id = s.organization_id
      where ${tenantCondition(tx, 's')} and ${organizationId ? sql`s.organization_id = ${organizationId}` : sql`true`}
        and ${of ? sql`s.preset = ${of}` : sql`true`}`

const counted = z.object({ n: z.number() })
const countView = async (tx: Tx, view: BoardView, asked: BoardQuery) =>
  (await tx.one(counted, sql`select count(*)::int as n ${from(tx, asked)} and ${selectView(view, asked.now)}`))?.n ?? 0

const countToBeTold = async (tx: Tx, asked: BoardQuery) =>
  (await tx.one(counted, sql`select count(*)::int as n ${selectPendingNotices(tx, asked)}`))?.n ?? 0

/**
 * Lists everyone in an automation by status, one page of one view. People to notify manually count as needing staff.
 */
export const enrollmentBoardRoute = query(enrollmentBoard, async ({ input, tx, now }) => {
  const asked = { organizationId: input.organization_id, preset: input.preset, now }
  const isPast = input.show === 'booked' || input.show === 'stopped' || input.show === 'started'
  const since = input.show === 'started' ? sql`s.begun_at` : sql`coalesce(s.ended_at, s.status_since)`
  const order = isPast
    ? sql`${input.show === 'started' ? sql`s.begun_at` : sql`s.ended_at`} desc, s.id`
    : sql`s.status_since, s.id`
  const before = (input.page - 1) * perPage
  const listed = sql`select s.id, s.organization_id, s.candidate_id, o.name as organization, o.time_zone as zone, s.preset, s.status, s.last_action as words,
      ${since} as since, s.due_at, null::timestamptz as held_at
    ${from(tx, asked)} and ${selectView(input.show, now)} order by ${order} limit ${before + perPage}`
  const everybody =
    input.show === 'needs_staff'
      ? sql`(${listed}) union all (select i.id, i.organization_id, i.candidate_id, o.name, o.time_zone, null,
        'needs_staff', null, i.updated_at, null, i.interview_date
          ${selectPendingNotices(tx, asked)})`
      : listed
  const rows = await tx.rows(
    row,
    sql`select n.id, n.candidate_id as "candidateId", c.full_name as name, n.organization, n.preset, n.status, n.words, n.since, n.due_at as "dueAt",
          n.held_at as "heldAt", n.zone, case when n.preset is null then ${whyNotTexted} end as why
        from (select *, row_number() over (order by since ${isPast ? sql`desc` : sql`asc`}, id) as place from (${everybody}) each
          order by place limit ${perPage} offset ${before}) n
        join all_candidates c on c.organization_id = n.organization_id and c.id = n.candidate_id order by n.place`,
  )
  const counts = {
    awaiting_reply: await countView(tx, 'awaiting_reply', asked),
    scheduled: await countView(tx, 'scheduled', asked),
    booked: await countView(tx, 'booked', asked),
    needs_staff: (await countView(tx, 'needs_staff', asked)) + (await countToBeTold(tx, asked)),
    stopped: await countView(tx, 'stopped', asked),
  }
  return {
    counts,
    total:
      input.show === 'running' || input.show === 'previous_settings' || input.show === 'started'
        ? await countView(tx, input.show, asked)
        : counts[input.show],
    rows: rows.map(({ heldAt, zone, why, ...each }) => ({
      ...each,
      name: cleanName(each.name ?? '') || 'Unknown',
      words: each.words ?? (heldAt === null ? '' : describePendingNotice({ heldAt, zone, why })),
    })),
  }
})
