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

alter table job_post_tracker add column start_day date generated always as (app.day_of(job_start_date)) stored;
alter table job_post_tracker add column updated_at timestamptz(3) not null default now();

-- Warning wins over the window of 14 days; the rule is alert-state.ts.
create function app.alert_state(start_day date, cost numeric, today date) returns text language sql immutable parallel safe as $$
  select case when cost >= 10 then 'Warning' when today - start_day between 0 and 14 then 'Good' else 'Alert' end
$$;

create index job_post_tracker_list on job_post_tracker (organization_id, active, id);
create index job_post_tracker_place on job_post_tracker (organization_id, location_id) where active;
