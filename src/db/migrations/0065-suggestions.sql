-- What came by an open door (the apply page, a mail) about somebody who is on file. It changes nothing of theirs until a person of the
-- clinic accepts it: whoever fills in a form may be anybody. `fields`: the columns of a candidate with the values that were typed;
-- `consent_source`: the words of a consent to texts that was given there.
create table candidate_suggestions (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  came_by text not null check (came_by in ('apply', 'mail')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  consent_source text,
  made_at timestamptz(3) not null,
  decision text check (decision in ('accepted', 'dismissed')),
  decided_by uuid,
  decided_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id),
  check ((decision is null) = (decided_at is null))
);
create index candidate_suggestions_open on candidate_suggestions (organization_id, candidate_id, made_at desc);
select app.protect('candidate_suggestions');

-- A file of somebody who is on file lies beside their résumé and never takes its place.
alter table resume_readings add column is_beside boolean not null default false;
