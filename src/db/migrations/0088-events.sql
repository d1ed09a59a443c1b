-- What happened is an event, with its values beside it. Names of events use the words of today, in the rows that are there too.

alter table facts rename to events;
alter table fact_values rename to event_values;
alter table event_values rename column fact_id to event_id;
alter table webhook_deliveries rename column fact_id to event_id;
alter table event_values rename constraint fact_values_fact to event_values_event;
alter table event_values rename constraint fact_values_pkey to event_values_pkey;
alter table events rename constraint facts_pkey to events_pkey;
alter index facts_about rename to events_about;
alter index facts_batch rename to events_batch;
alter index facts_by_name rename to events_by_name;
alter index facts_by_person rename to events_by_person;
alter index facts_newest rename to events_newest;
alter index facts_newest_all rename to events_newest_all;
alter index facts_of_candidate rename to events_of_candidate;

-- Functions whose body names what was renamed.
create or replace function app.enrollment_event(fact_name text, who uuid) returns text language sql immutable parallel safe
  return case
    when fact_name = 'text.received' then 'heard'
    when fact_name in ('interview.scheduled', 'interview.booked') then 'booked'
    when fact_name in ('interview.rescheduled', 'interview.cancelled', 'interview.completed', 'interview.bookingUndone', 'interview.reopened', 'interview.changed') then 'changed'
    when fact_name = 'interview.noShow' then 'no_show'
    when fact_name in ('text.unknown', 'text.failed', 'text.undelivered') then 'failed'
    when who is not null and fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone', 'call.logged', 'mail.written',
      'candidate.referralReceived', 'candidate.referred', 'candidate.merged', 'candidate.mergedAway', 'optOut.recorded') then 'person'
  end;
create or replace function app.tell_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from public.webhooks where is_active) then return null; end if;
  insert into public.webhook_deliveries (organization_id, webhook_id, event, event_id, about, at)
    select w.organization_id, w.id, app.webhook_event(f.name), f.id, f.about, f.at
    from added f join public.webhooks w on w.organization_id = f.organization_id and w.is_active and app.webhook_event(f.name) = any(w.events);
  if found and app.organization_id() is not null then
    begin
      perform app.enqueue('send-webhooks', jsonb_build_object('organizationId', app.organization_id()));
    exception when others then null;
    end;
  end if;
  return null;
end $function$;

-- No role may change an event: its owner does it here, which a forced policy would not let see a row.
alter table events no force row level security;
update events set name = case name
    when 'sequence.begun' then 'enrollment.started'
    when 'sequence.takenOver' then 'enrollment.paused'
    when 'sequence.needsPerson' then 'enrollment.needsStaff'
    when 'candidate.offered' then 'candidate.referred'
    when 'candidate.passedOn' then 'candidate.referralReceived'
    when 'interview.vouched' then 'interview.confirmedByInterviewer'
    when 'interview.unbooked' then 'interview.bookingUndone'
    else 'enrollment.' || substr(name, length('sequence.') + 1)
  end
where name like 'sequence.%' or name in ('candidate.offered', 'candidate.passedOn', 'interview.vouched', 'interview.unbooked');
alter table events force row level security;

