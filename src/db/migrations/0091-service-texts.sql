-- Texts to people who are no candidates: an invitation to sign in. Their body carries a one-time link, so it is forgotten when
-- the text has left or will not leave any more.
create table service_texts (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('invitation')),
  about uuid not null,
  to_name text not null,
  to_phone text not null check (length(to_phone) between 8 and 20),
  from_phone text not null,
  body text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'canceled')),
  reason text,
  send_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  vendor_id text,
  created_at timestamptz(3) not null
);
create index service_texts_about on service_texts (organization_id, about, created_at desc);
create index service_texts_due on service_texts (send_at) where state = 'waiting';
create index service_texts_claimed on service_texts (claimed_at) where state = 'sending';
create index service_texts_phone on service_texts (to_phone);
create unique index service_texts_vendor on service_texts (vendor_id) where vendor_id is not null;
select app.protect('service_texts');

-- Who said that the invited person agreed to be texted, and when.
alter table invitations
  add column text_agreed_by uuid,
  add column text_agreed_at timestamptz(3);
