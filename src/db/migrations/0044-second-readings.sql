-- Whether a language model reads résumés beside the rubric; it has no say in any score. Off unless an Admin switches it on.
alter table scoring_settings add column model_reads boolean not null default false;

-- Whether a résumé is read again because all of its organization are: such a reading sends nothing to a model.
alter table resume_scores add column with_all boolean not null default false;
create or replace function app.score_changed() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.resume_scores as s (organization_id, candidate_id) values (new.organization_id, new.id)
    on conflict (organization_id, candidate_id) do update set state = 'due', due_at = now(), tries = 0, with_all = false;
  perform app.wake_scoring();
  return null;
end $$;

-- What a model read in a candidate's résumé. One row a candidate whose résumé is to be read, or was.
create table second_readings (
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  state text not null default 'due' check (state in ('due', 'reading', 'read', 'failed')),
  due_at timestamptz(3) not null default now(),
  claimed_at timestamptz(3),
  tries int not null default 0,
  -- Which words (their digest), for which position, by which rubric and which model: the same four are not asked about again.
  text_hash text not null,
  position text not null check (position in ('RBT', 'BCBA')),
  rubric_version text not null,
  model text not null,
  -- [{ name, verdict, lines, quotes }]: verdicts on which three answers agree.
  criteria jsonb check (jsonb_typeof(criteria) = 'array'),
  read_at timestamptz(3),
  primary key (organization_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  check (state <> 'read' or (criteria is not null and read_at is not null))
);
create index second_readings_due on second_readings (due_at, candidate_id) where state in ('due', 'reading');
select app.protect('second_readings');
