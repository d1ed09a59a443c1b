-- Automations in the field's words: one candidate's way through one is an enrollment, with a status, a log, and a queue of events.

alter table sequences rename to automation_enrollments;
alter table sequence_acts rename to enrollment_log;
alter table sequence_events rename to enrollment_queue;
alter table suggested_readings rename to reply_suggestions;
alter table reply_models rename to reply_suggestion_settings;
alter table automation_enrollments rename column standing to status;
alter table automation_enrollments rename column point to progress;
alter table automation_enrollments rename column words to last_action;
alter table automation_enrollments rename column since to status_since;
alter table automation_enrollments rename column rev to revision;
alter table automation_enrollments rename column heard_to to replies_read_until;
alter table automation_enrollments rename column handed_at to handed_off_at;
alter table automation_enrollments rename column texts to text_count;
alter table enrollment_log rename column sequence_id to enrollment_id;
alter table enrollment_log rename column rev to revision;
alter table reply_suggestions rename column sequence_id to enrollment_id;
alter table reply_suggestions rename column rev to revision;
alter table text_messages rename column sequence_id to enrollment_id;
alter table reply_suggestion_settings rename constraint reply_models_organization_id_fkey to reply_suggestion_settings_organization_id_fkey;
alter table reply_suggestion_settings rename constraint reply_models_pkey to reply_suggestion_settings_pkey;
alter table enrollment_log rename constraint sequence_acts_organization_id_fkey to enrollment_log_organization_id_fkey;
alter table enrollment_log rename constraint sequence_acts_organization_id_sequence_id_fkey to enrollment_log_organization_id_enrollment_id_fkey;
alter table enrollment_log rename constraint sequence_acts_organization_id_sequence_id_rev_key to enrollment_log_organization_id_enrollment_id_revision_key;
alter table enrollment_log rename constraint sequence_acts_pkey to enrollment_log_pkey;
alter table enrollment_queue rename constraint sequence_events_kind_check to enrollment_queue_kind_check;
alter table enrollment_queue rename constraint sequence_events_organization_id_fkey to enrollment_queue_organization_id_fkey;
alter table enrollment_queue rename constraint sequence_events_pkey to enrollment_queue_pkey;
alter table automation_enrollments rename constraint sequences_check to automation_enrollments_check;
alter table automation_enrollments rename constraint sequences_check1 to automation_enrollments_check1;
alter table automation_enrollments rename constraint sequences_organization_id_candidate_id_fkey to automation_enrollments_organization_id_candidate_id_fkey;
alter table automation_enrollments rename constraint sequences_organization_id_fkey to automation_enrollments_organization_id_fkey;
alter table automation_enrollments rename constraint sequences_organization_id_preset_version_fkey to automation_enrollments_organization_id_preset_version_fkey;
alter table automation_enrollments rename constraint sequences_pkey to automation_enrollments_pkey;
alter table automation_enrollments rename constraint sequences_standing_check to automation_enrollments_status_check;
alter table reply_suggestions rename constraint suggested_readings_check to reply_suggestions_check;
alter table reply_suggestions rename constraint suggested_readings_organization_id_fkey to reply_suggestions_organization_id_fkey;
alter table reply_suggestions rename constraint suggested_readings_organization_id_sequence_id_fkey to reply_suggestions_organization_id_enrollment_id_fkey;
alter table reply_suggestions rename constraint suggested_readings_pkey to reply_suggestions_pkey;
alter table reply_suggestions rename constraint suggested_readings_reading_check to reply_suggestions_reading_check;
alter table reply_suggestions rename constraint suggested_readings_state_check to reply_suggestions_state_check;
alter index sequence_acts_candidate rename to enrollment_log_candidate;
alter index sequence_acts_read rename to enrollment_log_read;
alter index sequence_events_candidate rename to enrollment_queue_candidate;
alter index sequences_begun rename to automation_enrollments_begun;
alter index sequences_candidate rename to automation_enrollments_candidate;
alter index sequences_due rename to automation_enrollments_due;
alter index sequences_due_of rename to automation_enrollments_due_of;
alter index sequences_ended rename to automation_enrollments_ended;
alter index sequences_ended_all rename to automation_enrollments_ended_all;
alter index sequences_id rename to automation_enrollments_id;
alter index sequences_live rename to automation_enrollments_active;
alter index sequences_standing rename to automation_enrollments_status;
alter index sequences_standing_all rename to automation_enrollments_status_all;
alter index sequences_version rename to automation_enrollments_version;
alter index suggested_readings_candidate rename to reply_suggestions_candidate;
alter index suggested_readings_due rename to reply_suggestions_due;
alter index text_messages_of_sequence rename to text_messages_of_enrollment;
alter sequence sequence_events_id_seq rename to enrollment_queue_id_seq;
alter trigger sequences_hear on facts rename to queue_enrollment_events;
alter trigger sequences_hear on text_messages rename to queue_enrollment_events;
alter function app.sequences_at rename to schedule_enrollments;
alter function app.sequences_due rename to schedule_due_enrollments;
alter function app.sequence_event rename to enrollment_event;
alter function app.take_sequences_over rename to hand_off_enrollments;
alter function app.sequences_hear_facts rename to queue_enrollment_events;
alter function app.sequences_hear_texts rename to queue_enrollment_texts;

-- Functions whose body names what was renamed.
create or replace function app.enrollment_event(fact_name text, who uuid) returns text language sql immutable parallel safe
  return case
    when fact_name = 'text.received' then 'heard'
    when fact_name in ('interview.scheduled', 'interview.booked') then 'booked'
    when fact_name in ('interview.rescheduled', 'interview.cancelled', 'interview.completed', 'interview.unbooked', 'interview.reopened', 'interview.changed') then 'changed'
    when fact_name = 'interview.noShow' then 'no_show'
    when fact_name in ('text.unknown', 'text.failed', 'text.undelivered') then 'failed'
    when who is not null and fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone', 'call.logged', 'mail.written',
      'candidate.passedOn', 'candidate.offered', 'candidate.merged', 'candidate.mergedAway', 'optOut.recorded') then 'person'
  end;
create or replace function app.schedule_due_enrollments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform app.schedule_enrollments(min(c.due_at)) from changed c where c.due_at is not null having min(c.due_at) is not null;
  return null;
end $function$;
create or replace function app.queue_enrollment_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  heard record;
begin
  if not exists (select from public.automations where is_on) and not exists (select from public.automation_enrollments where ended_at is null) then return null; end if;
  with told as (
    select f.organization_id, f.about, k.kind, f.name,
        exists (select from public.automation_enrollments s where s.organization_id = f.organization_id and s.candidate_id = f.about and s.ended_at is null
          and (k.kind <> 'person' or s.status <> 'needs_staff')) as is_in
      from added f
      cross join lateral (
        select app.enrollment_event(f.name, f.who) as kind
        union all
        select case when c.status_key = 'hired' then 'hired' else 'left' end from public.all_candidates c
          where f.name in ('candidate.statusChanged', 'candidate.statusChangeUndone') and c.organization_id = f.organization_id and c.id = f.about
      ) k
      where f.about is not null and k.kind is not null
  ), kept as (
    insert into public.enrollment_queue (organization_id, candidate_id, kind, what)
      select t.organization_id, t.about, t.kind, case when t.name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'changed the status'
          when t.name = 'call.logged' then 'called' when t.name = 'mail.written' then 'emailed' else 'acted' end
        from told t where (t.is_in and t.kind not in ('hired', 'left'))
          or (t.kind in ('booked', 'no_show', 'hired') and exists (select from public.automations a
            where a.organization_id = t.organization_id and a.preset = t.kind and a.is_on))
          or (t.kind in ('hired', 'left') and exists (select from public.automation_enrollments s where s.organization_id = t.organization_id
            and s.candidate_id = t.about and s.ended_at is null and (s.preset = 're_engage' or (s.preset = 'hired' and t.kind = 'left'))))
      returning organization_id, candidate_id, kind, what
  )
  select count(*) as n, bool_and(kind = 'heard') as later, array_agg(organization_id) filter (where kind = 'person') as organizations,
      array_agg(candidate_id) filter (where kind = 'person') as candidates, min(what) filter (where kind = 'person') as what into heard from kept;
  if heard.n = 0 then return null; end if;
  if heard.candidates is not null then perform app.hand_off_enrollments(heard.organizations, heard.candidates, 'someone ' || heard.what); end if;
  -- Replies often come in several texts: they are read together, a moment later.
  perform app.schedule_enrollments(case when heard.later then now() + interval '4 seconds' else now() end);
  return null;
end $function$;
create or replace function app.queue_enrollment_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  heard record;
begin
  if not exists (select from public.automation_enrollments where ended_at is null) then return null; end if;
  with kept as (
    insert into public.enrollment_queue (organization_id, candidate_id, kind, what)
      select m.organization_id, m.candidate_id, 'person', 'wrote' from added m
        where m.message_direction = 'outbound' and m.made_by is not null and not m.by_product and m.purpose is null
          and exists (select from public.automation_enrollments s where s.organization_id = m.organization_id and s.candidate_id = m.candidate_id and s.ended_at is null
            and s.status <> 'needs_staff')
      returning organization_id, candidate_id
  )
  select array_agg(organization_id) as organizations, array_agg(candidate_id) as candidates into heard from kept;
  if heard.candidates is null then return null; end if;
  perform app.hand_off_enrollments(heard.organizations, heard.candidates, 'someone wrote');
  perform app.schedule_enrollments(now());
  return null;
end $function$;
create or replace function app.hand_off_enrollments(organizations uuid[], candidates uuid[], why text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.automation_enrollments set status = 'needs_staff', due_at = null, last_action = why, status_since = now(), handed_off_at = coalesce(handed_off_at, now())
    where id in (select s.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.automation_enrollments s on s.organization_id = t.organization_id and s.candidate_id = t.candidate_id
      where s.ended_at is null and s.status <> 'needs_staff' for update of s skip locked);
  update public.text_messages set message_status = 'canceled', failure = 'Someone took over the conversation.'
    where id in (select m.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.text_messages m on m.organization_id = t.organization_id and m.candidate_id = t.candidate_id
      where m.enrollment_id is not null and m.message_status in ('held', 'queued') for update of m skip locked);
end $function$;

alter table automation_enrollments drop constraint automation_enrollments_check1,
  drop constraint automation_enrollments_status_check,
  drop constraint automation_enrollments_organization_id_preset_version_fkey;
alter table automations drop constraint automations_preset_check;
alter table enrollment_queue drop constraint enrollment_queue_kind_check;

set local role reinforce_platform;
update automation_enrollments set
  status = case status when 'us' then 'scheduled' when 'them' then 'awaiting_reply' when 'person' then 'needs_staff' else status end,
  preset = case preset when 'noShow' then 'no_show' when 'quiet' then 're_engage' else preset end
where status in ('us', 'them', 'person') or preset in ('noShow', 'quiet');
update enrollment_queue set kind = 'no_show' where kind = 'noShow';
update automations set preset = case preset when 'noShow' then 'no_show' else 're_engage' end where preset in ('noShow', 'quiet');
-- A rehearsal is known by a hash of its flow, which names the preset: the ones of stored settings are worked out anew.
update automation_rehearsals r set settings = app.rehearsal_hash(
    jsonb_set(v.flow, '{preset}', to_jsonb(case v.preset when 'noShow' then 'no_show' else 're_engage' end)), v.interviewer_id, a.location_ids)
  from automation_versions v
  join automations a on a.organization_id = v.organization_id and a.preset = case v.preset when 'noShow' then 'no_show' else 're_engage' end
  where v.preset in ('noShow', 'quiet') and r.organization_id = v.organization_id and r.preset = v.preset
    and r.settings = app.rehearsal_hash(v.flow, v.interviewer_id, a.location_ids);
update automation_rehearsals set preset = case preset when 'noShow' then 'no_show' else 're_engage' end where preset in ('noShow', 'quiet');
update automation_versions set
  flow = case when flow ? 'preset' then jsonb_set(flow, '{preset}', to_jsonb(case preset when 'noShow' then 'no_show' else 're_engage' end)) else flow end,
  preset = case preset when 'noShow' then 'no_show' else 're_engage' end
where preset in ('noShow', 'quiet');
-- What events say of an automation names its preset, too.
update fact_values set after = jsonb_set(after, '{preset}', to_jsonb(case after ->> 'preset' when 'noShow' then 'no_show' else 're_engage' end))
where after ->> 'preset' in ('noShow', 'quiet');
reset role;

alter table automation_enrollments
  add constraint automation_enrollments_check1 check (due_at is null or status in ('scheduled', 'awaiting_reply')),
  add constraint automation_enrollments_status_check check (status in ('scheduled', 'awaiting_reply', 'needs_staff', 'booked', 'finished', 'stopped')),
  add constraint automation_enrollments_organization_id_preset_version_fkey foreign key (organization_id, preset, version)
    references automation_versions (organization_id, preset, version);
alter table automations add constraint automations_preset_check check (preset in ('applicant', 'booked', 'no_show', 'hired', 're_engage'));
alter table enrollment_queue add constraint enrollment_queue_kind_check
  check (kind in ('heard', 'person', 'booked', 'changed', 'no_show', 'failed', 'hired', 'left'));

