-- Keys with which a program of a clinic calls the API. Only a hash of the key is stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  name text not null check (length(name) between 1 and 80),
  prefix text not null,
  key_hash text not null unique,
  scope text not null check (scope in ('read', 'write')),
  created_by uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_keys_organization on api_keys (organization_id, created_at desc);
select app.protect('api_keys');

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

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('reset', 'invitation', 'report', 'notice'));
