-- A thread that colleagues closed until the person writes again, or put off until a moment. What is put off comes back by itself when it is read.
alter table text_recipients add column closed_at timestamptz(3), add column snoozed_until timestamptz(3);
-- What waits for somebody, before it is asked whether it was put off.
create index text_recipients_waiting on text_recipients (organization_id, last_inbound_at)
  where closed_at is null and (unread > 0 or last_inbound_at >= last_message_at or snoozed_until is not null);
create index text_recipients_snoozed on text_recipients (organization_id, snoozed_until) where snoozed_until is not null;
