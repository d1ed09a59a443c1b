-- A file of a text came from the phone company, whose hosts alone get its credentials, or from the automation, whose files lie at any
-- public address and are asked for without any. Told when the row is written: an address must not choose for itself.
alter table text_media add column came_by text not null default 'twilio' check (came_by in ('twilio', 'automation'));
