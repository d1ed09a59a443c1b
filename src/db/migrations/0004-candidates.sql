-- What counts as white space is written out, and lower case is bound to a collation, so that SQL and the rules agree to the character.
create function app.trimmed(t text) returns text language sql immutable parallel safe as $$
  select regexp_replace(t, '^[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')
$$;

-- Letters that got a lower case after 2017 are one sign: ICU versions do not agree on it.
create function app.fold_case(t text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(t, '[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7dc\ua7f5\U00010570-\U00010595\U00010d50-\U00010d65\U00016e40-\U00016e5f\U00016ea0-\U00016eb8]',
    U&'\FFFD', 'g') collate "und-x-icu")
$$;

create function app.percent_hundredths(t text) returns int language sql immutable parallel safe as $$
  select case when t ~ '^[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[+]?[0-9]+(\.[0-9]+)?[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*(%[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*)?$'
    then case when length(ltrim(substring(t from '[0-9]+'), '0')) > 3 then 10000
      else least(10000, ('0' || ltrim(substring(t from '[0-9]+'), '0'))::int * 100
        + rpad(left(coalesce(substring(t from '\.([0-9]+)'), ''), 2), 2, '0')::int) end
    else 0 end
$$;

-- Rounded half up, whole hundredths in, a whole number out; zero values do not count.
create function app.average_score(variadic hundredths int[]) returns int language sql immutable parallel safe as $$
  select coalesce(((2 * sum(v) + 100 * count(*)) / (200 * count(*)))::int, 0) from unnest(hundredths) v where v > 0
$$;

create function app.is_certification(t text) returns boolean language sql immutable parallel safe as $$
  select c <> '' and c <> all (array['n/a', 'na', 'none', 'no', 'nil', 'null', '-', '–', '0', 'x', 'tbd', 'pending'])
    and c !~ '^(pending|in progress|taking exam|awaiting|scheduled|working on|not |no )'
  from (select lower(app.trimmed(coalesce(t, '')) collate "C")) x (c)
$$;

-- One number that sorts by rank and then by score: -2 terminated, -1 archived, 0..100 computed, 195 experienced, 200 certified.
create function app.fit_sort(pos text, status text, certification text, rbt boolean,
                             skills text, experience text, skills_s text, experience_s text, culture_s text)
returns smallint language sql immutable parallel safe as $$
  select case
    when lower(coalesce(status, '') collate "C") like '%terminated%' then -2
    when lower(coalesce(status, '') collate "C") like '%archived%' then -1
    when pos = 'BCBA' then app.average_score(app.percent_hundredths(skills_s), app.percent_hundredths(experience_s), app.percent_hundredths(culture_s))
    when app.is_certification(certification) then 200
    when rbt then 195
    else app.average_score(app.percent_hundredths(skills), app.percent_hundredths(experience))
  end::smallint
$$;

create function app.search_line(t text, longest int) returns text language sql immutable parallel safe as $$
  select app.fold_case(replace(left(coalesce(t, ''), longest), E'\n', ' '))
$$;

-- The five searched fields in lower case, a line each, and the digits of the phone. Cut so that it fits into an index.
create function app.search_text(full_name text, email text, phone text, city text, state text) returns text
language sql immutable parallel safe as $$
  select app.search_line(full_name, 120) || E'\n' || app.search_line(email, 160) || E'\n' || app.search_line(phone, 40) || E'\n'
    || app.search_line(city, 80) || E'\n' || app.search_line(state, 40) || E'\n'
    || left(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 20)
$$;

-- What makes two candidates of one organization the same person (see plan-import.ts); null when there is nothing to go by.
create function app.email_key(email text) returns text language sql immutable parallel safe as $$
  select nullif(app.fold_case(left(app.trimmed(email), 320)), '')
$$;
create function app.phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(k) >= 7 then k end from (select regexp_replace(regexp_replace(regexp_replace(left(phone, 60),
    '(;?[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]?[eE][xX][tT]([eE][nN][sS][iI][oO][nN]|\.|=)?|[xX#])([ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[.:])*[0-9]{1,7}[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$', ''),
    '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) x (k)
$$;

create table all_candidates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  location_id uuid,
  location text,
  full_name text not null default '',
  email_address text,
  phone_number text,
  city text,
  state text,
  date_submitted date,
  date_submitted_ts timestamptz(3),
  created_at timestamptz(3) not null default now(),
  position text not null default 'RBT' check (position in ('RBT', 'BCBA')),
  status text not null default 'Initial Inquiry' check (length(status) between 1 and 120),
  resume text,
  resume_text text,
  video_introduction text,
  certification_number text,
  current_rbt boolean,
  auto_scheduler_sent boolean not null default false,
  skills_percentage text,
  experience_percentage text,
  skills_rationale text,
  experience_rationale text,
  reinforce_analysis text,
  skills_score text,
  experience_score text,
  culture_fit_score text,
  bcba_skills_rationale text,
  bcba_experience_rationale text,
  culture_fit_rationale text,
  findbcbas_analysis text,
  -- ours
  position_received text,
  job_code_id uuid references job_codes (id),
  import_id uuid,
  source text,
  resume_file text,
  video_file text,
  text_consent text check (text_consent in ('given', 'refused')),
  text_consent_source text,
  text_consent_at timestamptz(3),
  newest_at timestamptz(3) generated always as (coalesce(date_submitted_ts, created_at)) stored,
  phone_digits text generated always as (left(regexp_replace(coalesce(phone_number, ''), '[^0-9]', '', 'g'), 20)) stored,
  email_key text generated always as (app.email_key(email_address)) stored,
  phone_key text generated always as (app.phone_key(phone_number)) stored,
  status_key text generated always as (app.fold_case(app.trimmed(status))) stored,
  fit_sort smallint generated always as (app.fit_sort(position, status, certification_number, current_rbt, skills_percentage,
    experience_percentage, skills_score, experience_score, culture_fit_score)) stored,
  search_text text generated always as (app.search_text(full_name, email_address, phone_number, city, state)) stored,
  unique (organization_id, id),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index candidates_newest on all_candidates (organization_id, newest_at desc, id desc) include (search_text);
create index candidates_newest_all on all_candidates (newest_at desc, id desc) include (search_text);
create index candidates_fit on all_candidates (organization_id, fit_sort desc, newest_at desc, id desc);
create index candidates_fit_all on all_candidates (fit_sort desc, newest_at desc, id desc);
-- Keys are columns: under row level security an index on lower(…) is never used, since lower() may leak what it sees.
create index candidates_status on all_candidates (organization_id, status_key, newest_at desc, id desc);
create index candidates_created on all_candidates (organization_id, created_at) include (location_id);
create index candidates_created_all on all_candidates (created_at) include (organization_id, location_id);
create index candidates_email on all_candidates (organization_id, email_key) where email_key is not null;
create index candidates_phone on all_candidates (organization_id, phone_key) where phone_key is not null;
create index candidates_phone_digits on all_candidates (organization_id, phone_digits) where phone_digits <> '';
create index candidates_import on all_candidates (import_id) where import_id is not null;
create index candidates_location on all_candidates (organization_id, location_id, newest_at desc, id desc);
select app.protect('all_candidates');

-- Candidates by organization and status as appended differences, folded by a job: writers of one organization never wait for each other.
create table candidate_counts (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  status text not null,
  n bigint not null
);
create index candidate_counts_organization on candidate_counts (organization_id) include (status, n);
select app.protect('candidate_counts');
revoke insert, update, delete on candidate_counts from reinforce_tenant;

create function app.count_candidates() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_counts (organization_id, status, n)
      select organization_id, status_key, count(*) from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into public.candidate_counts (organization_id, status, n)
      select organization_id, status_key, -count(*) from gone group by 1, 2;
  else
    insert into public.candidate_counts (organization_id, status, n)
      select organization_id, status, sum(n) from (
        select organization_id, status_key as status, 1 as n from added
        union all select organization_id, status_key, -1 from gone) d
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
grant create on schema app to reinforce_platform;
alter function app.count_candidates owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
create trigger count_added after insert on all_candidates referencing new table as added
  for each statement execute function app.count_candidates();
create trigger count_gone after delete on all_candidates referencing old table as gone
  for each statement execute function app.count_candidates();
create trigger count_moved after update on all_candidates referencing new table as added old table as gone
  for each statement execute function app.count_candidates();

create table status_batches (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  status text not null,
  changed int not null,
  created_at timestamptz(3) not null default now(),
  undone_at timestamptz(3)
);
create index status_batches_mine on status_batches (organization_id, made_by, created_at desc);
select app.protect('status_batches');
