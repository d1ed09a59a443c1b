-- Hours stricter than the product's own (9 to 20, Sunday noon to 20), minutes after local midnight. Weekday 0 is Sunday,
-- 7 a federal holiday; opens = closes is a closed day. No organization's data: platform staff edit it, everyone reads it.
create table app.texting_hours (
  state text not null check (length(state) = 2),
  weekday int not null check (weekday between 0 and 7),
  opens int not null check (opens between 0 and 1440),
  closes int not null check (closes between 0 and 1440),
  source text not null check (length(source) between 1 and 300),
  primary key (state, weekday)
);
grant select on app.texting_hours to reinforce_tenant;
grant select, insert, update, delete on app.texting_hours to reinforce_platform;
insert into app.texting_hours (state, weekday, opens, closes, source)
  select 'KY', d, 600, 1200, 'Kentucky opens at 10 (Referrizer, Drop Cowboy)' from generate_series(0, 6) d
  union all select 'RI', d, 540, 1080, 'Rhode Island 9–6 on weekdays (Referrizer)' from generate_series(1, 5) d
  union all select 'RI', 6, 600, 1020, 'Rhode Island 10–5 on Saturday (Referrizer)'
  union all select 'RI', 0, 0, 0, 'Rhode Island names no hours for Sunday (Referrizer)'
  union all select 'PA', 6, 720, 1200, 'Pennsylvania Saturday from noon in one source (Stello)'
  union all select s, d, 0, 0, case d when 0 then 'No Sunday' else 'No holidays' end || ' (Referrizer, Drop Cowboy)'
    from unnest(array['AL', 'LA', 'MS']) s cross join unnest(array[0, 7]) d
  union all select s, d, 480, 1200, '8–8 (Referrizer, Drop Cowboy, Stello)' from unnest(array['FL', 'MD', 'OK']) s cross join generate_series(0, 6) d
  union all select 'CT', d, 540, 1200, '9–8 (Referrizer)' from generate_series(0, 6) d
  union all select 'TX', d, 540, 1260, 'Monday to Saturday 9–9 (Referrizer)' from generate_series(1, 6) d
  union all select 'TX', 0, 720, 1260, 'Sunday noon–9 (Referrizer)';

-- What an organization says about its texts: narrower hours, a sender that may not send, a pause.
create table organization_texting (
  organization_id uuid primary key references organizations (id),
  hours jsonb,
  sender_problem text,
  paused_until timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
select app.protect('organization_texting');

alter table text_messages drop constraint text_messages_message_status_check;
alter table text_messages add check (message_status in
  ('held', 'queued', 'sending', 'sent', 'failed', 'unknown', 'delivered', 'undelivered', 'received', 'canceled'));
alter table text_messages
  add column send_at timestamptz(3),
  add column template_id uuid,
  -- A confirmation of an opt-out: the only text that somebody who opted out may get.
  add column purpose text check (purpose in ('confirmation')),
  add column retry_of uuid,
  add column failure_code text,
  add column asked_stop text check (asked_stop in ('stop', 'unsure', 'start', 'help'));
create index text_messages_held on text_messages (send_at) where message_status = 'held';
create index text_messages_recent on text_messages (candidate_id, created_at desc) where message_direction = 'outbound';
create index text_messages_template on text_messages (template_id) where template_id is not null;
create index text_messages_failed on text_messages (organization_id, recipient_id) where message_status in ('failed', 'undelivered', 'unknown');
create unique index text_messages_retry on text_messages (retry_of) where retry_of is not null;

alter table text_recipients
  add column unread int not null default 0,
  add column last_inbound_at timestamptz(3),
  add column undecided_since timestamptz(3),
  add column assigned_to uuid;
create index text_recipients_unread on text_recipients (organization_id) where unread > 0;

alter table text_batches
  add column state text not null default 'running' check (state in ('running', 'paused', 'canceled')),
  add column send_at timestamptz(3);

alter table opt_outs
  add column proof_message_id uuid,
  add column ended_by text;

-- Numbers that opted out on this platform, whichever organization they wrote to. A clinic may ask about numbers it holds.
create table app.opt_outs_everywhere (
  phone text primary key,
  at timestamptz(3) not null default now(),
  organization_id uuid
);
grant select, insert, update, delete on app.opt_outs_everywhere to reinforce_platform;
create function app.opted_out_everywhere(phones text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e.phone from app.opt_outs_everywhere e where e.phone = any(phones)
$$;
revoke execute on function app.opted_out_everywhere from public;
grant execute on function app.opted_out_everywhere to reinforce_tenant, reinforce_platform;
