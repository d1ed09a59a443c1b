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
