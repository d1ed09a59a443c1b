import type pg from 'pg'
import { organizations, seedCandidates } from './seed-candidates.ts'
import { deferIndexes, openSteps, restoreIndexes } from './seed-steps.ts'

const mostOfOne = 100_000

/** Up to two changes of the status a candidate, and a text for every second one; of three one answers, and one answer in twenty waits. */
const histories = {
  'status changes': `
    insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
      select c.organization_id, c.id, c.received_at + make_interval(mins => (s.n * (10 + c.fit_sort * 60 + extract(minute from c.received_at)))::int), s.from_key, s.to_key
      from all_candidates c cross join lateral (values (1, 'initial inquiry', 'reviewed by clinic'), (2, 'reviewed by clinic', c.status_key)) s (n, from_key, to_key)
      where c.status_key <> 'initial inquiry' and s.from_key <> s.to_key order by c.received_at`,
  recipients: `
    insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name, last_message_at, last_inbound_at)
      select md5('t' || c.id)::uuid, c.organization_id, c.id, 'rbt', 'Someone', c.received_at + case when extract(second from c.received_at)::int % 3 = 0 and extract(minute from c.received_at)::int % 20 > 0 then interval '3 hours' else interval '0' end,
        case when extract(second from c.received_at)::int % 3 = 0 then c.received_at + interval '2 hours' end
      from all_candidates c where extract(second from c.received_at)::int % 2 = 0`,
  messages: `
    insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_status, sent_at, created_at)
      select r.organization_id, r.id, r.candidate_id, 'Hello from the clinic', 'Hello from the clinic',
        case when extract(minute from r.last_message_at)::int % 10 = 0 then 'failed' else 'delivered' end, r.last_message_at + interval '30 minutes', r.last_message_at + interval '30 minutes'
      from text_recipients r order by r.last_message_at`,
  'search words': 'insert into candidate_search_words select organization_id, id, search_words from all_candidates',
  funnel: 'insert into candidate_funnel_stale select organization_id, id from all_candidates order by received_at',
  counts: `insert into candidate_counts (organization_id, status, n) select organization_id, lower(status), count(*) from all_candidates group by 1, 2`,
}

const clinics = `
    insert into organizations (id, name, status, stripe_customer_id)
      select md5('o' || i)::uuid, 'Clinic ' || i, 'Active', 'cus_' || i from generate_series(1, ${organizations}) i;
    insert into organizations (id, name) values ('00000000-0000-4000-8000-000000000001', 'Platform') on conflict do nothing;
    insert into locations (id, organization_id, name, city, state)
      select md5('l' || i)::uuid, md5('o' || (1 + i % ${organizations}))::uuid, 'Location ' || i, 'Austin', 'TX' from generate_series(1, 700) i;
    insert into pipeline_statuses (organization_id, status_label, sort_order)
      select md5('o' || i)::uuid, s, n from generate_series(1, ${organizations}) i,
        unnest(array['Reviewed By Clinic', 'Interview Scheduled', 'Candidate Assessment', 'In-Process To Hire', 'Terminated']) with ordinality u (s, n);
    insert into job_post_tracker (organization_id, location_id, job_start_date, cost_per_lead)
      select organization_id, id, to_char(now() - make_interval(days => (random() * 30)::int), 'FMMM/FMDD/YYYY'), (random() * 14)::numeric(10, 2) from locations;
    insert into performance_reports (created_date, stripe_customer_id, amount, fee, month, year)
      select d, 'cus_' || i, 100000, 3000, extract(month from d), extract(year from d) from generate_series(1, ${organizations}) i,
        generate_series(date_trunc('month', now()) - interval '13 months', now(), interval '1 month') d`

/**
 * Candidates of 200 organizations (one holds `largest` of them, else a tenth), their locations and job posts, in sets. Runs as an administrator, who
 * is not bound by the policies. A stopped seed continues with its next step.
 */
export const seed = async (
  admin: pg.Client,
  {
    total,
    largest = Math.min(mostOfOne, Math.floor(total / 10)),
    isNarrow = false,
  }: { total: number; largest?: number; isNarrow?: boolean },
) => {
  const takeStep = await openSteps(admin)
  await admin.query('set session_replication_role = replica') // foreign keys and counters are filled in below
  await takeStep('defer indexes', async () => await deferIndexes(admin))
  await takeStep('clinics', async () => await admin.query(clinics))
  await seedCandidates(admin, takeStep, { total, largest, isNarrow })
  for (const [name, statement] of Object.entries(histories))
    await takeStep(name, async () => await admin.query(statement))
  await restoreIndexes(admin, takeStep)
  await admin.query('set session_replication_role = origin')
  await takeStep('vacuum', async () => await admin.query('vacuum analyze'), { isWhole: false })
}
