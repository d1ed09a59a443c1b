-- One row a candidate and run of the auto scheduler: what was handed to the automation, or why not.
create table scheduler_requests (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  made_by uuid not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  reason text,
  send_at timestamptz(3),
  claimed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (run_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index scheduler_requests_run on scheduler_requests (run_id, state);
select app.protect('scheduler_requests');
