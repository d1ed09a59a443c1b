-- Mails on their way. The body of a reset or an invitation carries a link, so it is forgotten when it has left; only the
-- mailbox of a demo ('kept') keeps it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('reset', 'invitation')),
  about uuid,
  to_address text not null check (length(to_address) <= 320),
  subject text not null,
  body text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'kept')),
  tries int not null default 0,
  problem text,
  claimed_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index mails_newest on mails (organization_id, created_at desc);
create index mails_about on mails (organization_id, about);
select app.protect('mails');
