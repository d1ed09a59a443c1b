create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  status text not null default 'Active',
  scheduler boolean not null default false,
  subscription_type text,
  time_zone text not null default 'America/New_York',
  stripe_customer_id text unique,
  prospect_stage text check (prospect_stage in
    ('New Lead', 'Demo Scheduled', 'Demo Done', 'Proposal Sent', 'Agreement Out', 'Won', 'Lost')),
  prospect_stage_since timestamptz(3),
  contact_name text,
  contact_email text,
  contact_phone text,
  source text,
  expected_positions jsonb,
  monthly_value bigint,
  next_step text,
  next_step_on date,
  owner_id uuid,
  lost_reason text,
  created_at timestamptz(3) not null default now()
);
create index organizations_active on organizations (lower(status));
select app.protect('organizations', 'id = app.organization_id()');

create table locations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  name text not null check (length(name) between 1 and 200),
  is_active boolean not null default true,
  city text,
  state text,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);
create unique index locations_name on locations (organization_id, lower(name));
select app.protect('locations');

create table reinforce_users (
  id uuid primary key default gen_random_uuid(),
  auth_user_id uuid not null unique,
  email text not null,
  full_name text not null default '',
  role text not null default 'user',
  organization_id uuid references organizations (id),
  profile_image text,
  admin_level text check (admin_level in ('Manager', 'Admin')),
  text_template text,
  created_at timestamptz(3) not null default now()
);
create index reinforce_users_organization on reinforce_users (organization_id);
select app.protect('reinforce_users', 'organization_id = app.organization_id()');
-- Before the organization is known, a person reads his own profile and nothing else.
create policy own_profile on reinforce_users for select to reinforce_tenant using (auth_user_id = app.user_id());

create table invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  token_hash text not null unique,
  email text not null default '',
  phone_number text not null default '',
  full_name text not null default '',
  role text not null default 'user',
  admin_level text check (admin_level in ('Manager', 'Admin')),
  invited_by uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3)
);
create index invitations_organization on invitations (organization_id);
select app.protect('invitations');

create table pipeline_statuses (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  status_label text not null check (length(status_label) between 1 and 120),
  sort_order int not null default 0
);
create unique index pipeline_statuses_label on pipeline_statuses (organization_id, lower(status_label));
select app.protect('pipeline_statuses');

create table job_codes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  location_id uuid not null,
  position text not null check (position in ('RBT', 'BCBA')),
  code text not null check (length(code) between 1 and 60),
  is_active boolean not null default true,
  first_used_at timestamptz(3),
  retired_at timestamptz(3),
  replaced_by uuid references job_codes (id),
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create unique index job_codes_code on job_codes (lower(code));
create index job_codes_location on job_codes (organization_id, location_id);
select app.protect('job_codes');

create table job_post_tracker (
  id uuid primary key default gen_random_uuid(),
  organization text,
  location text,
  organization_id uuid not null references organizations (id),
  location_id uuid,
  job_start_date text,
  cost_per_lead numeric(10, 2),
  active boolean not null default true,
  position text,
  note text,
  post_history jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index job_post_tracker_active on job_post_tracker (organization_id) where active;
select app.protect('job_post_tracker');

-- A person's way to sign in and the profile are made in one transaction; only platform's role may call this.
create function app.create_sign_in(id uuid, name text, email text, phone text, role text, organization text, password_hash text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth."user" (id, name, email, phone_number, role, organization)
    values (create_sign_in.id, create_sign_in.name, lower(create_sign_in.email), create_sign_in.phone, create_sign_in.role, create_sign_in.organization);
  insert into auth.account ("accountId", "providerId", "userId", password)
    values (create_sign_in.id::text, 'credential', create_sign_in.id, password_hash);
end $$;
revoke execute on function app.create_sign_in from public;
grant execute on function app.create_sign_in to reinforce_platform;

create function app.is_taken(email text, phone text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth."user" u where u.email = lower(is_taken.email) or (is_taken.phone <> '' and u.phone_number = is_taken.phone))
$$;
revoke execute on function app.is_taken from public;
grant execute on function app.is_taken to reinforce_platform;
