create table performance_reports (
  id uuid primary key default gen_random_uuid(),
  created_date timestamptz(3),
  stripe_customer_id text,
  amount bigint not null,
  fee bigint not null default 0,
  month int not null check (month between 1 and 12),
  year int not null check (year between 2000 and 2200)
);
create index performance_reports_month on performance_reports (year, month);
create index performance_reports_customer on performance_reports (stripe_customer_id, year, month);
select app.protect('performance_reports',
  'stripe_customer_id = (select o.stripe_customer_id from organizations o where o.id = app.organization_id())');

create table invoices (
  id text primary key,
  created bigint not null,
  status text not null,
  amount_paid bigint not null,
  customer text
);
create index invoices_created on invoices (created desc);
create index invoices_customer on invoices (customer, created desc);
select app.protect('invoices',
  'customer = (select o.stripe_customer_id from organizations o where o.id = app.organization_id())');

create table document_folders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  parent_id uuid,
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, parent_id) references document_folders (organization_id, id)
);
create index document_folders_parent on document_folders (organization_id, parent_id);
select app.protect('document_folders');

create table document_files (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  folder_id uuid,
  name text not null check (length(name) between 1 and 255),
  size bigint not null,
  mime text not null,
  stored_as text not null,
  uploaded_by uuid,
  expires_on date,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, folder_id) references document_folders (organization_id, id)
);
create index document_files_folder on document_files (organization_id, folder_id, created_at desc);
select app.protect('document_files');

create table interviews (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  location_id uuid,
  interview_date timestamptz(3) not null,
  minutes int not null default 30 check (minutes between 5 and 480),
  type text not null default 'Phone' check (type in ('Phone', 'Video', 'In person')),
  status text not null default 'Scheduled' check (status in ('Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled')),
  interviewer_id uuid,
  reminder_state text,
  note text,
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index interviews_date on interviews (organization_id, interview_date);
create index interviews_candidate on interviews (organization_id, candidate_id);
select app.protect('interviews');

-- Saved logins of job boards: the secret parts are envelopes, never text.
create table logins (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  site text not null,
  url text,
  username text not null,
  secret bytea,
  notes bytea,
  owner_id uuid,
  tags text[] not null default '{}',
  rotates_on date,
  updated_at timestamptz(3) not null default now()
);
create index logins_organization on logins (organization_id, lower(site));
select app.protect('logins');

create table imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  made_by uuid,
  file_name text not null,
  created int not null,
  updated int not null,
  skipped int not null,
  rejected int not null,
  at timestamptz(3) not null default now()
);
create index imports_organization on imports (organization_id, at desc);
select app.protect('imports');
