-- What a registry said about a certification number stands beside the score and is found by; a number that was emptied stays as received.

-- Null: no number is claimed. 'claimed': nobody looked up the number on file, else what they read. Days pass by themselves, so whether
-- an active one has expired since is asked of `credential_expires_on`. Mirrors registry-answer.ts.
create function app.registry_state(certification text, status text, about text) returns text language sql immutable parallel safe as $$
  select case when app.is_certification(certification) then case when status is not null and about = certification then status else 'claimed' end end
$$;

-- One statement, so that the table is written anew once.
alter table all_candidates
  add column certification_received text,
  add column registry_state text generated always as (app.registry_state(certification_number, credential_status, credential_number)) stored;

create index candidates_registry on all_candidates (organization_id, registry_state, newest_at desc, id desc) where registry_state is not null;
create index candidates_registry_all on all_candidates (registry_state, newest_at desc, id desc) where registry_state is not null;
