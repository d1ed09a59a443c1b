import type pg from 'pg'

const largest = `md5('o1')::uuid`
const platform = `'00000000-0000-4000-8000-000000000001'::uuid`

/**
 * What long lists are made of, in sets, on top of the candidates: 5,000 organizations, 20,000 locations, 40,000 job codes, 50,000 job
 * posts, 20,000 invoices of 90 days, 5,000 logins and 2,000 people of the largest clinic, 1,000,000 facts. Runs as an administrator.
 */
export const seedLists = async (plain: pg.Pool) => {
  const client = await plain.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into organizations (id, name, status, prospect_stage, prospect_stage_since, contact_name, contact_email, source, monthly_value, stripe_customer_id, created_at)
        select md5('o' || i)::uuid, 'Clinic ' || i || ' ' || (array['North', 'South', 'Valley', 'Harbor'])[1 + i % 4],
          case when i % 5 < 3 then 'Active' when i % 5 = 3 then 'Prospect' else 'Paused' end,
          case when i % 5 = 3 then (array['New Lead', 'Demo Scheduled', 'Demo Done', 'Proposal Sent', 'Agreement Out'])[1 + i % 5] end,
          case when i % 5 = 3 then now() - make_interval(days => i % 60) end, 'Contact ' || i, 'contact' || i || '@example.test', 'Demo request', 100000, 'cus_' || i,
          now() - make_interval(days => i % 700)
        from generate_series(201, 5000) i;
      insert into locations (id, organization_id, name, city, state)
        select md5('l' || i)::uuid, md5('o' || (1 + i % 5000))::uuid, 'Location ' || i, (array['Austin', 'Miami', 'Denver', 'Tampa'])[1 + i % 4], 'TX' from generate_series(701, 20000) i;
      insert into job_codes (organization_id, location_id, position, code, is_active)
        select l.organization_id, l.id, p, upper(left(md5(l.id::text || p), 9)), get_byte(uuid_send(l.id), 3) % 8 > 0 from locations l cross join unnest(array['RBT', 'BCBA']) p;
      insert into job_post_tracker (organization_id, location_id, position, job_start_date, cost_per_lead, active, note)
        select l.organization_id, l.id, (array['RBT', 'BCBA'])[1 + n % 2], to_char(now() - make_interval(days => (get_byte(uuid_send(l.id), n) % 60)), 'FMMM/FMDD/YYYY'),
          (get_byte(uuid_send(l.id), n + 4) % 14)::numeric, n <> 2, case when n = 1 then 'Ask for weekend hours' end
        from (select l.*, row_number() over (order by id) as place from locations l) l cross join lateral generate_series(1, case when l.place % 2 = 0 then 2 else 3 end) n;
      insert into invoices (id, created, status, amount_paid, amount_due, due_date, customer)
        select 'in_' || i, extract(epoch from now())::bigint - (i::bigint * 7919 % 7700000), (array['paid', 'paid', 'paid', 'open', 'void'])[1 + i % 5],
          case when i % 5 < 3 then 10000 + i else 0 end, 10000 + i, extract(epoch from now())::bigint - (i % 40) * 86400 + 864000,
          'cus_' || case when i % 10 = 0 then 1 else 1 + i % 5200 end from generate_series(1, 20000) i;
      insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level, deactivated_at, last_sign_in_at)
        select md5('u' || i)::uuid, md5('a' || i)::uuid, 'user' || i || '@example.test', (array['Ana', 'Ben', 'Carla', 'Dario', 'Eva'])[1 + i % 5] || ' Person ' || i, ${largest},
          case when i % 10 = 0 then 'Manager' when i % 50 = 1 then 'Admin' end, case when i % 20 = 5 then now() end, now() - make_interval(hours => i) from generate_series(1, 2000) i;
      insert into logins (id, organization_id, site, url, username, owner_id, tags, rotates_on, strength, reuse_hash, secret_changed_at)
        select md5('g' || i)::uuid, ${largest}, (array['Indeed', 'ZipRecruiter', 'LinkedIn', 'Handshake'])[1 + i % 4] || ' ' || i, 'https://jobs.example/' || i, 'user' || i || '@example.test',
          md5('u' || (1 + i % 2000))::uuid, array['jobs', 'team ' || i % 9], current_date + i % 200, i % 4, decode(md5((i % 4600)::text), 'hex'), now() - make_interval(days => i % 300) from generate_series(1, 5000) i;
      insert into events (id, organization_id, at, name, who, about)
        select md5('f' || i)::uuid, c.organization_id, now() - make_interval(secs => i * 20),
          case when i % 400 = 7 then 'organization.retentionSet' else (array['candidate.statusChanged', 'candidate.statusChanged', 'text.sent', 'candidate.viewed', 'user.signedIn', 'candidate.changed', 'resume.viewed', 'note.added'])[1 + i % 8] end,
          case when c.organization_id = ${largest} then md5('u' || (1 + i % 2000))::uuid else md5('w' || c.organization_id)::uuid end, c.id
        from generate_series(1, 1000000) i join (select id, organization_id, row_number() over (order by id) as place from all_candidates) c
          on c.place = 1 + i % (select count(*) from all_candidates);
      insert into event_values (event_id, organization_id, before, after)
        select id, organization_id, '{"status": "Initial Inquiry"}', '{"status": "Hired"}' from events where name = 'candidate.statusChanged' on conflict do nothing;
      update reinforce_users set admin_level = 'Admin' where email in ('clinic@bench.test', 'platform@bench.test');
      set session_replication_role = origin;
      insert into reinforce_users (auth_user_id, email, full_name, organization_id) select md5('p' || i)::uuid, 'staff' || i || '@example.test', 'Staff ' || i, ${platform} from generate_series(1, 20) i`)
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
