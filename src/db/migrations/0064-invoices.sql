-- An invoice in full. `told_at` (seconds) is when the payments vendor said it, so that late news never undo newer ones.
alter table invoices
  add column number text check (length(number) <= 200),
  add column amount_due bigint,
  add column due_date bigint,
  add column told_at bigint not null default 0,
  add column amount bigint generated always as (coalesce(amount_due, amount_paid)) stored,
  -- A column of its own: under row level security an index on lower(…) is never used.
  add column status_key text generated always as (lower(status collate "C")) stored;
create index invoices_customer_status on invoices (customer, status_key, created desc);

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
