-- Files with candidates in them: handed in by a person, sent with an application, loaded as a whole.

-- A file that a person handed in and that waits to be used; unused ones go after a day.
create table uploads (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  kind text not null check (kind in ('resume', 'import')),
  stored_as text not null,
  file_name text not null check (length(file_name) between 1 and 255),
  size bigint not null,
  text text,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  unique (organization_id, id)
);
create index uploads_unused on uploads (created_at) where used_at is null;
create index uploads_organization on uploads (organization_id, created_at desc);
select app.protect('uploads');

-- A résumé file that came with an application and that nobody looked into yet. It is opened by nobody until it was read.
create table resume_readings (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  stored_as text not null,
  -- Who sent it, sealed: files of one address are read one at a time.
  sender text not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'refused')),
  -- The end of "The file was not kept: …".
  reason text,
  tries int not null default 0,
  created_at timestamptz(3) not null default now(),
  claimed_at timestamptz(3),
  unique (organization_id, id)
);
create index resume_readings_waiting on resume_readings (created_at) where state <> 'refused';
create index resume_readings_candidate on resume_readings (organization_id, candidate_id);
select app.protect('resume_readings');

create table imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid,
  file_name text not null,
  stored_as text,
  headers text[] not null default '{}',
  mapping jsonb not null default '{}',
  consent text,
  state text not null default 'done' check (state in ('running', 'done', 'failed')),
  total int not null default 0,
  done int not null default 0,
  created int not null,
  updated int not null,
  skipped int not null,
  rejected int not null,
  failure text,
  at timestamptz(3) not null default now(),
  -- When it last got further: one that runs and stands still has lost its job, and is swept.
  moved_at timestamptz(3) not null default now(),
  undone_at timestamptz(3),
  unique (organization_id, id)
);
create index imports_organization on imports (organization_id, at desc);
create index imports_running on imports (moved_at) where state = 'running';
select app.protect('imports');

-- What an import filled in people who were here before.
create table import_changes (
  import_id uuid not null,
  organization_id uuid not null,
  candidate_id uuid not null,
  fields jsonb not null,
  primary key (import_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index import_changes_candidate on import_changes (organization_id, candidate_id);
select app.protect('import_changes');

create table import_rejects (
  import_id uuid not null,
  organization_id uuid not null,
  row int not null,
  cells text[] not null,
  reasons text[] not null,
  primary key (import_id, row)
);
select app.protect('import_rejects');
