-- What counts as a person's contact with a candidate, in one place: a status change, a text that a person wrote, a call, an email,
-- and the first screening answer to an automation. Receipts and other automatic texts are no contact.
create view candidate_contacts with (security_invoker = true) as
  select organization_id, candidate_id, at from candidate_status_changes
  union all
  select organization_id, candidate_id, sent_at from text_messages
    where message_direction = 'outbound' and sent_at is not null and not by_product and purpose is null
  union all
  select organization_id, candidate_id, called_at from candidate_calls
  union all
  select organization_id, candidate_id, created_at from candidate_mails
  union all
  select organization_id, candidate_id, at from sequence_acts where reading = 'answer';
grant select on candidate_contacts to reinforce_tenant, reinforce_platform;

-- The first contact of a candidate is worked out anew when one of these is added, moved by a merge, or taken away.
create trigger hiring_added after insert on candidate_calls referencing new table as added
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_moved after update on candidate_calls referencing new table as added old table as gone
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_gone after delete on candidate_calls referencing old table as gone
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_added after insert on candidate_mails referencing new table as added
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_moved after update on candidate_mails referencing new table as added old table as gone
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_gone after delete on candidate_mails referencing old table as gone
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_added after insert on sequence_acts referencing new table as added
  for each statement execute function app.note_hiring_of_changes();
create trigger hiring_gone after delete on sequence_acts referencing old table as gone
  for each statement execute function app.note_hiring_of_changes();

set local role reinforce_platform;
insert into candidate_hiring_stale select organization_id, id from all_candidates;
reset role;
