-- Job codes, which stand in the link a candidate applies by, and the job posts that cost money.
create table job_codes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  location_id uuid not null,
  position text not null check (position in ('RBT', 'BCBA')),
  code text not null check (length(code) between 1 and 60),
  is_active boolean not null default true,
  first_used_at timestamptz(3),
  retired_at timestamptz(3),
  -- A code that was replaced points to its successor.
  replaced_by uuid references job_codes (id),
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
-- Codes are looked up whatever their case.
create unique index job_codes_code on job_codes (lower(code));
create index job_codes_location on job_codes (organization_id, location_id);
create index job_codes_list on job_codes (organization_id, is_active, id);
select app.protect('job_codes');

-- Codes are unique over all organizations, which a tenant cannot see: which of these are taken, and nothing of whose they are.
create function app.taken_codes(wanted text[]) returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select lower(j.code) from public.job_codes j where lower(j.code) in (select lower(w) from unnest(wanted) w)
$$;
-- Rights first: when the function is another role's, only that role can take them from everybody.
revoke execute on function app.taken_codes from public;
grant execute on function app.taken_codes to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.taken_codes owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

-- The rule `parseDay` in SQL: 2026-03-14 (a time behind it is cut off), 3/14/2026, 3-14-2026, 3/14/26; null when it is no day of the calendar.
create function app.day_of(written text) returns date language plpgsql immutable parallel safe as $$
declare
  t text := btrim(regexp_replace(coalesce(written, ''), '^(\s*\d{4}-\d{2}-\d{2})[T ].*$', '\1'), E' \t\n\r\f\v');
  m text[];
  y int;
begin
  if length(t) > 100 then return null; end if;
  m := regexp_match(t, '^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})$');
  if m is not null then
    if m[1]::int < 1000 then return null; end if;
    return make_date(m[1]::int, m[2]::int, m[3]::int);
  end if;
  m := regexp_match(t, '^([0-9]{1,2})([/-])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})$');
  if m is null then return null; end if;
  y := m[4]::int;
  if length(m[4]) = 2 then y := y + case when y < 70 then 2000 else 1900 end; end if;
  if y < 1000 then return null; end if;
  return make_date(y, m[1]::int, m[3]::int);
exception when datetime_field_overflow then return null;
end $$;

-- Warning wins over the window of 14 days; the rule is alert-state.ts.
create function app.alert_state(start_day date, cost numeric, today date) returns text language sql immutable parallel safe as $$
  select case when cost >= 10 then 'Warning' when today - start_day between 0 and 14 then 'Good' else 'Alert' end
$$;

create table job_post_tracker (
  id uuid primary key default gen_random_uuid(),
  organization text,
  location text,
  organization_id uuid not null references organizations (id),
  location_id uuid,
  job_start_date text,
  start_day date generated always as (app.day_of(job_start_date)) stored,
  cost_per_lead numeric(10, 2),
  active boolean not null default true,
  position text,
  note text,
  post_history jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index job_post_tracker_active on job_post_tracker (organization_id) where active;
create index job_post_tracker_list on job_post_tracker (organization_id, active, id);
create index job_post_tracker_place on job_post_tracker (organization_id, location_id) where active;
select app.protect('job_post_tracker');

create trigger announce_added after insert on job_post_tracker referencing new table as added
  for each statement execute function app.announce_change('job-posts', 'organization_id');
create trigger announce_changed after update on job_post_tracker referencing new table as added
  for each statement execute function app.announce_change('job-posts', 'organization_id');
create trigger announce_gone after delete on job_post_tracker referencing old table as gone
  for each statement execute function app.announce_change('job-posts', 'organization_id');
