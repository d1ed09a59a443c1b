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
