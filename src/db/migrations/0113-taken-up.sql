-- When a person took up what an automation handed to staff. What waits is found in an index of its own, however much was ever handed off.

alter table automation_enrollments add column taken_up_at timestamptz(3);

set local role reinforce_platform;
update automation_enrollments s set taken_up_at = s.status_since where s.ended_at is null and s.status = 'needs_staff' and (
  exists (select from events f where f.organization_id = s.organization_id and f.about = s.candidate_id
    and f.name = 'enrollment.paused' and f.at >= s.status_since)
  or exists (select from text_messages m where m.organization_id = s.organization_id and m.candidate_id = s.candidate_id
    and m.message_direction = 'outbound' and m.made_by is not null and m.created_at >= s.status_since));
reset role;

create index automation_enrollments_to_take_up on automation_enrollments (organization_id, status_since, id)
  where ended_at is null and status = 'needs_staff' and taken_up_at is null;
-- Who started today, in every organization.
create index automation_enrollments_begun_all on automation_enrollments (begun_at desc, id);
-- Interviews whose candidate no text reached: staff notify them.
create index interviews_to_notify on interviews (organization_id, interview_date)
  where status = 'Cancelled' and cancel_reason = 'The interviewer is away. Tell them by hand.';

-- A colleague took over: automatic texts stop, and what waited for a person is taken up.
create or replace function app.hand_off_enrollments(organizations uuid[], candidates uuid[], why text)
 returns void
 language plpgsql
 set search_path to 'pg_catalog', 'public', 'pg_temp'
as $function$
begin
  update public.automation_enrollments set status = 'needs_staff', due_at = null, last_action = why, status_since = now(),
      handed_off_at = coalesce(handed_off_at, now()), taken_up_at = now()
    where id in (select s.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.automation_enrollments s on s.organization_id = t.organization_id and s.candidate_id = t.candidate_id
      where s.ended_at is null and s.status <> 'needs_staff' for update of s skip locked);
  update public.text_messages set message_status = 'canceled', failure = 'Someone took over the conversation.'
    where id in (select m.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.text_messages m on m.organization_id = t.organization_id and m.candidate_id = t.candidate_id
      where m.enrollment_id is not null and m.message_status in ('held', 'queued') for update of m skip locked);
end $function$;

-- What was handed off already is taken up by a person who writes, calls, or changes the status. A row that a job holds is left to the query.
create function app.take_up_enrollments(organizations uuid[], candidates uuid[])
 returns void
 language sql
 set search_path to 'pg_catalog', 'public', 'pg_temp'
as $function$
  update public.automation_enrollments set taken_up_at = now()
    where id in (select s.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.automation_enrollments s on s.organization_id = t.organization_id and s.candidate_id = t.candidate_id
      where s.ended_at is null and s.status = 'needs_staff' and s.taken_up_at is null for update of s skip locked);
$function$;

create or replace function app.queue_enrollment_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  acted record;
  heard record;
begin
  if not exists (select from public.automations where is_on) and not exists (select from public.automation_enrollments where ended_at is null) then return null; end if;
  select array_agg(f.organization_id) as organizations, array_agg(f.about) as candidates into acted
    from added f where f.who is not null and f.about is not null and app.enrollment_event(f.name, f.who) = 'person';
  if acted.candidates is not null then perform app.take_up_enrollments(acted.organizations, acted.candidates); end if;
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
  acted record;
  heard record;
begin
  if not exists (select from public.automation_enrollments where ended_at is null) then return null; end if;
  select array_agg(m.organization_id) as organizations, array_agg(m.candidate_id) as candidates into acted
    from added m where m.message_direction = 'outbound' and m.made_by is not null and not m.by_product and m.purpose is null;
  if acted.candidates is not null then perform app.take_up_enrollments(acted.organizations, acted.candidates); end if;
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
