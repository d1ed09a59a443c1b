-- Notifications by text: a number that its owner confirmed, the kinds that go there, and a row for each cause and person.

-- Codes, notifications, and answers to keywords wait among the texts to people who are no candidates; `about` is their account.
alter table service_texts drop constraint service_texts_kind_check;
alter table service_texts add constraint service_texts_kind_check
  check (kind in ('invitation', 'number_code', 'notification', 'notification_answer'));

create table staff_numbers (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  phone text not null check (phone ~ '^\+1[0-9]{10}$'),
  -- A keyed hash of the code that was texted: without the server's secret no one can try all of them.
  code_hash text check (length(code_hash) <= 100),
  code_expires_at timestamptz(3),
  wrong_codes smallint not null default 0,
  -- Null until the owner typed the code and agreed to this sentence.
  confirmed_at timestamptz(3),
  consent text check (length(consent) <= 500),
  primary key (organization_id, user_id),
  check ((confirmed_at is null) = (consent is null))
);
create index staff_numbers_user on staff_numbers (user_id);
create index staff_numbers_phone on staff_numbers (phone);
select app.protect('staff_numbers');

-- An account that is closed, or moves to another organization, loses its number.
create function app.forget_staff_number() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.staff_numbers where organization_id = old.organization_id and user_id = new.id;
  return null;
end $$;
create trigger forget_staff_number after update of deactivated_at, organization_id on reinforce_users for each row
  when (new.deactivated_at is not null or old.organization_id <> new.organization_id)
  execute function app.forget_staff_number();

-- Numbers that replied STOP to a text to staff. The opt-outs of candidates are apart (`opt_outs`): a number can be both.
create table app.staff_text_stops (
  phone text primary key,
  at timestamptz(3) not null,
  words text not null check (length(words) <= 200)
);
grant select, insert, update, delete on app.staff_text_stops to reinforce_platform;
create function app.staff_text_stopped_at(phone text) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.at from app.staff_text_stops s where s.phone = staff_text_stopped_at.phone
$$;
revoke execute on function app.staff_text_stopped_at from public;
grant execute on function app.staff_text_stopped_at to reinforce_tenant, reinforce_platform;
-- A carrier refuses texts to a number that opted out there: the sender of any organization learns it.
create function app.stop_staff_texts(phone text, at timestamptz, words text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.staff_text_stops values (phone, at, left(words, 200)) on conflict do nothing;
  return found;
end $$;
revoke execute on function app.stop_staff_texts from public;
grant execute on function app.stop_staff_texts to reinforce_tenant, reinforce_platform;
-- The owner of a number that stopped typed its code again.
create function app.resume_staff_texts(phone text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.staff_text_stops s where s.phone = resume_staff_texts.phone;
  return found;
end $$;
revoke execute on function app.resume_staff_texts from public;
grant execute on function app.resume_staff_texts to reinforce_tenant, reinforce_platform;

-- How many codes any organization texted to a number since then: the number's holder isn't to be texted again and again.
create function app.number_codes_since(phone text, since timestamptz) returns int
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::int from public.service_texts s
    where s.to_phone = phone and s.kind = 'number_code' and s.state <> 'canceled' and s.created_at > since
$$;
revoke execute on function app.number_codes_since from public;
grant execute on function app.number_codes_since to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.number_codes_since owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

create table text_choices (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  -- Kinds that the person wants by text.
  kinds text[] not null default '{}',
  primary key (organization_id, user_id)
);
create index text_choices_user on text_choices (user_id);
select app.protect('text_choices');

-- One row for each cause and person. Those of a kind that wait are sent together, in the transaction that queues their text.
create table notification_texts (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  kind text not null check (kind in ('reply', 'decision', 'booking', 'starting', 'handoff', 'request', 'applications')),
  candidate_id uuid,
  -- The event or the interview it is about.
  cause_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  at timestamptz(3) not null,
  next_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3),
  primary key (organization_id, id),
  unique (organization_id, user_id, kind, cause_id, expires_at),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index notification_texts_due on notification_texts (next_at) where state = 'waiting';
create index notification_texts_user on notification_texts (user_id);
create index notification_texts_candidate on notification_texts (organization_id, candidate_id);
create index notification_texts_age on notification_texts (at);
select app.protect('notification_texts');

-- Queued in the transaction of the event, for people with a confirmed number. A moment later it is sent if it is still true.
create function app.queue_notification_texts() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare due timestamptz;
begin
  if not exists (select from public.text_choices where kinds <> '{}') then return null; end if;
  with kept as (
    insert into public.notification_texts (organization_id, user_id, kind, candidate_id, cause_id, at, next_at, expires_at)
      select distinct on (h.organization_id, h.user_id, k.kind, f.about) h.organization_id, h.user_id, k.kind,
          case when k.kind <> 'applications' then f.about end, f.id, f.at, f.at + interval '1 minute', f.at + interval '4 hours'
        from added f
        cross join lateral unnest(case f.name
          when 'text.received' then array['reply', 'decision']
          when 'organization.applicationsJumped' then array['applications']
          else array[app.push_kind(f.name)] end) as k (kind)
        join public.text_choices h on h.organization_id = f.organization_id and h.user_id is distinct from f.who and k.kind = any(h.kinds)
        join public.staff_numbers s on s.organization_id = h.organization_id and s.user_id = h.user_id and s.confirmed_at is not null
        join public.reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id and u.deactivated_at is null
        left join public.all_candidates c on c.organization_id = f.organization_id and c.id = f.about
        -- Not of the past: what another installation or a demo brings along.
        where k.kind is not null and f.at > now() - interval '1 hour' and (c.id is not null or k.kind = 'applications')
          and not exists (select from public.notification_texts n where n.organization_id = h.organization_id and n.user_id = h.user_id
            and n.kind = k.kind and n.candidate_id = f.about and n.state = 'waiting')
        order by h.organization_id, h.user_id, k.kind, f.about, f.at
      on conflict do nothing
      returning next_at
  )
  select min(next_at) into due from kept;
  if due is not null and app.organization_id() is not null then
    begin
      perform app.enqueue('send-notification-texts', jsonb_build_object('organizationId', app.organization_id()), due);
    exception when others then null;
    end;
  end if;
  return null;
end $$;
create trigger queue_notification_texts after insert on events referencing new table as added
  for each statement execute function app.queue_notification_texts();
