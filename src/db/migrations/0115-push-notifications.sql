-- Push notifications: the browsers that get them, each person's choices, and one row for each notification and browser.

create table push_devices (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  -- The address that the browser's maker gave this browser, and the browser's keys: only it can read what is sent there.
  endpoint text not null unique check (length(endpoint) between 10 and 1000),
  p256dh text not null check (length(p256dh) = 87),
  auth_secret text not null check (length(auth_secret) = 22),
  -- The public key of ours that the browser accepts messages of.
  server_key text not null check (length(server_key) = 87),
  label text not null check (length(label) between 1 and 100),
  -- The session it was turned on or last seen in, as it is stored: a sign-out forgets the browser.
  session_token text not null,
  created_at timestamptz(3) not null,
  last_sent_at timestamptz(3),
  primary key (organization_id, id)
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_token);
select app.protect('push_devices');

create table push_choices (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  hidden text[] not null default '{}',
  -- Minutes after midnight. The same twice: no quiet hours. Without a zone, the organization's.
  quiet_from smallint not null default 1260 check (quiet_from between 0 and 1439),
  quiet_until smallint not null default 420 check (quiet_until between 0 and 1439),
  time_zone text check (length(time_zone) between 1 and 100),
  shows_details boolean not null default false,
  primary key (organization_id, user_id)
);
select app.protect('push_choices');

-- A row is claimed by leaving `waiting` before the call and comes back only when the browser's maker refused it for now. Ids alone:
-- its text is written when it is sent.
create table pushes (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  device_id uuid not null,
  kind text not null check (kind in ('reply', 'booking', 'starting', 'handoff', 'request', 'test')),
  candidate_id uuid,
  -- The event or the interview it is about.
  cause_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  outcome text check (length(outcome) <= 100),
  tries smallint not null default 0,
  at timestamptz(3) not null,
  next_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  primary key (organization_id, id),
  unique (organization_id, device_id, kind, cause_id, expires_at),
  foreign key (organization_id, device_id) references push_devices (organization_id, id) on delete cascade,
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index pushes_due on pushes (next_at) where state = 'waiting';
create index pushes_candidate on pushes (organization_id, candidate_id);
create index pushes_age on pushes (at);
select app.protect('pushes');

-- Sessions that were ended before their time, by a sign-out or by someone else: hashes, gone with the next round of notifications.
create table app.ended_sessions (
  token text primary key,
  ended_at timestamptz(3) not null default now()
);
grant select, delete on app.ended_sessions to reinforce_platform;
create function app.remember_ended_session() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.ended_sessions (token) values (old.token) on conflict do nothing;
  return null;
end $$;
revoke execute on function app.remember_ended_session from public;
create trigger remember_ended_session after delete on auth.session for each row when (old."expiresAt" > now())
  execute function app.remember_ended_session();
create function app.is_session_ended(token text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select exists (select from app.ended_sessions e where e.token = is_session_ended.token) $$;
revoke execute on function app.is_session_ended from public;
grant execute on function app.is_session_ended to reinforce_tenant, reinforce_platform;

-- An account that is closed, or moves to another organization, takes its browsers along.
create function app.forget_push_devices() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.push_devices where organization_id = old.organization_id and user_id = new.id;
  return null;
end $$;
create trigger forget_push_devices after update of deactivated_at, organization_id on reinforce_users for each row
  when (new.deactivated_at is not null or old.organization_id <> new.organization_id)
  execute function app.forget_push_devices();

create function app.push_kind(event_name text) returns text language sql immutable parallel safe
  return case event_name
    when 'text.received' then 'reply'
    when 'interview.booked' then 'booking'
    when 'enrollment.needsStaff' then 'handoff'
    when 'explanation.asked' then 'request'
  end;

-- Queued in the transaction of the event. A reply waits a moment: an automation may answer it. A second reply in that moment is told
-- with the first.
create function app.queue_pushes() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare due timestamptz;
begin
  if not exists (select from public.push_devices) then return null; end if;
  with kept as (
    insert into public.pushes (organization_id, device_id, kind, candidate_id, cause_id, at, next_at, expires_at)
      select distinct on (d.organization_id, d.id, k.kind, f.about) d.organization_id, d.id, k.kind, f.about, f.id, f.at,
          f.at + case when k.kind = 'reply' then interval '20 seconds' else interval '0' end, f.at + interval '4 hours'
        from added f
        cross join lateral (select app.push_kind(f.name) as kind) k
        join public.push_devices d on d.organization_id = f.organization_id and d.user_id is distinct from f.who
        join public.all_candidates c on c.organization_id = f.organization_id and c.id = f.about
        left join public.push_choices h on h.organization_id = d.organization_id and h.user_id = d.user_id
        -- Not of the past: what another installation or a demo brings along.
        where k.kind is not null and f.at > now() - interval '1 hour' and not (k.kind = any(coalesce(h.hidden, '{}')))
          and not exists (select from public.pushes p where p.organization_id = d.organization_id and p.candidate_id = f.about
            and p.device_id = d.id and p.kind = k.kind and p.state = 'waiting')
        order by d.organization_id, d.id, k.kind, f.about, f.at
      on conflict do nothing
      returning next_at
  )
  select min(next_at) into due from kept;
  if due is not null and app.organization_id() is not null then
    begin
      perform app.enqueue('send-pushes', jsonb_build_object('organizationId', app.organization_id()), due);
    exception when others then null;
    end;
  end if;
  return null;
end $$;
create trigger queue_pushes after insert on events referencing new table as added
  for each statement execute function app.queue_pushes();
