-- Templates, threads and texts: written, drafted, sent in bulk, answered.

create table message_templates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  type text not null default 'text',
  is_active boolean not null default true,
  is_default boolean not null default false,
  name text not null check (length(name) between 1 and 120),
  content text not null check (length(content) between 1 and 1600),
  content_spanish text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A template that was used is retired, not deleted: its texts keep their origin.
  retired_at timestamptz(3)
);
create index message_templates_organization on message_templates (organization_id, type);
select app.protect('message_templates');

create table user_links (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  is_active boolean not null default true,
  name text not null check (length(name) between 1 and 120),
  url text not null check (url ~ '^https://' and length(url) <= 2000),
  created_at timestamptz(3) not null default now()
);
create unique index user_links_name on user_links (organization_id, lower(name));
select app.protect('user_links');

-- A thread: a candidate as somebody who is texted.
create table text_recipients (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  candidate_type text not null,
  candidate_name text not null,
  phone_number text,
  recipient_phone text,
  sender_name text,
  twilio_phone text,
  is_active boolean not null default true,
  last_message_at timestamptz(3),
  last_inbound_at timestamptz(3),
  unread int not null default 0,
  undecided_since timestamptz(3),
  assigned_to uuid,
  -- A number that the network refused stays refused until the candidate has another one.
  bad_phone text,
  bad_phone_reason text,
  unique (organization_id, id),
  unique (candidate_id, organization_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index text_recipients_newest on text_recipients (organization_id, last_message_at desc);
create index text_recipients_newest_all on text_recipients (last_message_at desc);
create index text_recipients_phone on text_recipients (recipient_phone);
create index text_recipients_unread on text_recipients (organization_id) where unread > 0;
-- Who ever replied: the reply rate of a month joins a third of the threads in an index instead of all of them.
create index text_recipients_replied on text_recipients (organization_id, candidate_id) include (last_inbound_at) where last_inbound_at is not null;
select app.protect('text_recipients');

-- A bulk text. It belongs to the sender's organization; its rows to the candidates'.
create table text_batches (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  message text not null,
  -- For those who prefer Spanish.
  message_spanish text,
  total int not null,
  state text not null default 'running' check (state in ('running', 'paused', 'canceled')),
  send_at timestamptz(3),
  -- What was asked for under this id: the same id with other words is refused instead of being answered as sent.
  asked_as text,
  created_at timestamptz(3) not null default now()
);
create index text_batches_mine on text_batches (organization_id, made_by, created_at desc);
select app.protect('text_batches');

create table text_batch_skips (
  batch_id uuid not null references text_batches (id),
  organization_id uuid not null,
  candidate_id uuid not null,
  reason text not null,
  primary key (batch_id, candidate_id)
);
select app.protect('text_batch_skips');

create table text_messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  recipient_id uuid not null,
  candidate_id uuid not null,
  candidate_name text,
  recipient_phone text,
  sender_name text,
  twilio_phone text,
  message_content text not null,
  message text not null,
  sender_type text not null default 'user',
  message_direction text not null default 'outbound',
  message_status text not null default 'queued' check (message_status in
    ('held', 'queued', 'sending', 'sent', 'failed', 'unknown', 'delivered', 'undelivered', 'received', 'canceled')),
  sent_at timestamptz(3),
  made_by uuid,
  template_id uuid,
  batch_id uuid references text_batches (id),
  retry_of uuid,
  -- A confirmation of an opt-out: the only text that somebody who opted out may get.
  purpose text check (purpose in ('confirmation')),
  asked_stop text check (asked_stop in ('stop', 'unsure', 'start', 'help')),
  -- What was asked for under this id: the same id with other words is refused instead of being answered as sent.
  asked_as text,
  -- A person said so, or the product made it anew (a reminder): the same words may reach this number again.
  may_repeat boolean not null default false,
  send_at timestamptz(3),
  claimed_at timestamptz(3),
  vendor_id text,
  failure text,
  failure_code text,
  -- The organization's calendar day on which a text left, or came in, and its parts. Set when it is claimed: a text that fails is
  -- not counted, because its state says so.
  counted_on date,
  parts int,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, recipient_id) references text_recipients (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index text_messages_thread on text_messages (organization_id, recipient_id, created_at desc);
create index text_messages_recent on text_messages (candidate_id, created_at desc) where message_direction = 'outbound';
-- Whether a number got the same words lately, whichever record they were written to.
create index text_messages_number on text_messages (organization_id, recipient_phone, created_at desc);
create index text_messages_batch on text_messages (batch_id, message_status) where batch_id is not null;
create index text_messages_template on text_messages (template_id) where template_id is not null;
-- What a worker claims next, and which bulk texts still wait.
create index text_messages_waiting on text_messages (batch_id, organization_id, id) where message_status = 'queued';
create index text_messages_held on text_messages (send_at) where message_status = 'held';
create index text_messages_stopped on text_messages (organization_id) where message_status = 'held' and send_at is null;
create index text_messages_claimed on text_messages (claimed_at) where message_status = 'sending';
create index text_messages_failed on text_messages (organization_id, recipient_id) where message_status in ('failed', 'undelivered', 'unknown');
create unique index text_messages_retry on text_messages (retry_of) where retry_of is not null;
create unique index text_messages_vendor on text_messages (vendor_id) where vendor_id is not null;
create index text_messages_counted on text_messages (organization_id, counted_on) include (message_direction, parts)
  where counted_on is not null and message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received');
-- The texts of a month over all organizations; they are stored in the order they are made.
create index text_messages_created on text_messages using brin (created_at) with (pages_per_range = 16);
select app.protect('text_messages');

create trigger release_held after insert on text_messages referencing new table as changed
  for each statement execute function app.release_held();
create trigger release_held_again after update on text_messages referencing new table as changed
  for each statement execute function app.release_held();

-- Texts to people who are no candidates: an invitation to sign in. Their body carries a one-time link, so it is forgotten when
-- the text has left or will not leave any more.
create table service_texts (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('invitation')),
  about uuid not null,
  to_name text not null,
  to_phone text not null check (length(to_phone) between 8 and 20),
  from_phone text not null,
  body text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'canceled')),
  reason text,
  send_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  vendor_id text,
  -- As of a text to a candidate.
  counted_on date,
  parts int,
  created_at timestamptz(3) not null
);
create index service_texts_about on service_texts (organization_id, about, created_at desc);
create index service_texts_due on service_texts (send_at) where state = 'waiting';
create index service_texts_claimed on service_texts (claimed_at) where state = 'sending';
create index service_texts_phone on service_texts (to_phone);
create unique index service_texts_vendor on service_texts (vendor_id) where vendor_id is not null;
create index service_texts_counted on service_texts (organization_id, counted_on) include (parts)
  where counted_on is not null and state in ('sending', 'sent', 'delivered', 'unknown');
select app.protect('service_texts');

-- How many texts left on this day of each organization. A clinic learns the sum over all of them, which its texts are held by,
-- and of another organization nothing.
create function app.texts_left_on(day date) returns int
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(n.texts), 0)::int from public.organizations o cross join lateral (
    select (select count(*) from public.text_messages m where m.organization_id = o.id and m.counted_on = day and m.message_direction = 'outbound'
              and m.message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received'))
         + (select count(*) from public.service_texts s where s.organization_id = o.id and s.counted_on = day
              and s.state in ('sending', 'sent', 'delivered', 'unknown')) as texts) n
$$;
revoke execute on function app.texts_left_on from public;
grant execute on function app.texts_left_on to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.texts_left_on owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

-- What colleagues write about a thread; never sent.
create table text_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  recipient_id uuid not null,
  body text not null check (length(body) between 1 and 2000),
  made_by uuid not null,
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, recipient_id) references text_recipients (organization_id, id)
);
create index text_notes_thread on text_notes (organization_id, recipient_id, created_at);
select app.protect('text_notes');

-- What somebody wrote to a person, or as a bulk text (no candidate), and has not sent: its author's alone.
create table text_drafts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  author_id uuid not null references reinforce_users (id) on delete cascade,
  candidate_id uuid,
  message text not null check (length(message) between 1 and 2000),
  message_spanish text not null default '' check (length(message_spanish) <= 2000),
  template_id uuid,
  updated_at timestamptz(3) not null,
  unique nulls not distinct (author_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index text_drafts_candidate on text_drafts (organization_id, candidate_id);
create index text_drafts_age on text_drafts (updated_at);
select app.protect('text_drafts');
create policy author on text_drafts as restrictive to reinforce_tenant, reinforce_platform
  using (app.is_house() or author_id = (select app.person_id()));

-- Two records of one person became one: who wrote to both finds one draft with both texts, the newer first. Whoever merges
-- them sees nobody's words.
create function app.move_text_drafts(organization uuid, from_candidate uuid, to_candidate uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := coalesce(current_setting('app.house', true), '');
begin
  -- The house moves them, for as long as this function runs; an error ends the transaction, and with it this setting.
  perform set_config('app.house', 'on', true);
  update public.text_drafts kept set updated_at = greatest(kept.updated_at, other.updated_at),
    message = left(case when kept.updated_at >= other.updated_at then kept.message || E'\n\n' || other.message
                   else other.message || E'\n\n' || kept.message end, 2000)
  from public.text_drafts other
  where kept.organization_id = organization and kept.candidate_id = to_candidate
    and other.organization_id = organization and other.candidate_id = from_candidate and other.author_id = kept.author_id;
  delete from public.text_drafts d where d.organization_id = organization and d.candidate_id = from_candidate
    and exists (select from public.text_drafts k where k.candidate_id = to_candidate and k.author_id = d.author_id);
  update public.text_drafts set candidate_id = to_candidate
  where organization_id = organization and candidate_id = from_candidate;
  perform set_config('app.house', was, true);
end $$;
revoke execute on function app.move_text_drafts from public;
grant execute on function app.move_text_drafts to reinforce_tenant, reinforce_platform;
grant create on schema app to reinforce_platform;
alter function app.move_text_drafts owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

-- One row a candidate and run of the auto scheduler: what was handed to the automation, or why not.
create table scheduler_requests (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  made_by uuid not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  reason text,
  send_at timestamptz(3),
  claimed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (run_id, candidate_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index scheduler_requests_run on scheduler_requests (run_id, state);
select app.protect('scheduler_requests');
