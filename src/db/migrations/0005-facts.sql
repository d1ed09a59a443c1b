-- What happened: stays when a person is erased. The values before and after lie beside it.
create table facts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  at timestamptz(3) not null default now(),
  name text not null,
  who uuid,
  about uuid,
  batch_id uuid
);
create index facts_newest on facts (organization_id, at desc, id desc);
create index facts_newest_all on facts (at desc, id desc);
create index facts_about on facts (organization_id, about, at desc);
create index facts_batch on facts (batch_id) where batch_id is not null;
select app.protect('facts');
revoke update, delete on facts from reinforce_tenant, reinforce_platform;

create table fact_values (
  fact_id uuid primary key references facts (id),
  organization_id uuid not null,
  before jsonb,
  after jsonb
);
select app.protect('fact_values');
