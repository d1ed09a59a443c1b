-- An Admin of the platform looks at the console as a client's own Admin would, and changes nothing: which session looks as whom, and
-- until when. `told`: that it ended stands in the activity of both.
create table auth.viewings (
  id uuid primary key default gen_random_uuid(),
  session_token text not null,
  user_id uuid not null references reinforce_users (id) on delete cascade,
  organization_id uuid not null references organizations (id) on delete cascade,
  started_at timestamptz(3) not null default now(),
  until timestamptz(3) not null,
  ended_at timestamptz(3),
  told boolean not null default false
);
create unique index viewings_open on auth.viewings (session_token) where ended_at is null;
create index viewings_user on auth.viewings (user_id);
create index viewings_organization on auth.viewings (organization_id);

create function app.start_viewing(session_token text, user_id uuid, organization_id uuid, minutes int, out id uuid, out until timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.viewings v set ended_at = v.until where v.session_token = start_viewing.session_token and v.ended_at is null and v.until <= now();
  insert into auth.viewings as v (session_token, user_id, organization_id, until)
    values (start_viewing.session_token, start_viewing.user_id, start_viewing.organization_id, now() + make_interval(mins => minutes))
    returning v.id, v.until into start_viewing.id, start_viewing.until;
end $$;
revoke execute on function app.start_viewing from public;
grant execute on function app.start_viewing to reinforce_platform;

-- Ends it, unless it has ended, and answers it once: whoever gets the row tells.
create function app.end_viewing(viewing uuid) returns table (organization_id uuid, user_id uuid, seconds int)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.viewings v set ended_at = coalesce(v.ended_at, least(now(), v.until)), told = true where v.id = viewing and not v.told
    returning v.organization_id, v.user_id, extract(epoch from v.ended_at - v.started_at)::int
$$;
revoke execute on function app.end_viewing from public;
grant execute on function app.end_viewing to reinforce_platform;

-- It ends with its session, however that ends, and with the rights of who looks.
create function app.end_viewings_of_session() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.viewings v set ended_at = now() where v.session_token = old.token and v.ended_at is null;
  return null;
end $$;
revoke execute on function app.end_viewings_of_session from public;
create trigger end_viewings after delete on auth.session for each row execute function app.end_viewings_of_session();

create function app.end_viewings_of_person() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.viewings v set ended_at = now() where v.user_id = new.id and v.ended_at is null;
  return null;
end $$;
revoke execute on function app.end_viewings_of_person from public;
create trigger end_viewings after update of admin_level, organization_id, deactivated_at on reinforce_users for each row
  when (old.admin_level is distinct from new.admin_level or old.organization_id is distinct from new.organization_id
    or old.deactivated_at is distinct from new.deactivated_at)
  execute function app.end_viewings_of_person();

-- Until when somebody has looked at the interviews: what candidates booked by a link since then, the sidebar counts.
create table interview_looks (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  looked_at timestamptz(3) not null,
  primary key (organization_id, user_id)
);
create index interview_looks_user on interview_looks (user_id);
select app.protect('interview_looks');
