-- Applications whose job code leads nowhere: kept with the platform's staff until one of them says where they belong. They are nobody's
-- candidates yet. The rows are the platform's own: no clinic sees them, not even the one whose program handed them in.
create table unrouted_applications (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  -- Whose program it was; null where that is not known.
  from_organization_id uuid references organizations (id),
  -- Who handed it in, in words.
  came_from text not null check (length(came_from) <= 320),
  -- The code as it was received.
  code text not null check (length(code) <= 200),
  -- Its fields as they were received; gone once it was routed: then they are the candidate's.
  application jsonb,
  consent text check (length(consent) <= 500),
  email_key text generated always as (app.email_key(application ->> 'email_address')) stored,
  phone_key text generated always as (app.phone_key(application ->> 'phone_number')) stored,
  received_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'routed', 'dismissed')),
  decided_at timestamptz(3),
  decided_by uuid,
  check ((state = 'routed') = (application is null)),
  check ((state = 'waiting') = (decided_at is null)),
  primary key (organization_id, id)
);
create unique index unrouted_applications_id on unrouted_applications (id);
create index unrouted_applications_state on unrouted_applications (state, received_at desc, id);
select app.protect('unrouted_applications', 'false');
-- A program of a clinic hands in what the clinic never sees again.
create policy hand_in on unrouted_applications for insert to reinforce_tenant
  with check (from_organization_id = app.organization_id() and state = 'waiting');
