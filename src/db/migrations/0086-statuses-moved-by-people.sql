-- A status that an automation, a program with a key, or the candidate's own booking moved is no person's contact with the candidate.
-- What was moved before this is known from the fact of the same transaction, which says who did it.
alter table candidate_status_changes add column by_person boolean not null default true;
-- With the column in it, contacts are still read from the index alone.
drop index candidate_status_changes_candidate;
create index candidate_status_changes_candidate on candidate_status_changes (organization_id, candidate_id, at) include (from_key, to_key, by_person);
set local role reinforce_platform;
-- A trigger has the first contact of these worked out anew.
update candidate_status_changes s set by_person = false from facts f
  where f.name = 'candidate.statusChanged' and f.organization_id = s.organization_id and f.about = s.candidate_id and f.at = s.at
    and not exists (select from reinforce_users u where u.id = f.who);
reset role;

grant create on schema app to reinforce_platform;
set local role reinforce_platform;
create or replace function app.note_status_changes() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from public.candidate_status_changes s using gone g where s.organization_id = g.organization_id and s.candidate_id = g.id;
  else
    insert into public.candidate_status_changes (organization_id, candidate_id, from_key, to_key, by_person)
      select a.organization_id, a.id, g.status_key, a.status_key, (select app.person_id()) is not null
      from added a full join gone g on g.id = a.id where a.status_key is distinct from g.status_key;
  end if;
  return null;
end $$;
reset role;
revoke create on schema app from reinforce_platform;

create or replace view candidate_contacts with (security_invoker = true) as
  select organization_id, candidate_id, at from candidate_status_changes where by_person
  union all
  select organization_id, candidate_id, sent_at from text_messages
    where message_direction = 'outbound' and sent_at is not null and not by_product and purpose is null
  union all
  select organization_id, candidate_id, called_at from candidate_calls
  union all
  select organization_id, candidate_id, created_at from candidate_mails
  union all
  select organization_id, candidate_id, at from sequence_acts where reading = 'answer';
