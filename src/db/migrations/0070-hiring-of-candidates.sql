-- What the hiring figures need of each candidate, worked out once (server/hiring-sets.ts has the one definition). A month is the
-- viewer's own, by his zone, and medians cannot be added up: so nothing is folded by month, but a month reads narrow rows.
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
-- by a job that works the row out anew. Who stands here is worked out while he is asked for. Short, so it has no index.
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

do $$
declare t record;
begin
  grant create on schema app to reinforce_platform;
  for t in select * from (values ('all_candidates', 'note_hiring_of_candidates'), ('candidate_status_changes', 'note_hiring_of_changes'),
    ('text_messages', 'note_hiring_of_texts')) v (name, note) loop
    execute format('alter function app.%I owner to reinforce_platform', t.note);
    execute format('create trigger hiring_added after insert on %I referencing new table as added for each statement execute function app.%I()', t.name, t.note);
    execute format('create trigger hiring_moved after update on %I referencing new table as added old table as gone for each statement execute function app.%I()', t.name, t.note);
    execute format('create trigger hiring_gone after delete on %I referencing old table as gone for each statement execute function app.%I()', t.name, t.note);
  end loop;
  revoke create on schema app from reinforce_platform;
end $$;

-- Everybody who was here before. A later change of the definition does this again.
set local role reinforce_platform;
insert into candidate_hiring_stale select organization_id, id from all_candidates order by newest_at;
reset role;
