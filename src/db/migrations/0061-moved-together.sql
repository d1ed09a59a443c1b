-- Triggers compare what was with what is. A connection that moved one candidate first keeps the plan that fits one: a loop in a loop,
-- which took half a minute for the next ten thousand. A full join has no such plan: it sorts or hashes, however many come. In an update
-- each row has its other half, so it finds what the inner join found.
grant create on schema app to reinforce_platform;
set local role reinforce_platform;
create or replace function app.note_hiring_of_candidates() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_hiring_stale select organization_id, id from added;
  elsif tg_op = 'DELETE' then
    delete from public.candidate_hiring h using gone g where h.candidate_id = g.id;
    insert into public.candidate_hiring_stale select organization_id, id from gone;
  else
    -- A moved status is noted with its change.
    insert into public.candidate_hiring_stale select a.organization_id, a.id from added a full join gone g on g.id = a.id
      where (a.newest_at, a.location_id, a.source) is distinct from (g.newest_at, g.location_id, g.source);
  end if;
  return null;
end $$;

create or replace function app.note_hiring_of_texts() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from added where sent_at is not null and message_direction = 'outbound';
  elsif tg_op = 'DELETE' then
    insert into public.candidate_hiring_stale select organization_id, candidate_id from gone where sent_at is not null and message_direction = 'outbound';
  else
    insert into public.candidate_hiring_stale
      select x.organization_id, x.candidate_id from added a full join gone g on g.id = a.id
        cross join lateral (values (a.organization_id, a.candidate_id), (g.organization_id, g.candidate_id)) x (organization_id, candidate_id)
      where (a.sent_at, a.candidate_id, a.message_direction) is distinct from (g.sent_at, g.candidate_id, g.message_direction);
  end if;
  return null;
end $$;

create or replace function app.note_status_changes() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from public.candidate_status_changes s using gone g where s.organization_id = g.organization_id and s.candidate_id = g.id;
  else
    insert into public.candidate_status_changes (organization_id, candidate_id, from_key, to_key)
      select a.organization_id, a.id, g.status_key, a.status_key from added a full join gone g on g.id = a.id
      where a.status_key is distinct from g.status_key;
  end if;
  return null;
end $$;

reset role;
revoke create on schema app from reinforce_platform;
