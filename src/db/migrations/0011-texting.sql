-- Who may be texted, when, and how much: hours, stops, daily limits, opt-outs, refusals. What a guard asks before a text leaves.

-- Hours stricter than the product's own (9 to 20, Sunday noon to 20), minutes after local midnight. Weekday 0 is Sunday,
-- 7 a federal holiday; opens = closes is a closed day. No organization's data: platform staff edit it, everyone reads it.
create table app.texting_hours (
  state text not null check (length(state) = 2),
  weekday int not null check (weekday between 0 and 7),
  opens int not null check (opens between 0 and 1440),
  closes int not null check (closes between 0 and 1440),
  source text not null check (length(source) between 1 and 300),
  primary key (state, weekday)
);
grant select on app.texting_hours to reinforce_tenant;
grant select, insert, update, delete on app.texting_hours to reinforce_platform;
insert into app.texting_hours (state, weekday, opens, closes, source)
  select 'KY', d, 600, 1200, 'Kentucky opens at 10 (Referrizer, Drop Cowboy)' from generate_series(0, 6) d
  union all select 'RI', d, 540, 1080, 'Rhode Island 9–6 on weekdays (Referrizer)' from generate_series(1, 5) d
  union all select 'RI', 6, 600, 1020, 'Rhode Island 10–5 on Saturday (Referrizer)'
  union all select 'RI', 0, 0, 0, 'Rhode Island names no hours for Sunday (Referrizer)'
  union all select 'PA', 6, 720, 1200, 'Pennsylvania Saturday from noon in one source (Stello)'
  union all select s, d, 0, 0, case d when 0 then 'No Sunday' else 'No holidays' end || ' (Referrizer, Drop Cowboy)'
    from unnest(array['AL', 'LA', 'MS']) s cross join unnest(array[0, 7]) d
  union all select s, d, 480, 1200, '8–8 (Referrizer, Drop Cowboy, Stello)' from unnest(array['FL', 'MD', 'OK']) s cross join generate_series(0, 6) d
  union all select 'CT', d, 540, 1200, '9–8 (Referrizer)' from generate_series(0, 6) d
  union all select 'TX', d, 540, 1260, 'Monday to Saturday 9–9 (Referrizer)' from generate_series(1, 6) d
  union all select 'TX', 0, 720, 1260, 'Sunday noon–9 (Referrizer)';

-- What an organization says about its texts: narrower hours, a sender that may not send, a pause, a stop, a limit; and what its
-- sender is registered with.
create table organization_texting (
  organization_id uuid primary key references organizations (id),
  hours jsonb,
  sender_problem text,
  paused_until timestamptz(3),
  -- A switch that holds every text back until somebody lets them go on.
  stopped_at timestamptz(3),
  stopped_by text,
  stopped_why text,
  -- Most texts that leave a day: what the platform allows the organization, and what it allows itself below that.
  most_a_day int check (most_a_day between 1 and 1000000),
  own_most_a_day int check (own_most_a_day between 1 and 1000000),
  brand_id text check (length(brand_id) <= 60),
  campaign_id text check (length(campaign_id) <= 60),
  updated_at timestamptz(3) not null default now()
);
select app.protect('organization_texting');

-- One row while all texts are stopped. No organization's data: platform staff write it, every guard reads it.
create table app.texting_stop (
  only_one boolean primary key default true check (only_one),
  at timestamptz(3) not null,
  by_name text not null,
  why text not null
);
grant select on app.texting_stop to reinforce_tenant;
grant select, insert, update, delete on app.texting_stop to reinforce_platform;

-- One row while the texts of all organizations together are limited. No organization's data: platform staff write it, every guard reads it.
create table app.texting_limit (
  only_one boolean primary key default true check (only_one),
  most_a_day int not null check (most_a_day between 1 and 1000000)
);
grant select on app.texting_limit to reinforce_tenant;
grant select, insert, update, delete on app.texting_limit to reinforce_platform;

create table opt_outs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  phone text not null,
  at timestamptz(3) not null default now(),
  source text not null,
  proof text,
  proof_message_id uuid,
  ended_at timestamptz(3),
  ended_by text
);
create unique index opt_outs_open on opt_outs (organization_id, phone) where ended_at is null;
select app.protect('opt_outs');

-- Numbers that opted out on this platform, whichever organization they wrote to. A clinic may ask about numbers it holds.
create table app.opt_outs_everywhere (
  phone text primary key,
  at timestamptz(3) not null default now(),
  organization_id uuid
);
grant select, insert, update, delete on app.opt_outs_everywhere to reinforce_platform;
create function app.opted_out_everywhere(phones text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e.phone from app.opt_outs_everywhere e where e.phone = any(phones)
$$;
revoke execute on function app.opted_out_everywhere from public;
grant execute on function app.opted_out_everywhere to reinforce_tenant, reinforce_platform;

-- Which of these numbers may not be texted by these organizations (two arrays of one length), and since when; `here`: the
-- organization's own ledger says so, otherwise all that is told is that the number opted out of this service's texts. The
-- caller's row level security applies to the ledger. The guard, the rows and the inbox all ask this one function.
create function app.opt_out_marks(organizations uuid[], phones text[])
returns table (organization_id uuid, phone text, at timestamptz, here boolean)
language sql stable as $$
  select a.o, a.p, x.at, x.id is not null
  from (select distinct u.o, u.p from unnest(organizations, phones) u (o, p) where u.p is not null) a
  -- The limit keeps it a look-up of the asked numbers: a join could read the whole ledger of an organization.
  left join lateral (select o.id, o.at from public.opt_outs o
    where o.organization_id = a.o and o.phone = a.p and o.ended_at is null limit 1) x on true
  left join app.opted_out_everywhere(phones) e (p) on e.p = a.p
  where x.id is not null or e.p is not null
$$;
revoke execute on function app.opt_out_marks from public;
grant execute on function app.opt_out_marks to reinforce_tenant, reinforce_platform;

-- The number as a text would be sent to it: without its extension.
create function app.text_number(phone_key text) returns text language sql immutable parallel safe
  return '+1' || phone_key;

-- Which of these numbers belong to somebody who refused texts, by any record of these organizations (two arrays of one
-- length) or, with `everywhere`, of any organization: the caller learns of the refusal, not of who said it or where.
create function app.refused_numbers(organizations uuid[], phones text[], everywhere boolean)
returns table (organization_id uuid, phone text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.o, a.p from (select distinct u.o, u.p from unnest(organizations, phones) u (o, p) where u.p like '+1%') a
  where exists (select from public.all_candidates c
    where c.phone_key = substr(a.p, 3) and c.text_consent = 'refused' and (everywhere or c.organization_id = a.o))
$$;
revoke execute on function app.refused_numbers from public;
grant execute on function app.refused_numbers to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.refused_numbers owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

-- What a text is counted as: parts of the phone network, as src/features/messaging/rules/segments.ts counts them.
create function app.text_parts(body text) returns int
language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  is_basic constant boolean := body ~ ('^[-@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&''()*+,./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà' || E'\n\r\f' || '^{}\\[~\]|€]*$');
  wide constant text := case when is_basic then '[' || E'\f' || '\^{}\\\[~\]|€]' else '[\U00010000-\U0010FFFF]' end;
  single constant int := case when is_basic then 160 else 70 end;
  a_part constant int := case when is_basic then 153 else 67 end;
  units constant int := length(body) + regexp_count(body, wide);
  parts int := 1;
  filled int := 0;
  unit int;
  sign text;
begin
  if units <= single then return case when units = 0 then 0 else 1 end; end if;
  if units = length(body) then return ceil(units::numeric / a_part); end if;
  foreach sign in array string_to_array(body, null) loop
    unit := case when sign ~ wide then 2 else 1 end;
    if filled + unit > a_part then
      parts := parts + 1;
      filled := 0;
    end if;
    filled := filled + unit;
  end loop;
  return parts;
end $$;

-- Whatever holds a text until a moment (the guard, a vendor's wish, a new try, a person) thereby enqueues the job that releases it
-- then. One waiting job is enough: its run enqueues the next. One that is about to begin does not count: it may look before this
-- transaction is committed. The queue may be missing (a program that only imports); then the rare look for all finds what is due.
create function app.release_at(due timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if due is null or app.organization_id() is null then return; end if;
  begin
    if exists (select from pgboss.job where name = 'release-texts' and state < 'active'
               and start_after > clock_timestamp() + interval '5 seconds' and start_after <= due) then return; end if;
    perform app.enqueue('release-texts', jsonb_build_object('organizationId', app.organization_id()), greatest(due, now()));
  exception when invalid_schema_name or undefined_table or raise_exception then null;
  end;
end $$;
revoke execute on function app.release_at from public;
grant execute on function app.release_at to reinforce_tenant, reinforce_platform;

create function app.release_held() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app.release_at(min(c.send_at)) from changed c where c.message_status = 'held' and c.send_at is not null having min(c.send_at) is not null;
  return null;
end $$;
