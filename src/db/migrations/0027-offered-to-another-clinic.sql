-- A candidate whom platform staff passed on to another clinic: which record became which. Neither clinic sees a row here, so that
-- neither learns of the other.
create table candidate_offers (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  -- Null once the record was erased; the other side's record stays as it is.
  candidate_id uuid,
  to_organization_id uuid not null references organizations (id),
  to_candidate_id uuid,
  made_by uuid not null,
  made_at timestamptz(3) not null default now(),
  -- Where and when the candidate agreed to be offered; gone with the record of whom it was said.
  agreed text check (length(agreed) between 1 and 500),
  check (organization_id <> to_organization_id),
  primary key (organization_id, id)
);
create unique index candidate_offers_id on candidate_offers (id);
create unique index candidate_offers_once on candidate_offers (organization_id, candidate_id, to_organization_id);
create index candidate_offers_to on candidate_offers (to_organization_id, to_candidate_id);
select app.protect('candidate_offers', 'false');

-- Somebody who is passed on is a new candidate there, and programs are told so.
create or replace function app.webhook_event(fact_name text) returns text language sql immutable parallel safe
  return case
    when fact_name in ('candidate.added', 'candidate.applied', 'candidates.imported', 'candidate.passedOn') then 'candidate.created'
    when fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'candidate.statusChanged'
    when fact_name = 'text.received' then 'text.received'
    when fact_name = 'optOut.recorded' then 'optOut.recorded'
  end;
