-- Pages of a résumé's file whose words nobody could read (scans): what is not found may stand there.
alter table all_candidates add column resume_unread smallint not null default 0 check (resume_unread >= 0);
alter table uploads add column unread smallint not null default 0 check (unread >= 0);

-- What was read in a candidate's résumé, and the score it has by the rubric. One row a candidate with words in the résumé; `due`: to be read,
-- or to be read again. Kept beside the candidate, so that what others delivered is never lost and what a score rests on can be shown.
create table resume_scores (
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  state text not null default 'due' check (state in ('due', 'scoring', 'scored', 'failed')),
  due_at timestamptz(3) not null default now(),
  claimed_at timestamptz(3),
  tries int not null default 0,
  -- By which version of the rubric, for which position, on which day in the clinic's zone.
  rubric_version text,
  position text check (position in ('RBT', 'BCBA')),
  read_on date,
  facts jsonb,
  score jsonb,
  -- The candidate's scores are these, and no others that were delivered.
  is_used boolean not null default false,
  -- What was filled in from the résumé because it was blank.
  filled_certification text,
  filled_current_rbt boolean not null default false,
  scored_at timestamptz(3),
  primary key (organization_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  check (state <> 'scored' or (facts is not null and score is not null))
);
create index resume_scores_due on resume_scores (due_at, candidate_id) where state in ('due', 'scoring');
select app.protect('resume_scores');

-- However words come into a résumé, they are read: the row is made in the same transaction. The queue may be missing (a program that only
-- imports); then the run of every minute finds what waits.
create function app.wake_scoring() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.organization_id() is null then return; end if;
  perform app.enqueue('score-resumes', jsonb_build_object('organizationId', app.organization_id()));
exception when others then null;
end $$;

create function app.score_added() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.resume_scores (organization_id, candidate_id)
    select organization_id, id from added where resume_text ~ '[^[:space:]]' on conflict do nothing;
  if found then perform app.wake_scoring(); end if;
  return null;
end $$;
create trigger score_added after insert on all_candidates referencing new table as added
  for each statement execute function app.score_added();

create function app.score_changed() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.resume_scores as s (organization_id, candidate_id) values (new.organization_id, new.id)
    on conflict (organization_id, candidate_id) do update set state = 'due', due_at = now(), tries = 0;
  perform app.wake_scoring();
  return null;
end $$;
create trigger score_changed after update of resume_text, position on all_candidates for each row
  when (old.resume_text is distinct from new.resume_text
    or (old.position is distinct from new.position and new.resume_text is not null))
  execute function app.score_changed();

-- Who is here already and was never scored is read now. Row level security hides them from whoever owns the tables.
set local role reinforce_platform;
insert into resume_scores (organization_id, candidate_id)
  select organization_id, id from all_candidates
  where resume_text ~ '[^[:space:]]' and coalesce(nullif(btrim(skills_percentage), ''), nullif(btrim(experience_percentage), ''),
    nullif(btrim(skills_score), ''), nullif(btrim(experience_score), ''), nullif(btrim(culture_fit_score), '')) is null;
reset role;
