-- Letters without their marks in lower case, single spaces; the rest is dropped.
create function app.plain_letters(t text) returns text language sql immutable parallel safe as $$
  select coalesce(btrim(regexp_replace(regexp_replace(app.fold_case(normalize(t, NFD)) collate "und-x-icu", '[\u0300-\u036f''’.]', '', 'g'), '[^[:alpha:]]+', ' ', 'g')), '')
$$;

-- Who may look alike: the initials of the first and the last word of the name, in either order, within one city. Null without a city.
create function app.namesake_key(full_name text, city text) returns text language sql immutable parallel safe as $$
  select town || '|' || least(one, other) || greatest(one, other)
  from (select town, left(words[1], 1) collate "C" as one, left(words[array_upper(words, 1)], 1) collate "C" as other from (select app.plain_letters(left(city, 80)) as town, string_to_array(app.plain_letters(left(full_name, 120)), ' ') as words) x) y
  where town <> '' and one <> ''
$$;
-- As before, and a person's word goes before the computed number; the status still replaces both.
create function app.fit_sort(pos text, status text, certification text, rbt boolean, skills text, experience text,
                             skills_s text, experience_s text, culture_s text, override smallint)
returns smallint language sql immutable parallel safe as $$
  select case
    when lower(coalesce(status, '') collate "C") like '%terminated%' then -2
    when lower(coalesce(status, '') collate "C") like '%archived%' then -1
    when override is not null then override
    when pos = 'BCBA' then app.average_score(app.percent_hundredths(skills_s), app.percent_hundredths(experience_s), app.percent_hundredths(culture_s))
    when app.is_certification(certification) then 200
    when rbt then 195
    else app.average_score(app.percent_hundredths(skills), app.percent_hundredths(experience))
  end::smallint
$$;

create unique index reinforce_users_in_organization on reinforce_users (organization_id, id);

-- One rewrite of the table for all of it; a generated column cannot change its expression on every PostgreSQL we run on.
alter table all_candidates
  add column score_override smallint check (score_override between 0 and 100),
  add column score_override_reason text,
  add column score_override_by uuid,
  add column score_override_at timestamptz(3),
  add column owner_id uuid,
  add column follow_up_on date,
  add column follow_up_note text check (length(follow_up_note) <= 500),
  add column archive_reason text check (length(archive_reason) between 1 and 200),
  add column credential_status text check (credential_status in ('Active', 'Inactive', 'Expired', 'Not found')),
  add column credential_number text,
  add column credential_expires_on date,
  add column credential_supervisor text,
  add column credential_by uuid,
  add column credential_at timestamptz(3),
  add column namesake_key text generated always as (app.namesake_key(full_name, city)) stored,
  add column credential_key text generated always as (nullif(left(regexp_replace(upper(certification_number collate "C"), '[^A-Z0-9]', '', 'g'), 40), '')) stored,
  drop column fit_sort,
  add constraint all_candidates_owner foreign key (organization_id, owner_id) references reinforce_users (organization_id, id)
    on delete set null (owner_id);
alter table all_candidates
  add column fit_sort smallint generated always as (app.fit_sort(position, status, certification_number, current_rbt, skills_percentage,
    experience_percentage, skills_score, experience_score, culture_fit_score, score_override)) stored;
drop function app.fit_sort(text, text, text, boolean, text, text, text, text, text);
create index candidates_fit on all_candidates (organization_id, fit_sort, newest_at desc, id desc);
create index candidates_fit_all on all_candidates (fit_sort, newest_at desc, id desc);
create index candidates_namesakes on all_candidates (organization_id, namesake_key) where namesake_key is not null;
create index candidates_credential on all_candidates (organization_id, credential_key) where credential_key is not null;
create index candidates_follow_up on all_candidates (organization_id, owner_id, follow_up_on) where follow_up_on is not null;
create index candidates_owner on all_candidates (organization_id, owner_id) where owner_id is not null;

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

create table archive_reasons (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  label text not null check (length(label) between 1 and 120),
  sort_order int not null
);
create unique index archive_reasons_label on archive_reasons (organization_id, lower(label));
select app.protect('archive_reasons');
