-- Whether a language model reads résumés beside the rubric; it has no say in any score. Off unless an Admin switches it on.
alter table scoring_settings add column model_reads boolean not null default false;

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
