-- Who gets the figures by mail, and when. `day`: 1 to 28 of the month, or 0 (Sunday) to 6 of the week; `hour`: in the
-- organization's zone. `next_at` moves on in the transaction that queues the mails, so that two processes send once.
create table report_schedules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  every text not null check (every in ('month', 'week')),
  day int not null check (case every when 'month' then day between 1 and 28 else day between 0 and 6 end),
  hour int not null check (hour between 0 and 23),
  recipients uuid[] not null check (cardinality(recipients) between 1 and 20),
  next_at timestamptz(3) not null,
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (organization_id, id)
);
create index report_schedules_due on report_schedules (next_at) where stopped_at is null;
create index report_schedules_organization on report_schedules (organization_id, created_at desc);
select app.protect('report_schedules');

-- One sending. `people`: who was meant, each with the mail or why there was none.
create table report_runs (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  schedule_id uuid not null,
  due_at timestamptz(3) not null,
  at timestamptz(3) not null,
  month text not null check (length(month) = 7),
  people jsonb not null,
  unique (schedule_id, due_at),
  foreign key (organization_id, schedule_id) references report_schedules (organization_id, id)
);
create index report_runs_newest on report_runs (organization_id, schedule_id, at desc);
select app.protect('report_runs');

-- A report may carry a file, and is sent at most once: whether it left when its process died is said to be unknown.
alter table mails
  add column attachment_name text check (length(attachment_name) <= 200),
  add column attachment text check (length(attachment) <= 1000000),
  drop constraint mails_kind_check,
  drop constraint mails_state_check,
  add constraint mails_kind_check check (kind in ('reset', 'invitation', 'report')),
  add constraint mails_state_check check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'kept'));
