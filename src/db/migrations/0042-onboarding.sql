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

alter table organizations add column demo_at timestamptz(3);
create index organizations_prospects on organizations (prospect_stage) where prospect_stage is not null;

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
