-- What one press in a conversation did: an interview (of the same id), a text that leaves a moment later, and a status; so that it can be
-- taken back as a whole. It stays when it was taken back: the same id books nothing a second time.
create table bookings (
  organization_id uuid not null references organizations (id),
  id uuid not null,
  candidate_id uuid not null,
  booked_for timestamptz(3) not null,
  message_id uuid,
  status_before text,
  status_after text,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  -- As if it never was (`whole`), or cancelled since the text had left.
  undone text check (undone in ('whole', 'cancelled')),
  undone_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, message_id) references text_messages (organization_id, id) on delete set null (message_id),
  check ((undone is null) = (undone_at is null)),
  check ((status_before is null) = (status_after is null))
);
create index bookings_candidate on bookings (organization_id, candidate_id, made_at desc);
create index bookings_message on bookings (organization_id, message_id) where message_id is not null;
select app.protect('bookings');
create trigger announce_added after insert on bookings referencing new table as added
  for each statement execute function app.announce_change('texts', 'organization_id');
create trigger announce_changed after update on bookings referencing new table as added
  for each statement execute function app.announce_change('texts', 'organization_id');
