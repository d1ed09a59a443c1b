-- Legal holds. While one is open nothing of the candidate is erased; without a candidate it covers the whole organization.
create table legal_holds (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid,
  reason text not null,
  -- Null: it followed the person to a record that was separated from theirs.
  set_by uuid,
  set_at timestamptz(3) not null,
  ended_by uuid,
  ended_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create unique index legal_holds_open on legal_holds (organization_id, candidate_id) nulls not distinct where ended_at is null;
create index legal_holds_candidate on legal_holds (organization_id, candidate_id) where candidate_id is not null;
select app.protect('legal_holds');
revoke delete on legal_holds from reinforce_tenant;

-- The records of one person: this one, the one that it was merged into, and all that were merged into either.
create function app.person_records(o uuid, candidate uuid) returns setof uuid language sql stable rows 2
set search_path = pg_catalog, public, pg_temp as $$
  with recursive person as (
    select candidate as id
    union
    select n.id from person p, lateral (
      select c.id from public.all_candidates c where c.organization_id = o and c.merged_into = p.id
      union all
      select c.merged_into from public.all_candidates c where c.organization_id = o and c.id = p.id and c.merged_into is not null) n
  )
  select id from person
$$;

-- Whether a hold covers the person of this record.
create function app.is_held(o uuid, candidate uuid) returns boolean language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Most organizations have none: then no record is looked at.
  if not exists (select from public.legal_holds h where h.organization_id = o and h.ended_at is null) then return false; end if;
  return exists (select from public.legal_holds h where h.organization_id = o and h.ended_at is null
    and (h.candidate_id is null or h.candidate_id in (select app.person_records(o, candidate))));
end $$;

-- Certificates of erasures: time, cause, and counts, without anything about the person but digests under a key of the server.
create table erasure_certificates (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  -- The record's former id, as in its events.
  erased_id uuid not null,
  records int not null,
  cause text not null check (cause in ('request', 'retention')),
  requested_by uuid,
  requested_at timestamptz(3),
  erased_at timestamptz(3) not null,
  -- By table, how many rows are gone and how many stay under the law, without values.
  erased jsonb not null,
  kept jsonb not null,
  stored_files int not null,
  -- Documents whose bytes the next purge removes.
  purged uuid[] not null,
  digests text[] not null,
  primary key (organization_id, id)
);
create index erasure_certificates_erased on erasure_certificates (organization_id, erased_at desc, id);
create index erasure_certificates_digests on erasure_certificates using gin (digests);
select app.protect('erasure_certificates');
revoke insert, update, delete on erasure_certificates from reinforce_tenant;

-- The day of the notice to Admins that the retention is about to delete people. The first are deleted seven days later at the earliest.
alter table organizations add column retention_noticed_on date;
