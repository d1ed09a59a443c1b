-- Hiring figures, worked out ahead so that a month is read quickly, and the reports that carry them by mail.

-- Who held which status from when on, narrow and in one place: the hiring figures of a month read it in one scan.
create table candidate_status_changes (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  candidate_id uuid not null,
  at timestamptz(3) not null default now(),
  from_key text not null,
  to_key text not null
);
create index candidate_status_changes_candidate on candidate_status_changes (organization_id, candidate_id, at) include (from_key, to_key);
create index candidate_status_changes_at on candidate_status_changes using brin (at) with (pages_per_range = 16);
-- Hires and terminations are few among the changes.
create index candidate_status_changes_ends on candidate_status_changes (to_key, organization_id, at) include (candidate_id)
  where to_key in ('hired', 'terminated');
select app.protect('candidate_status_changes');
revoke insert, update, delete on candidate_status_changes from reinforce_tenant;

-- No foreign key: the trigger follows the candidates by itself, and bulk changes stay cheap.
create function app.note_status_changes() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from public.candidate_status_changes s using gone g where s.organization_id = g.organization_id and s.candidate_id = g.id;
  else
    insert into public.candidate_status_changes (organization_id, candidate_id, from_key, to_key)
      select a.organization_id, a.id, g.status_key, a.status_key from added a join gone g on g.id = a.id and g.status_key <> a.status_key;
  end if;
  return null;
end $$;
grant create on schema app to reinforce_platform;
alter function app.note_status_changes owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
create trigger note_status_moved after update on all_candidates referencing new table as added old table as gone
  for each statement execute function app.note_status_changes();
create trigger note_status_gone after delete on all_candidates referencing old table as gone
  for each statement execute function app.note_status_changes();

-- What the hiring figures need of each candidate, worked out once (server/hiring-sets.ts has the one definition). A month is the
-- viewer's own, by their zone, and medians cannot be added up: so nothing is folded by month, but a month reads narrow rows.
-- Whoever changes the definition marks everybody anew: candidate_hiring_stale gets a row for each candidate there is.
create table candidate_hiring (
  candidate_id uuid primary key,
  organization_id uuid not null,
  received_at timestamptz(3) not null,
  location_id uuid,
  source text collate "C" not null,
  status_key text collate "C" not null,
  furthest smallint not null,
  -- Minutes to the first touch.
  touch float8,
  -- The statuses that were held and left, and how many minutes each was held.
  left_keys text[] collate "C" not null,
  left_minutes float8[] not null
) with (fillfactor = 85);
create index candidate_hiring_received on candidate_hiring (organization_id, received_at);
create index candidate_hiring_received_all on candidate_hiring (received_at);
select app.protect('candidate_hiring');
revoke insert, update, delete on candidate_hiring from reinforce_tenant;

-- Candidates whose row is older than their facts: appended by every change, so that writers never wait for each other; taken away
-- by a job that works the row out anew. Who stands here is worked out while they are asked for. Short, so it has no index.
create table candidate_hiring_stale (
  organization_id uuid not null,
  candidate_id uuid not null
);
select app.protect('candidate_hiring_stale');
revoke insert, update, delete on candidate_hiring_stale from reinforce_tenant;

create function app.note_hiring_of_candidates() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_hiring_stale select organization_id, id from added;
  elsif tg_op = 'DELETE' then
    delete from public.candidate_hiring h using gone g where h.candidate_id = g.id;
    insert into public.candidate_hiring_stale select organization_id, id from gone;
  else
    -- A moved status is noted with its change.
    insert into public.candidate_hiring_stale select a.organization_id, a.id from added a join gone g on g.id = a.id
      where (a.newest_at, a.location_id, a.source) is distinct from (g.newest_at, g.location_id, g.source);
  end if;
  return null;
end $$;

create function app.note_hiring_of_changes() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from added;
  end if;
  if tg_op <> 'INSERT' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from gone;
  end if;
  return null;
end $$;

create function app.note_hiring_of_texts() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from added where sent_at is not null and message_direction = 'outbound';
  elsif tg_op = 'DELETE' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from gone where sent_at is not null and message_direction = 'outbound';
  else
    insert into public.candidate_hiring_stale
      select x.organization_id, x.candidate_id from added a join gone g on g.id = a.id
        cross join lateral (values (a.organization_id, a.candidate_id), (g.organization_id, g.candidate_id)) x (organization_id, candidate_id)
      where (a.sent_at, a.candidate_id, a.message_direction) is distinct from (g.sent_at, g.candidate_id, g.message_direction);
  end if;
  return null;
end $$;

grant create on schema app to reinforce_platform;
alter function app.note_hiring_of_candidates owner to reinforce_platform;
alter function app.note_hiring_of_changes owner to reinforce_platform;
alter function app.note_hiring_of_texts owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

create trigger hiring_added after insert on all_candidates referencing new table as added
  for each statement execute function app.note_hiring_of_candidates();
create trigger hiring_moved after update on all_candidates referencing new table as added old table as gone
  for each statement execute function app.note_hiring_of_candidates();
create trigger hiring_gone after delete on all_candidates referencing old table as gone
  for each statement execute function app.note_hiring_of_candidates();

create trigger hiring_added after insert on candidate_status_changes referencing new table as added
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_moved after update on candidate_status_changes referencing new table as added old table as gone
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_gone after delete on candidate_status_changes referencing old table as gone
  for each statement execute function app.note_hiring_of_changes();

create trigger hiring_added after insert on text_messages referencing new table as added
  for each statement execute function app.note_hiring_of_texts();
create trigger hiring_moved after update on text_messages referencing new table as added old table as gone
  for each statement execute function app.note_hiring_of_texts();
create trigger hiring_gone after delete on text_messages referencing old table as gone
  for each statement execute function app.note_hiring_of_texts();

-- Who gets the figures by mail, and when. `day`: 1 to 28 of the month, or 0 (Sunday) to 6 of the week; `hour`: in the
-- organization's zone. `next_at` moves on in the transaction that queues the mails, so that two processes send once.
create table report_schedules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  every text not null check (every in ('month', 'week')),
  day int not null check (case every when 'month' then day between 1 and 28 else day between 0 and 6 end),
  hour int not null check (hour between 0 and 23),
  recipients uuid[] not null check (cardinality(recipients) between 1 and 20),
  next_at timestamptz(3) not null,
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (organization_id, id)
);
create index report_schedules_due on report_schedules (next_at) where stopped_at is null;
create index report_schedules_organization on report_schedules (organization_id, created_at desc);
select app.protect('report_schedules');

-- One sending. `people`: who was meant, each with the mail or why there was none.
create table report_runs (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  schedule_id uuid not null,
  due_at timestamptz(3) not null,
  at timestamptz(3) not null,
  month text not null check (length(month) = 7),
  people jsonb not null,
  unique (schedule_id, due_at),
  foreign key (organization_id, schedule_id) references report_schedules (organization_id, id)
);
create index report_runs_newest on report_runs (organization_id, schedule_id, at desc);
select app.protect('report_runs');
