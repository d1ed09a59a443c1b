-- Candidates, what a clinic says about them, how they are counted, seen, shared and taken along.

-- The columns of the specification first; they keep its names, and its texts where numbers would do.
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

  -- Where they came from.
  position_received text,
  job_code_id uuid references job_codes (id),
  import_id uuid,
  source text,

  -- Files in the store. One that another replaced (a new upload, a merge) stays there until the candidate is erased: then nobody
  -- may have forgotten where it lies.
  resume_file text,
  video_file text,
  earlier_files text[] not null default '{}',

  text_consent text check (text_consent in ('given', 'refused')),
  text_consent_source text,
  text_consent_at timestamptz(3),
  -- The language a candidate would rather be spoken and written to in; unknown for most.
  preferred_language text check (preferred_language in ('English', 'Spanish', 'Other')),

  -- What a clinic asks a BCBA besides: where one is licensed, how many people one can still supervise, which assessments one gives.
  state_licences text check (length(state_licences) <= 200),
  supervision_capacity smallint check (supervision_capacity between 0 and 99),
  assessments text check (length(assessments) <= 200),

  -- A person's word in place of the computed score.
  score_override smallint check (score_override between 0 and 100),
  score_override_reason text,
  score_override_by uuid,
  score_override_at timestamptz(3),
  -- The choice of the organization, so that the stored score needs nothing but its row.
  counts_culture_fit boolean not null default true,

  owner_id uuid,
  follow_up_on date,
  follow_up_note text check (length(follow_up_note) <= 500),
  archive_reason text check (length(archive_reason) between 1 and 200),

  credential_status text check (credential_status in ('Active', 'Inactive', 'Expired', 'Not found')),
  credential_number text,
  credential_expires_on date,
  credential_supervisor text,
  credential_by uuid,
  credential_at timestamptz(3),

  -- Two records of one person: the one that was put aside names the one that was kept.
  merged_into uuid,
  erase_on date,
  erase_reason text check (length(erase_reason) <= 500),

  -- Keys are columns: under row level security an index on lower(…) is never used, since lower() may leak what it sees.
  newest_at timestamptz(3) generated always as (coalesce(date_submitted_ts, created_at)) stored,
  phone_digits text generated always as (left(regexp_replace(coalesce(phone_number, ''), '[^0-9]', '', 'g'), 20)) stored,
  email_key text generated always as (app.email_key(email_address)) stored,
  phone_key text generated always as (app.phone_key(phone_number)) stored,
  namesake_key text generated always as (app.namesake_key(full_name, city)) stored,
  credential_key text generated always as (nullif(left(regexp_replace(upper(certification_number collate "C"), '[^A-Z0-9]', '', 'g'), 40), '')) stored,
  status_key text generated always as (app.fold_case(app.trimmed(status))) stored,
  fit_sort smallint generated always as (app.fit_sort(position, status, certification_number, current_rbt, skills_percentage,
    experience_percentage, skills_score, experience_score, case when counts_culture_fit then culture_fit_score end, score_override)) stored,
  search_text text generated always as (app.search_text(full_name, email_address, phone_number, city, state)) stored,

  unique (organization_id, id),
  foreign key (organization_id, location_id) references locations (organization_id, id),
  constraint all_candidates_owner foreign key (organization_id, owner_id) references reinforce_users (organization_id, id)
    on delete set null (owner_id),
  constraint all_candidates_merged foreign key (organization_id, merged_into) references all_candidates (organization_id, id)
    on delete set null (merged_into)
);
-- What a clinic received is counted as the directory counts it, which knows when a candidate was submitted.
create index candidates_newest on all_candidates (organization_id, newest_at desc, id desc) include (search_text, date_submitted_ts);
create index candidates_newest_all on all_candidates (newest_at desc, id desc) include (search_text);
create index candidates_fit on all_candidates (organization_id, fit_sort, newest_at desc, id desc);
create index candidates_fit_all on all_candidates (fit_sort, newest_at desc, id desc);
create index candidates_status on all_candidates (organization_id, status_key, newest_at desc, id desc);
-- How a job post fares is counted without looking at the candidates themselves.
create index candidates_location on all_candidates (organization_id, location_id, newest_at desc, id desc)
  include (fit_sort, status_key, position, date_submitted_ts);
create index candidates_language on all_candidates (organization_id, preferred_language, newest_at desc, id desc) where preferred_language is not null;
create index candidates_created on all_candidates (organization_id, created_at) include (location_id);
create index candidates_created_all on all_candidates (created_at) include (organization_id, location_id);
create index candidates_email on all_candidates (organization_id, email_key) where email_key is not null;
create index candidates_phone on all_candidates (organization_id, phone_key) where phone_key is not null;
create index candidates_phone_digits on all_candidates (organization_id, phone_digits) where phone_digits <> '';
create index candidates_namesakes on all_candidates (organization_id, namesake_key) where namesake_key is not null;
create index candidates_credential on all_candidates (organization_id, credential_key) where credential_key is not null;
create index candidates_refused on all_candidates (phone_key) where text_consent = 'refused';
create index candidates_follow_up on all_candidates (organization_id, owner_id, follow_up_on) where follow_up_on is not null;
create index candidates_owner on all_candidates (organization_id, owner_id) where owner_id is not null;
create index candidates_job_code on all_candidates (organization_id, job_code_id) where job_code_id is not null;
create index candidates_import on all_candidates (import_id) where import_id is not null;
create index candidates_merged on all_candidates (organization_id, merged_into) where merged_into is not null;
create index candidates_to_erase on all_candidates (erase_on) where erase_on is not null;
select app.protect('all_candidates');

create function app.take_culture_choice() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.counts_culture_fit := coalesce((select o.counts_culture_fit from public.organizations o where o.id = new.organization_id), true);
  return new;
end $$;
create trigger take_culture_choice before insert or update of position on all_candidates for each row
  when (new.position = 'BCBA') execute function app.take_culture_choice();

create function app.keep_earlier_files() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.earlier_files := (select coalesce(array_agg(distinct k order by k), '{}') from unnest(old.earlier_files || array[old.resume_file, old.video_file]) k
    where k is not null and k not in (coalesce(new.resume_file, ''), coalesce(new.video_file, '')));
  return new;
end $$;
create trigger keep_earlier_files before update of resume_file, video_file on all_candidates for each row
  when ((old.resume_file, old.video_file) is distinct from (new.resume_file, new.video_file)) execute function app.keep_earlier_files();

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

create table pipeline_statuses (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  status_label text not null check (length(status_label) between 1 and 120),
  sort_order int not null default 0
);
create unique index pipeline_statuses_label on pipeline_statuses (organization_id, lower(status_label));
select app.protect('pipeline_statuses');

create table archive_reasons (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  label text not null check (length(label) between 1 and 120),
  sort_order int not null
);
create unique index archive_reasons_label on archive_reasons (organization_id, lower(label));
select app.protect('archive_reasons');

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

create table candidate_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  written_by uuid not null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index candidate_notes_newest on candidate_notes (organization_id, candidate_id, created_at desc, id desc);
select app.protect('candidate_notes');

-- A link to a page about one candidate, without a way to reach them, for someone who has no account. Only the hash is kept.
create table candidate_shares (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  token_hash text not null unique,
  made_by uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  opened int not null default 0,
  last_opened_at timestamptz(3),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index candidate_shares_newest on candidate_shares (organization_id, candidate_id, created_at desc);
select app.protect('candidate_shares');

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  name text not null check (length(name) between 1 and 80),
  search text not null check (length(search) <= 4000),
  columns text[],
  density text check (density in ('comfortable', 'compact')),
  shared boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (organization_id, made_by, lower(name));
select app.protect('saved_views');

-- A download that a person asked for: read when it is opened, or written by a job and kept for a week.
create table exports (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  format text not null check (format in ('csv', 'json', 'xlsx')),
  selection jsonb not null,
  file_name text not null,
  total int not null,
  done int not null default 0,
  state text not null check (state in ('streamed', 'waiting', 'ready', 'failed')),
  stored_as text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index exports_mine on exports (organization_id, made_by, created_at desc);
create index exports_expired on exports (expires_at);
select app.protect('exports');
