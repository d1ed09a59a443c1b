-- What happened, the addresses that are told of it, and what vendors tell us.

-- A fact stays when a person is erased. The values before and after lie beside it.
create table facts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  at timestamptz(3) not null default now(),
  name text not null,
  who uuid,
  about uuid,
  batch_id uuid,
  -- A fact about a candidate's file in a folder is about the file, which others may see without the candidate. Whose it is stands
  -- here, so that its values (the file's name) are erased with the person, also when the file itself is long purged.
  candidate_id uuid
);
-- Activity is filtered inside the index that it is ordered by, which carries what it is filtered by; a person's facts and rare kinds
-- have one of their own.
create index facts_newest on facts (organization_id, at desc, id desc) include (name, who);
create index facts_newest_all on facts (at desc, id desc) include (name, who);
create index facts_by_person on facts (who, at desc, id desc) where who is not null;
create index facts_by_name on facts (name text_pattern_ops, at desc, id desc) include (organization_id);
create index facts_about on facts (organization_id, about, at desc);
create index facts_batch on facts (batch_id) where batch_id is not null;
create index facts_of_candidate on facts (organization_id, candidate_id) where candidate_id is not null;
select app.protect('facts');
revoke update, delete on facts from reinforce_tenant, reinforce_platform;

create table fact_values (
  fact_id uuid primary key references facts (id),
  organization_id uuid not null,
  before jsonb,
  after jsonb
);
select app.protect('fact_values');

-- Addresses that are told what happens. The signing secret is made from the server's own secret and `salt`.
create table webhooks (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  url text not null check (length(url) <= 2000),
  events text[] not null,
  salt text not null,
  is_active boolean not null default true,
  created_by uuid not null,
  created_at timestamptz(3) not null,
  failing_since timestamptz(3),
  switched_off_at timestamptz(3),
  unique (organization_id, id)
);
create index webhooks_active on webhooks (organization_id) where is_active;
select app.protect('webhooks');

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  webhook_id uuid not null,
  event text not null,
  fact_id uuid,
  about uuid,
  at timestamptz(3) not null,
  payload jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'delivered', 'failed')),
  tries int not null default 0,
  next_at timestamptz(3) not null default 'epoch',
  claimed_at timestamptz(3),
  answer_status int,
  answer text,
  problem text,
  settled_at timestamptz(3),
  foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (organization_id, webhook_id, at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state in ('waiting', 'sending');
create index webhook_deliveries_about on webhook_deliveries (organization_id, about);
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, fact_id);
select app.protect('webhook_deliveries');

create function app.webhook_event(fact_name text) returns text language sql immutable parallel safe
  return case
    when fact_name in ('candidate.added', 'candidate.applied', 'candidates.imported') then 'candidate.created'
    when fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'candidate.statusChanged'
    when fact_name = 'text.received' then 'text.received'
    when fact_name = 'optOut.recorded' then 'optOut.recorded'
  end;

-- A delivery is written with its fact, in one transaction, however the fact is written. The queue may be missing (a program
-- that only imports); then the run of every minute finds what waits.
create function app.tell_webhooks() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.webhooks where is_active) then return null; end if;
  insert into public.webhook_deliveries (organization_id, webhook_id, event, fact_id, about, at)
    select w.organization_id, w.id, app.webhook_event(f.name), f.id, f.about, f.at
    from added f join public.webhooks w on w.organization_id = f.organization_id and w.is_active and app.webhook_event(f.name) = any(w.events);
  if found and app.organization_id() is not null then
    begin
      perform app.enqueue('send-webhooks', jsonb_build_object('organizationId', app.organization_id()));
    exception when others then null;
    end;
  end if;
  return null;
end $$;
create trigger tell_webhooks after insert on facts referencing new table as added
  for each statement execute function app.tell_webhooks();

-- What vendors told us, once each. It comes before any organization is known, so only the platform's role sees it. The payload
-- (numbers and words of texts, invoices) is emptied when it is handled. The row stays for 30 days, so that what is told again is
-- known, and is then swept.
create table app.vendor_events (
  vendor text not null,
  vendor_id text not null,
  kind text not null,
  payload jsonb,
  at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  tries int not null default 0,
  primary key (vendor, kind, vendor_id),
  constraint vendor_events_open_payload check (handled_at is not null or payload is not null)
);
create index vendor_events_open on app.vendor_events (at) where handled_at is null;
create index vendor_events_age on app.vendor_events (at);
grant select, insert, update, delete on app.vendor_events to reinforce_platform;
