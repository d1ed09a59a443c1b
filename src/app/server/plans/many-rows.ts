import { sql } from 'drizzle-orm'
import { foldHiringJob } from '../../../features/money/finance/server/jobs/fold-hiring.ts'
import type { World } from '../testing/world.ts'

/** Fills a world with as many rows as a plan needs to show its ways: 12,000 candidates of the clinic, 60,000 of another, 40,000 events. */
export const fillWith = async (world: World, now: Date): Promise<void> => {
  const { organizationId, locationId } = world.own
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into events (organization_id, at, name, who, about)
      select case when i % 4 = 0 then ${organizationId}
        else ${world.foreign.organizationId} end::uuid, ${now.toISOString()}::timestamptz - make_interval(mins => i),
        case when i % 500 = 3 then 'rare.kind' else 'candidate.viewed' end, gen_random_uuid(), gen_random_uuid() from generate_series(1, 40000) i`)
    await tx.run(sql`insert into all_candidates (organization_id, location_id, job_code_id, certification_number,
      current_rbt, video_introduction, full_name, position, status, date_submitted_ts, created_at)
      select ${organizationId}, case when i % 8 = 0 then ${locationId} end::uuid,
        case when i % 200 = 0 then (select id from job_codes where organization_id = ${organizationId}
          limit 1) end, case when i % 300 = 0 then 'RBT-24-348734' end, i % 3 = 0, case
          when i % 1500 = 0 then 'https://video.example/x' end, 'Jo Lee', 'RBT', 'Initial Inquiry',
          ${now.toISOString()}::timestamptz - make_interval(mins => i * 40), now() from generate_series(1, 12000) i`)
    // Most rows are others', claimed credentials too: an index without the organization would read theirs along.
    await tx.run(sql`insert into all_candidates (organization_id, certification_number, current_rbt,
      video_introduction, full_name, position, status, date_submitted_ts, created_at)
      select ${world.foreign.organizationId}, case when i % 10 = 0 then 'RBT-24-348734' end, i % 3 = 0, case
        when i % 1500 = 0 then 'https://video.example/x' end, 'Kim Oh', 'RBT', 'Initial Inquiry',
        ${now.toISOString()}::timestamptz - make_interval(mins => i * 40), now() from generate_series(1, 60000) i`)
    await tx.run(
      sql`update all_candidates set full_name = 'Zenobia Quill'
        where organization_id = ${organizationId}
        and received_at < ${now.toISOString()}::timestamptz - make_interval(mins => 11990 * 40) and full_name = 'Jo Lee'`,
    )
    await tx.run(
      sql`update all_candidates set status = 'Hired', position = 'BCBA',
        skills_score = (extract(hour from received_at)::int * 3)::text where extract(minute from received_at)::int = 20`,
    )
    await tx.run(sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, last_inbound_at)
      select organization_id, id, 'rbt', 'x', case when extract(minute from received_at)::int = 20
        and extract(hour from received_at)::int % 12 = 0 then now() end from all_candidates where full_name = 'Jo Lee'`)
    // Almost all that was handed off is taken up, and almost no canceled interview is left to tell about.
    await tx.run(sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
      select id, 'applicant', 900, '{}', '{}', now() from organizations on conflict do nothing`)
    await tx.run(sql`insert into automation_enrollments (organization_id, candidate_id, preset, version, status, progress,
      last_action, begun_at, status_since, handed_off_at, taken_up_at)
      select organization_id, id, 'applicant', 900, 'needs_staff', '{}', 'x', received_at, received_at, received_at,
        case when extract(minute from received_at)::int <> 20 or extract(hour from received_at)::int <> 0 then received_at end
        from all_candidates c where full_name in ('Jo Lee', 'Kim Oh') and extract(hour from received_at)::int < 12
          and not exists (select from automation_enrollments e where e.candidate_id = c.id and e.ended_at is null)`)
    await tx.run(sql`insert into interviews (organization_id, candidate_id, interview_date, status)
      select organization_id, id, received_at, 'Completed' from all_candidates where full_name in ('Jo Lee', 'Kim Oh')`)
  })
  await foldHiringJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  // Rows that other tests left and removed make these as large as if there were more rows.
  for (const index of ['candidates_registry', 'candidates_registry_all'])
    await world.services.pool.query(`reindex index ${index}`)
  for (const table of [
    'events',
    'all_candidates',
    'candidate_search_words',
    'candidate_funnel',
    'candidate_funnel_stale',
    'candidate_status_changes',
    'text_recipients',
    'automation_enrollments',
    'interviews',
  ])
    await world.services.pool.query(`vacuum analyze ${table}`)
}
