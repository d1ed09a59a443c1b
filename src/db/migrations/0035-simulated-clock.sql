-- Demo only: how a simulated phone behaves, and a clock that stands still until somebody advances it. `arrives_at` is a
-- minute of that clock.
create table simulated_phones (
  organization_id uuid not null references organizations (id),
  phone text not null,
  delay_minutes int not null default 0 check (delay_minutes in (0, 1, 10, 60)),
  -- What the network says when a text arrives: nothing, delivered, or an error code.
  outcome text check (outcome = 'delivered' or outcome ~ '^\d{5}$'),
  primary key (organization_id, phone)
);
select app.protect('simulated_phones');

create table simulated_clocks (
  organization_id uuid primary key references organizations (id),
  minutes int not null default 0 check (minutes >= 0)
);
select app.protect('simulated_clocks');

create table simulated_replies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  phone text not null,
  body text not null,
  arrives_at int not null,
  at timestamptz(3) not null default now()
);
create index simulated_replies_phone on simulated_replies (organization_id, phone);
select app.protect('simulated_replies');

alter table simulated_texts
  add column arrives_at int not null default 0,
  add column is_coming boolean not null default false;
create index simulated_texts_coming on simulated_texts (organization_id, arrives_at) where is_coming;
