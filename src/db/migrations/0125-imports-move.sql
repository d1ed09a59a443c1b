-- When an import last got further: one that runs and stands still has lost its job, and is swept.
alter table imports add column moved_at timestamptz(3) not null default now();
create index imports_running on imports (moved_at) where state = 'running';
