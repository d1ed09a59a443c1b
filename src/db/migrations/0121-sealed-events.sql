-- Each organization's events are sealed in one order, block after block: a later change of an event, or of their order, shows.

-- The events to seal, written with them. Without an index, because every event passes through it and it is nearly empty.
create table event_queue (
  organization_id uuid not null,
  event_id uuid not null,
  queued_at timestamptz(3) not null default now()
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
select app.protect('event_queue');
revoke update, delete on event_queue from reinforce_tenant;

-- The place of an event in the record of its organization, and what its values were, as a hash that keeps them secret: erasure deletes
-- the values and empties the salt. `mark`: the beginning of the entry's hash, which finds the one that changed.
create table event_seals (
  organization_id uuid not null,
  position bigint not null,
  event_id uuid not null,
  salt uuid,
  commitment bytea,
  mark bytea not null,
  primary key (organization_id, position),
  unique (organization_id, event_id)
);
select app.protect('event_seals');

-- Each block names the hash of the one before it: only the last hash has to be kept elsewhere to prove all of them.
create table event_blocks (
  organization_id uuid not null,
  n int not null,
  first_position bigint not null,
  events int not null,
  root bytea not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz(3) not null,
  primary key (organization_id, n)
);
create index event_blocks_sealed on event_blocks (organization_id, sealed_at);
select app.protect('event_blocks');
revoke insert, update, delete on event_seals, event_blocks from reinforce_tenant;

-- The last check of a record: how far it was read, the last intact end (which a later check must still find), and its first fault.
create table record_checks (
  organization_id uuid primary key,
  requested_at timestamptz(3),
  checked_at timestamptz(3),
  events bigint not null default 0,
  erased bigint not null default 0,
  head bytea,
  fault jsonb
);
select app.protect('record_checks');
revoke insert, update, delete on record_checks from reinforce_tenant;
grant insert (organization_id, requested_at), update (requested_at) on record_checks to reinforce_tenant;

create function app.queue_events() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.event_queue (organization_id, event_id) select f.organization_id, f.id from added f;
  return null;
end $$;
create trigger queue_events after insert on events referencing new table as added for each statement execute function app.queue_events();

-- The events so far are sealed in the background.
set local role reinforce_platform;
insert into event_queue (organization_id, event_id) select organization_id, id from events;
reset role;
