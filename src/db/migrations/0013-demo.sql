-- Demo only: phones that are simulated, and the days that are filled.

-- The days for which demo candidates exist, so that each is topped up once.
create table app.demo_days (day date primary key);
grant select, insert on app.demo_days to reinforce_platform;

create table simulated_texts (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  candidate_id uuid,
  from_phone text not null,
  to_phone text not null,
  body text not null,
  -- A minute of the simulated clock.
  arrives_at int not null default 0,
  is_coming boolean not null default false,
  at timestamptz(3) not null default now()
);
create index simulated_texts_newest on simulated_texts (organization_id, at desc);
create index simulated_texts_newest_all on simulated_texts (at desc);
create index simulated_texts_coming on simulated_texts (organization_id, arrives_at) where is_coming;
select app.protect('simulated_texts');

-- How a simulated phone behaves.
create table simulated_phones (
  organization_id uuid not null references organizations (id),
  phone text not null,
  delay_minutes int not null default 0 check (delay_minutes in (0, 1, 10, 60)),
  -- What the network says when a text arrives: nothing, delivered, or an error code.
  outcome text check (outcome = 'delivered' or outcome ~ '^\d{5}$'),
  primary key (organization_id, phone)
);
select app.protect('simulated_phones');

-- A clock that stands still until somebody advances it.
create table simulated_clocks (
  organization_id uuid primary key references organizations (id),
  minutes int not null default 0 check (minutes >= 0)
);
select app.protect('simulated_clocks');

create table simulated_replies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  phone text not null,
  -- The number that a simulated phone answers to.
  to_phone text,
  body text not null,
  -- A minute of the simulated clock.
  arrives_at int not null,
  at timestamptz(3) not null default now()
);
create index simulated_replies_phone on simulated_replies (organization_id, phone);
select app.protect('simulated_replies');
