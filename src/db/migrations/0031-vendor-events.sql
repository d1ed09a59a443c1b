-- What vendors told us, once each. It comes before any organization is known, so only the platform's role sees it.
create table app.vendor_events (
  vendor text not null,
  vendor_id text not null,
  kind text not null,
  payload jsonb not null,
  at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  tries int not null default 0,
  primary key (vendor, kind, vendor_id)
);
create index vendor_events_open on app.vendor_events (at) where handled_at is null;
grant select, insert, update, delete on app.vendor_events to reinforce_platform;

-- A number that the network refused stays refused until the candidate has another one.
alter table text_recipients
  add column bad_phone text,
  add column bad_phone_reason text;
