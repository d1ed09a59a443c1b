-- Applications that job boards forward as mails. Which mails were taken, as a digest of sender and Message-ID: the same one again does
-- nothing. The platform's own business.
create table mail_intakes (
  organization_id uuid not null references organizations (id),
  message_hash text not null check (length(message_hash) = 64),
  at timestamptz(3) not null,
  primary key (organization_id, message_hash)
);
create index mail_intakes_age on mail_intakes (at);
select app.protect('mail_intakes', 'false');

-- The file that came along with an application that waits for a place; nobody opens it before it was routed and looked into.
alter table unrouted_applications add column stored_as text check (length(stored_as) <= 300);
alter table unrouted_applications add check (state <> 'routed' or stored_as is null);
