-- Organizations (clients, and prospects that may become one) and their locations.
create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  status text not null default 'Active',
  scheduler boolean not null default false,
  subscription_type text,
  time_zone text not null default 'America/New_York',
  stripe_customer_id text unique,
  created_at timestamptz(3) not null default now(),
  requires_two_factor boolean not null default false,
  -- How long records of people who were archived or terminated are kept; null keeps them.
  retention_months int check (retention_months between 6 and 120),
  -- May be left out of the average of its BCBAs: culture fit is the legally riskiest of the three.
  counts_culture_fit boolean not null default true,
  -- The number that its texts leave from; without one they leave from the number of the settings.
  texting_number text check (texting_number ~ '^\+1[2-9][0-9]{9}$'),

  prospect_stage text check (prospect_stage in
    ('New Lead', 'Demo Scheduled', 'Demo Done', 'Proposal Sent', 'Agreement Out', 'Won', 'Lost')),
  prospect_stage_since timestamptz(3),
  contact_name text,
  contact_email text,
  contact_phone text,
  source text,
  expected_positions jsonb,
  -- How many places a prospect has, as it told us: it has no locations of its own before it is a client.
  expected_locations integer check (expected_locations between 0 and 10000),
  monthly_value bigint,
  next_step text,
  next_step_on date,
  demo_at timestamptz(3),
  owner_id uuid,
  lost_reason text,
  -- Where and when a prospect agreed in writing to be texted; blank: it did not.
  prospect_text_consent text check (length(prospect_text_consent) <= 200)
);
create index organizations_active on organizations (lower(status));
create index organizations_prospects on organizations (prospect_stage) where prospect_stage is not null;
create unique index organizations_texting_number on organizations (texting_number) where texting_number is not null;
select app.protect('organizations', 'id = app.organization_id()');

create trigger announce_added after insert on organizations referencing new table as added
  for each statement execute function app.announce_change('organizations', 'id');
create trigger announce_changed after update on organizations referencing new table as added
  for each statement execute function app.announce_change('organizations', 'id');
create trigger announce_gone after delete on organizations referencing old table as gone
  for each statement execute function app.announce_change('organizations', 'id');

-- Invoices and reports belong to whoever holds their customer id. A clinic does not give itself one, not even in SQL of its own.
create function app.keep_customer() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_user = 'reinforce_tenant' and new.stripe_customer_id is distinct from (case when tg_op = 'UPDATE' then old.stripe_customer_id end) then
    raise exception 'only the platform says whose invoices an organization sees' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger keep_customer before insert or update of stripe_customer_id on organizations
  for each row execute function app.keep_customer();

-- A clinic reads its number and never sets it: whose number a text leaves from is the platform's to say.
create function app.keep_texting_number() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('role') = 'reinforce_tenant' then
    raise exception 'an organization does not set its own texting number' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger organizations_texting_number before update of texting_number on organizations
  for each row when (old.texting_number is distinct from new.texting_number) execute function app.keep_texting_number();

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

-- What was said with a prospect. Prospects are the platform's own business: a clinic never sees its row here.
create table prospect_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('call', 'text', 'note')),
  body text not null check (length(body) between 1 and 4000),
  made_by uuid,
  at timestamptz(3) not null default now()
);
create index prospect_notes_list on prospect_notes (organization_id, at desc);
select app.protect('prospect_notes', 'false');

create table onboarding_drafts (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  kind text not null check (kind in ('organization', 'location', 'position')),
  data jsonb not null check (pg_column_size(data) < 200000),
  updated_at timestamptz(3) not null default now()
);
create index onboarding_drafts_list on onboarding_drafts (organization_id, updated_at desc);
select app.protect('onboarding_drafts');
