-- Automations that text candidates: what a clinic switched on, who is in one, what happened to them, and a receipt for every act.

-- Off until it is switched on. `version` is the newest; without locations it is for all of them.
create table automations (
  organization_id uuid not null references organizations (id),
  preset text not null check (preset in ('applicant', 'booked', 'noShow')),
  is_on boolean not null,
  version int not null,
  location_ids uuid[] not null default '{}' check (cardinality(location_ids) <= 500),
  changed_by uuid,
  changed_at timestamptz(3) not null,
  primary key (organization_id, preset)
);
create index automations_on on automations (organization_id, preset) where is_on;
select app.protect('automations');

-- What a version does is kept as data: whoever is in it finishes on it.
create table automation_versions (
  organization_id uuid not null references organizations (id),
  preset text not null,
  version int not null,
  settings jsonb not null,
  flow jsonb not null,
  interviewer_id uuid,
  made_by uuid,
  made_at timestamptz(3) not null,
  primary key (organization_id, preset, version)
);
select app.protect('automation_versions');

create table sequences (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  candidate_id uuid not null,
  preset text not null,
  version int not null,
  standing text not null check (standing in ('us', 'them', 'person', 'booked', 'finished', 'stopped')),
  point jsonb not null,
  -- What it did last, or why it stands as it does.
  words text not null,
  -- The interview it is about, or booked.
  interview_id uuid,
  due_at timestamptz(3),
  begun_at timestamptz(3) not null,
  since timestamptz(3) not null,
  ended_at timestamptz(3),
  rev int not null default 0,
  texts int not null default 0,
  first_text_at timestamptz(3),
  handed_at timestamptz(3),
  -- Up to when it has heard what the candidate wrote.
  heard_to timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, preset, version) references automation_versions (organization_id, preset, version),
  check ((standing in ('booked', 'finished', 'stopped')) = (ended_at is not null)),
  check (due_at is null or standing in ('us', 'them'))
);
-- One at a time for a candidate.
create unique index sequences_live on sequences (organization_id, candidate_id) where ended_at is null;
create index sequences_id on sequences (id);
create index sequences_candidate on sequences (organization_id, candidate_id, begun_at desc);
-- What is due next, over all organizations and in one. A million that wait cost nothing until then.
create index sequences_due on sequences (due_at) where due_at is not null;
create index sequences_due_of on sequences (organization_id, due_at) where due_at is not null;
create index sequences_standing on sequences (organization_id, standing, since, id) where ended_at is null;
create index sequences_standing_all on sequences (standing, since, id) where ended_at is null;
create index sequences_ended on sequences (organization_id, standing, ended_at desc, id) where ended_at is not null;
create index sequences_ended_all on sequences (standing, ended_at desc, id) where ended_at is not null;
create index sequences_begun on sequences (organization_id, begun_at);
create index sequences_version on sequences (organization_id, preset, version) where ended_at is null;
select app.protect('sequences');
create trigger announce_added after insert on sequences referencing new table as added
  for each statement execute function app.announce_change('texts', 'organization_id');
create trigger announce_changed after update on sequences referencing new table as added
  for each statement execute function app.announce_change('texts', 'organization_id');

-- A receipt: what was done, and of a reply the words, the reading and the rule it rests on.
create table sequence_acts (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  sequence_id uuid not null,
  rev int not null,
  candidate_id uuid not null,
  at timestamptz(3) not null,
  words text not null,
  heard text,
  reading text,
  rule text,
  message_id uuid,
  booking_id uuid,
  primary key (organization_id, id),
  -- One act a revision: whoever does the work twice does it once.
  unique (organization_id, sequence_id, rev),
  foreign key (organization_id, sequence_id) references sequences (organization_id, id) on delete cascade
);
create index sequence_acts_candidate on sequence_acts (organization_id, candidate_id, at desc);
select app.protect('sequence_acts');

-- What happened to somebody who is in a sequence, or begins one, until the engine has heard it. Written with the fact or the text it
-- tells of, in its transaction; nobody waits for anybody, because rows are only added. Of people only the first act counts.
create table sequence_events (
  organization_id uuid not null references organizations (id),
  id bigint generated always as identity,
  candidate_id uuid not null,
  kind text not null check (kind in ('heard', 'person', 'booked', 'changed', 'noShow', 'failed')),
  what text,
  tries int not null default 0,
  primary key (organization_id, id)
);
create index sequence_events_candidate on sequence_events (organization_id, candidate_id, id);
select app.protect('sequence_events');

-- A text of the product’s own, and the sequence it belongs to.
alter table text_messages add column by_product boolean not null default false, add column sequence_id uuid;
-- What is taken back when somebody takes a conversation over.
create index text_messages_of_sequence on text_messages (organization_id, candidate_id) where sequence_id is not null and message_status in ('held', 'queued');
-- An automation books as well: then nobody made the booking.
alter table bookings alter column made_by drop not null;

-- Wakes the engine at a moment, unless it is woken before that anyway.
create function app.sequences_at(due timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if due is null or app.organization_id() is null then return; end if;
  begin
    if exists (select from pgboss.job where name = 'run-sequences' and state < 'active'
               and start_after > clock_timestamp() + interval '5 seconds' and start_after <= due) then return; end if;
    perform app.enqueue('run-sequences', jsonb_build_object('organizationId', app.organization_id()), greatest(due, now()));
  exception when invalid_schema_name or undefined_table or raise_exception then null;
  end;
end $$;
revoke execute on function app.sequences_at from public;
grant execute on function app.sequences_at to reinforce_tenant, reinforce_platform;

create function app.sequences_due() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app.sequences_at(min(c.due_at)) from changed c where c.due_at is not null having min(c.due_at) is not null;
  return null;
end $$;
create trigger due_added after insert on sequences referencing new table as changed
  for each statement execute function app.sequences_due();
create trigger due_changed after update on sequences referencing new table as changed
  for each statement execute function app.sequences_due();

-- What a fact is to a sequence: a reply, a person’s own act, an interview booked, changed or missed, a text that did not arrive.
create function app.sequence_event(fact_name text, who uuid) returns text language sql immutable parallel safe
  return case
    when fact_name = 'text.received' then 'heard'
    when fact_name in ('interview.scheduled', 'interview.booked') then 'booked'
    when fact_name in ('interview.rescheduled', 'interview.cancelled', 'interview.completed', 'interview.unbooked', 'interview.reopened', 'interview.changed') then 'changed'
    when fact_name = 'interview.noShow' then 'noShow'
    when fact_name in ('text.unknown', 'text.failed', 'text.undelivered') then 'failed'
    when who is not null and fact_name in ('candidate.statusChanged', 'candidate.statusChangeUndone', 'call.logged', 'mail.written',
      'candidate.passedOn', 'candidate.offered', 'candidate.merged', 'candidate.mergedAway', 'optOut.recorded') then 'person'
  end;

-- From here on nothing automatic is sent to these people: who holds the row of a sequence now hears of it by the event instead, and what
-- was queued meanwhile is barred when it is claimed.
create function app.take_sequences_over(organizations uuid[], candidates uuid[], why text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.sequences set standing = 'person', due_at = null, words = why, since = now(), handed_at = coalesce(handed_at, now())
    where id in (select s.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.sequences s on s.organization_id = t.organization_id and s.candidate_id = t.candidate_id
      where s.ended_at is null and s.standing <> 'person' for update of s skip locked);
  update public.text_messages set message_status = 'canceled', failure = 'Somebody took the conversation over.'
    where id in (select m.id from unnest(organizations, candidates) t(organization_id, candidate_id)
      join public.text_messages m on m.organization_id = t.organization_id and m.candidate_id = t.candidate_id
      where m.sequence_id is not null and m.message_status in ('held', 'queued') for update of m skip locked);
end $$;

create function app.sequences_hear_facts() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  heard record;
begin
  if not exists (select from public.automations where is_on) and not exists (select from public.sequences where ended_at is null) then return null; end if;
  with told as (
    select f.organization_id, f.about, app.sequence_event(f.name, f.who) as kind, f.name,
        exists (select from public.sequences s where s.organization_id = f.organization_id and s.candidate_id = f.about and s.ended_at is null
          and (app.sequence_event(f.name, f.who) <> 'person' or s.standing <> 'person')) as is_in
      from added f where f.about is not null and app.sequence_event(f.name, f.who) is not null
  ), kept as (
    insert into public.sequence_events (organization_id, candidate_id, kind, what)
      select t.organization_id, t.about, t.kind, case when t.name in ('candidate.statusChanged', 'candidate.statusChangeUndone') then 'changed the status'
          when t.name = 'call.logged' then 'called' when t.name = 'mail.written' then 'wrote a mail' else 'acted' end
        from told t where t.is_in or (t.kind in ('booked', 'noShow') and exists (select from public.automations a
          where a.organization_id = t.organization_id and a.preset = t.kind and a.is_on))
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
create trigger sequences_hear after insert on facts referencing new table as added
  for each statement execute function app.sequences_hear_facts();

create function app.sequences_hear_texts() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  heard record;
begin
  if not exists (select from public.sequences where ended_at is null) then return null; end if;
  with kept as (
    insert into public.sequence_events (organization_id, candidate_id, kind, what)
      select m.organization_id, m.candidate_id, 'person', 'wrote by hand' from added m
        where m.message_direction = 'outbound' and m.made_by is not null and not m.by_product and m.purpose is null
          and exists (select from public.sequences s where s.organization_id = m.organization_id and s.candidate_id = m.candidate_id and s.ended_at is null
            and s.standing <> 'person')
      returning organization_id, candidate_id
  )
  select array_agg(organization_id) as organizations, array_agg(candidate_id) as candidates into heard from kept;
  if heard.candidates is null then return null; end if;
  perform app.take_sequences_over(heard.organizations, heard.candidates, 'somebody wrote by hand');
  perform app.sequences_at(now());
  return null;
end $$;
create trigger sequences_hear after insert on text_messages referencing new table as added
  for each statement execute function app.sequences_hear_texts();
