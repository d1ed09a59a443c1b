create table message_templates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  type text not null default 'text',
  is_active boolean not null default true,
  is_default boolean not null default false,
  name text not null check (length(name) between 1 and 120),
  content text not null check (length(content) between 1 and 1600),
  created_at timestamptz(3) not null default now()
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
  unique (organization_id, id),
  unique (candidate_id, organization_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index text_recipients_newest on text_recipients (organization_id, last_message_at desc);
create index text_recipients_phone on text_recipients (recipient_phone);
select app.protect('text_recipients');

-- A bulk text. It belongs to the sender's organization; its rows to the candidates'.
create table text_batches (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_by uuid not null,
  message text not null,
  total int not null,
  created_at timestamptz(3) not null default now()
);
create index text_batches_mine on text_batches (organization_id, made_by, created_at desc);
select app.protect('text_batches');

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
  message_status text not null default 'queued'
    check (message_status in ('queued', 'sending', 'sent', 'failed', 'unknown', 'delivered', 'undelivered', 'received')),
  sent_at timestamptz(3),
  made_by uuid,
  batch_id uuid references text_batches (id),
  failure text,
  claimed_at timestamptz(3),
  vendor_id text,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, recipient_id) references text_recipients (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index text_messages_thread on text_messages (organization_id, recipient_id, created_at desc);
create index text_messages_batch on text_messages (batch_id, message_status) where batch_id is not null;
create index text_messages_claimed on text_messages (claimed_at) where message_status = 'sending';
create unique index text_messages_vendor on text_messages (vendor_id) where vendor_id is not null;
select app.protect('text_messages');

create table text_batch_skips (
  batch_id uuid not null references text_batches (id),
  organization_id uuid not null,
  candidate_id uuid not null,
  reason text not null,
  primary key (batch_id, candidate_id)
);
select app.protect('text_batch_skips');

create table opt_outs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  phone text not null,
  at timestamptz(3) not null default now(),
  source text not null,
  proof text,
  ended_at timestamptz(3)
);
create unique index opt_outs_open on opt_outs (organization_id, phone) where ended_at is null;
select app.protect('opt_outs');

create table simulated_texts (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  candidate_id uuid,
  from_phone text not null,
  to_phone text not null,
  body text not null,
  at timestamptz(3) not null default now()
);
create index simulated_texts_newest on simulated_texts (organization_id, at desc);
create index simulated_texts_newest_all on simulated_texts (at desc);
select app.protect('simulated_texts');
