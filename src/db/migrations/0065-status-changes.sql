-- Who held which status from when on, narrow and in one place: the hiring figures of a month read it in one scan.
create table candidate_status_changes (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  candidate_id uuid not null,
  at timestamptz(3) not null default now(),
  from_key text not null,
  to_key text not null
);
create index candidate_status_changes_candidate on candidate_status_changes (organization_id, candidate_id, at) include (from_key, to_key);
create index candidate_status_changes_at on candidate_status_changes using brin (at) with (pages_per_range = 16);
select app.protect('candidate_status_changes');
revoke insert, update, delete on candidate_status_changes from reinforce_tenant;

-- No foreign key: the trigger follows the candidates by itself, and bulk changes stay cheap.
create function app.note_status_changes() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from public.candidate_status_changes s using gone g where s.organization_id = g.organization_id and s.candidate_id = g.id;
  else
    insert into public.candidate_status_changes (organization_id, candidate_id, from_key, to_key)
      select a.organization_id, a.id, g.status_key, a.status_key from added a join gone g on g.id = a.id and g.status_key <> a.status_key;
  end if;
  return null;
end $$;
grant create on schema app to reinforce_platform;
alter function app.note_status_changes owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
create trigger note_status_moved after update on all_candidates referencing new table as added old table as gone
  for each statement execute function app.note_status_changes();
create trigger note_status_gone after delete on all_candidates referencing old table as gone
  for each statement execute function app.note_status_changes();

-- What happened before this table was there.
set local role reinforce_platform;
insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
  select f.organization_id, f.about, f.at, app.fold_case(app.trimmed(v.before ->> 'status')), app.fold_case(app.trimmed(v.after ->> 'status'))
  from facts f join fact_values v on v.fact_id = f.id join all_candidates c on c.id = f.about and c.organization_id = f.organization_id
  where f.name in ('candidate.statusChanged', 'candidate.statusChangeUndone', 'candidate.statusMigrated')
    and v.before ->> 'status' is not null and v.after ->> 'status' is not null
    and app.fold_case(app.trimmed(v.before ->> 'status')) <> app.fold_case(app.trimmed(v.after ->> 'status'))
  order by f.at, f.id;
reset role;
