-- Files about one candidate that Admins download: everything on file, or the record of a decision. They are gone after a week, and when
-- the person is erased.
create table person_files (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  kind text not null check (kind in ('everything', 'decision')),
  made_by uuid not null,
  file_name text not null,
  total int not null default 0,
  done int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  stored_as text,
  -- SHA-256 of the JSON in the archive, so that a copy can be told from another one.
  digest text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index person_files_candidate on person_files (organization_id, candidate_id, created_at desc);
create index person_files_expired on person_files (expires_at);
select app.protect('person_files');
