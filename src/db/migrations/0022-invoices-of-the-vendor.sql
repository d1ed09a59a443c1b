-- Whether the payments vendor told an invoice: with a vendor connected only those count. Rows of before have `told_at` only when it
-- told them, but for the demo's. And its currency: amounts are in the smallest unit of it.
alter table invoices add from_vendor boolean not null default false,
  add currency text not null default 'usd' check (currency ~ '^[a-z]{3}$');
set local role reinforce_platform;
update invoices set from_vendor = true where told_at > 0 and id not like 'in\_demo\_%';
reset role;
