-- Interviews, the offers and reminders around them, and the calendars that follow.

-- An interview in full: where it is held, how often calendars were told of a change, why it was cancelled, who set it.
create table interviews (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  location_id uuid,
  interviewer_id uuid,
  interview_date timestamptz(3) not null,
  minutes int not null default 30 check (minutes between 5 and 480),
  type text not null default 'Phone' check (type in ('Phone', 'Video', 'In person')),
  status text not null default 'Scheduled' check (status in ('Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled')),
  place text check (length(place) between 1 and 500),
  note text check (length(note) <= 2000),
  sequence int not null default 0,
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  reminders boolean not null default true,
  made_by uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index interviews_date on interviews (organization_id, interview_date);
create index interviews_date_all on interviews (interview_date, id);
create index interviews_interviewer on interviews (organization_id, interviewer_id, interview_date);
create index interviews_candidate on interviews (organization_id, candidate_id);
select app.protect('interviews');

-- The reminders of an interview, one for each number of hours before it. A row is claimed by leaving `waiting`: whoever
-- does that hands the text over in the same transaction, so no reminder goes out twice.
create table interview_reminders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  interview_id uuid not null,
  hours int not null check (hours in (24, 2)),
  due_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'handed', 'skipped')),
  reason text,
  message_id uuid,
  unique (interview_id, hours),
  foreign key (organization_id, interview_id) references interviews (organization_id, id) on delete cascade
);
create index interview_reminders_due on interview_reminders (due_at) where state = 'waiting';
create index interview_reminders_interview on interview_reminders (organization_id, interview_id);
select app.protect('interview_reminders');

-- An offer lets a candidate choose a time by a link that works once; only the hash of its token is kept.
create table interview_offers (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  location_id uuid,
  interviewer_id uuid,
  type text not null check (type in ('Phone', 'Video', 'In person')),
  minutes int not null check (minutes between 5 and 480),
  place text check (length(place) between 1 and 500),
  note text check (length(note) <= 2000),
  reminders boolean not null default true,
  token_hash text not null unique,
  made_by uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  interview_id uuid,
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, location_id) references locations (organization_id, id),
  foreign key (organization_id, interview_id) references interviews (organization_id, id) on delete cascade
);
create index interview_offers_candidate on interview_offers (organization_id, candidate_id);
create index interview_offers_interview on interview_offers (organization_id, interview_id) where interview_id is not null;
select app.protect('interview_offers');

-- When candidates of an organization may choose a time; without a row the product's own hours hold.
create table booking_hours (
  organization_id uuid primary key references organizations (id),
  hours jsonb not null,
  updated_at timestamptz(3) not null default now()
);
select app.protect('booking_hours');

-- A calendar that subscribes by a secret address: one for each person, for the organization the person had when making it.
create table calendar_feeds (
  user_id uuid primary key references reinforce_users (id),
  organization_id uuid not null references organizations (id),
  token_hash text not null unique,
  created_at timestamptz(3) not null default now()
);
create index calendar_feeds_organization on calendar_feeds (organization_id);
select app.protect('calendar_feeds');

create trigger announce_added after insert on interviews referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_changed after update on interviews referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_gone after delete on interviews referencing old table as gone
  for each statement execute function app.announce_change('interviews', 'organization_id');

create trigger announce_added after insert on interview_reminders referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_changed after update on interview_reminders referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_gone after delete on interview_reminders referencing old table as gone
  for each statement execute function app.announce_change('interviews', 'organization_id');

create trigger announce_added after insert on interview_offers referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_changed after update on interview_offers referencing new table as added
  for each statement execute function app.announce_change('interviews', 'organization_id');
create trigger announce_gone after delete on interview_offers referencing old table as gone
  for each statement execute function app.announce_change('interviews', 'organization_id');
