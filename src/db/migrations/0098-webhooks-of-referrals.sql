-- Which events webhooks tell of, by the names of today.
create or replace function app.webhook_event(fact_name text) returns text language sql immutable parallel safe
  return case
    when fact_name in ('candidate.added', 'candidate.applied', 'candidates.imported', 'candidate.referralReceived') then 'candidate.created'
    when fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'candidate.statusChanged'
    when fact_name = 'text.received' then 'text.received'
    when fact_name = 'optOut.recorded' then 'optOut.recorded'
  end;
