-- What was asked for under this id: the same id with other words is refused instead of being answered as sent.
alter table text_batches add column asked_as text;
alter table text_messages
  add column asked_as text,
  -- A person said so, or the product made it anew (a reminder): the same words may reach this number again.
  add column may_repeat boolean not null default false;
-- Whether a number got the same words lately, whichever record they were written to.
create index text_messages_number on text_messages (organization_id, recipient_phone, created_at desc);
