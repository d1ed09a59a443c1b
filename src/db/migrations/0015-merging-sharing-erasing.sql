-- Two records of one person: the one that was put aside names the one that was kept.
alter table all_candidates
  add column merged_into uuid,
  add column erase_on date,
  add column erase_reason text check (length(erase_reason) <= 500);
create index candidates_to_erase on all_candidates (erase_on) where erase_on is not null;
alter table all_candidates
  add constraint all_candidates_merged foreign key (organization_id, merged_into) references all_candidates (organization_id, id)
    on delete set null (merged_into);
create index candidates_merged on all_candidates (organization_id, merged_into) where merged_into is not null;

-- A link to a page about one candidate, without a way to reach him, for someone who has no account. Only the hash is kept.
create table candidate_shares (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  token_hash text not null unique,
  made_by uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  opened int not null default 0,
  last_opened_at timestamptz(3),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index candidate_shares_newest on candidate_shares (organization_id, candidate_id, created_at desc);
select app.protect('candidate_shares');
