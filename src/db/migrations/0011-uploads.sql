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
