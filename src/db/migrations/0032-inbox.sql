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
create index text_recipients_newest_all on text_recipients (last_message_at desc);
