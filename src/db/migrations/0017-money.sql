-- Invoices and performance reports. They belong to whoever holds their customer id (0004-organizations.sql).
create table performance_reports (
  id uuid primary key default gen_random_uuid(),
  created_date timestamptz(3),
  stripe_customer_id text,
  amount bigint not null,
  fee bigint not null default 0,
  month int not null check (month between 1 and 12),
  year int not null check (year between 2000 and 2200)
);
create index performance_reports_month on performance_reports (year, month);
create index performance_reports_customer on performance_reports (stripe_customer_id, year, month);
select app.protect('performance_reports',
  'stripe_customer_id = (select o.stripe_customer_id from organizations o where o.id = app.organization_id())');

-- An invoice in full. `told_at` (seconds) is when the payments vendor said it, so that late news never undo newer ones.
create table invoices (
  id text primary key,
  number text check (length(number) <= 200),
  customer text,
  status text not null,
  -- A column of its own: under row level security an index on lower(…) is never used.
  status_key text generated always as (lower(status collate "C")) stored,
  amount_due bigint,
  amount_paid bigint not null,
  amount bigint generated always as (coalesce(amount_due, amount_paid)) stored,
  created bigint not null,
  due_date bigint,
  told_at bigint not null default 0
);
create index invoices_created on invoices (created desc);
create index invoices_customer on invoices (customer, created desc);
create index invoices_customer_status on invoices (customer, status_key, created desc);
select app.protect('invoices',
  'customer = (select o.stripe_customer_id from organizations o where o.id = app.organization_id())');

-- How far an invoice has come, for news of the same second.
create function app.invoice_rank(status_key text) returns int language sql immutable parallel safe as $$
  select case status_key when 'draft' then 0 when 'open' then 1 when 'uncollectible' then 2 else 3 end
$$;

-- Drafts that the vendor deleted: late news must not bring them back. The platform's own business.
create table app.deleted_invoices (
  id text primary key,
  at timestamptz(3) not null default now()
);
grant select, insert on app.deleted_invoices to reinforce_platform;
