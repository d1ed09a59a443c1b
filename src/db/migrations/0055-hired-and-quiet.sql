-- Two more automations: of people who were hired, and of people of whom nothing was heard for a while.

alter table automations drop constraint automations_preset_check;
alter table automations add constraint automations_preset_check check (preset in ('applicant', 'booked', 'noShow', 'hired', 'quiet'));
alter table sequence_events drop constraint sequence_events_kind_check;
alter table sequence_events add constraint sequence_events_kind_check
  check (kind in ('heard', 'person', 'booked', 'changed', 'noShow', 'failed', 'hired', 'left'));

-- The first day at work, which staff say.
alter table sequences add column first_day date;

-- Who may be asked whether they are still interested, the newest first: a walk along it stops at the first two hundred.
create index candidates_to_ask on all_candidates (organization_id, newest_at desc, id desc) include (status_key)
  where text_consent = 'given' and phone_key is not null and merged_into is null;

-- As before; besides, whoever is hired may come into an automation, and one that began with a status ends with it.
create or replace function app.sequences_hear_facts() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  heard record;
begin
  if not exists (select from public.automations where is_on) and not exists (select from public.sequences where ended_at is null) then return null; end if;
  with told as (
    select f.organization_id, f.about, k.kind, f.name,
        exists (select from public.sequences s where s.organization_id = f.organization_id and s.candidate_id = f.about and s.ended_at is null
          and (k.kind <> 'person' or s.standing <> 'person')) as is_in
      from added f
      cross join lateral (
        select app.sequence_event(f.name, f.who) as kind
        union all
        select case when c.status_key = 'hired' then 'hired' else 'left' end from public.all_candidates c
          where f.name in ('candidate.statusChanged', 'candidate.statusChangeUndone') and c.organization_id = f.organization_id and c.id = f.about
      ) k
      where f.about is not null and k.kind is not null
  ), kept as (
    insert into public.sequence_events (organization_id, candidate_id, kind, what)
      select t.organization_id, t.about, t.kind, case when t.name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'changed the status'
          when t.name = 'call.logged' then 'called' when t.name = 'mail.written' then 'wrote a mail' else 'acted' end
        from told t where (t.is_in and t.kind not in ('hired', 'left'))
          or (t.kind in ('booked', 'noShow', 'hired') and exists (select from public.automations a
            where a.organization_id = t.organization_id and a.preset = t.kind and a.is_on))
          or (t.kind in ('hired', 'left') and exists (select from public.sequences s where s.organization_id = t.organization_id
            and s.candidate_id = t.about and s.ended_at is null and (s.preset = 'quiet' or (s.preset = 'hired' and t.kind = 'left'))))
      returning organization_id, candidate_id, kind, what
  )
  select count(*) as n, bool_and(kind = 'heard') as later, array_agg(organization_id) filter (where kind = 'person') as organizations,
      array_agg(candidate_id) filter (where kind = 'person') as candidates, min(what) filter (where kind = 'person') as what into heard from kept;
  if heard.n = 0 then return null; end if;
  if heard.candidates is not null then perform app.take_sequences_over(heard.organizations, heard.candidates, 'somebody ' || heard.what); end if;
  -- Replies often come in several texts: they are read together, a moment later.
  perform app.sequences_at(case when heard.later then now() + interval '4 seconds' else now() end);
  return null;
end $$;
