-- Folders and files: who sees them, what they held before, what a look into their bytes found, and the trash.

-- A folder is open to everybody of its organization, or restricted: to Admins, and to the people named for it. `restricted` is said
-- of the folder itself, `limited` holds for all that lies in it; `walls` are the restricted folders around it, itself included: who
-- is not named in each of them does not see what lies in it.
create table document_folders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  parent_id uuid,
  name text not null check (length(name) between 1 and 200),
  restricted boolean not null default false,
  limited boolean not null default false,
  walls uuid[] not null default '{}',
  made_by uuid,
  created_at timestamptz(3) not null default now(),
  -- What was deleted lies in the trash; `trashed_with` is the id of what the person deleted: a file, or the folder around it.
  deleted_at timestamptz(3),
  trashed_with uuid,
  unique (organization_id, id),
  foreign key (organization_id, parent_id) references document_folders (organization_id, id)
);
create index document_folders_parent on document_folders (organization_id, parent_id);
create index document_folders_deleted on document_folders (deleted_at) where deleted_at is not null;
-- One name once in a place.
create unique index document_folders_name on document_folders
  (organization_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;
select app.protect('document_folders');

create table document_folder_people (
  organization_id uuid not null references organizations (id),
  folder_id uuid not null,
  user_id uuid not null references reinforce_users (id) on delete cascade,
  primary key (folder_id, user_id),
  foreign key (organization_id, folder_id) references document_folders (organization_id, id) on delete cascade
);
create index document_folder_people_organization on document_folder_people (organization_id, folder_id);
create index document_folder_people_user on document_folder_people (user_id);
select app.protect('document_folder_people');

create function app.passes_walls(walls uuid[]) returns boolean language sql stable parallel safe as $$
  select app.sees_limited() or (cardinality(walls) > 0 and not exists (
    select from unnest(walls) w where not exists (
      select from public.document_folder_people p join public.reinforce_users u on u.id = p.user_id
      where p.folder_id = w and u.auth_user_id = app.user_id())))
$$;
create policy limited on document_folders as restrictive to reinforce_tenant, reinforce_platform
  using (not limited or app.passes_walls(walls));

-- A file of a candidate lies in no folder until somebody moves it into one.
create table document_files (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  folder_id uuid,
  candidate_id uuid,
  name text not null check (length(name) between 1 and 255),
  version int not null default 1,
  size bigint not null,
  mime text not null,
  stored_as text not null,
  uploaded_by uuid,
  expires_on date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  trashed_with uuid,
  unique (organization_id, id),
  foreign key (organization_id, folder_id) references document_folders (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete set null (candidate_id)
);
create index document_files_folder on document_files (organization_id, folder_id, created_at desc);
create index document_files_candidate on document_files (organization_id, candidate_id) where candidate_id is not null;
create index document_files_expiry on document_files (organization_id, expires_on) where expires_on is not null and deleted_at is null;
create index document_files_deleted on document_files (deleted_at) where deleted_at is not null;
create index document_files_bytes on document_files (stored_as);
create unique index document_files_name on document_files
  (organization_id, coalesce(folder_id, candidate_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;
select app.protect('document_files');
create policy limited on document_files as restrictive to reinforce_tenant, reinforce_platform
  using (folder_id is null or exists (select from document_folders d where d.id = folder_id));

-- When a candidate goes (an import is undone), the files that lie with the candidate go to the trash; those in a folder stay.
create function app.trash_documents_of_candidate() returns trigger language plpgsql as $$
begin
  update public.document_files set deleted_at = now(), trashed_with = id
  where organization_id = old.organization_id and candidate_id = old.id and folder_id is null and deleted_at is null;
  return old;
end $$;
create trigger trash_documents before delete on all_candidates for each row execute function app.trash_documents_of_candidate();

-- What a file held before; its present contents stand in document_files.
create table document_versions (
  organization_id uuid not null references organizations (id),
  file_id uuid not null,
  number int not null check (number > 0),
  size bigint not null,
  mime text not null,
  stored_as text not null,
  uploaded_by uuid,
  created_at timestamptz(3) not null,
  primary key (file_id, number),
  foreign key (organization_id, file_id) references document_files (organization_id, id) on delete cascade
);
create index document_versions_organization on document_versions (organization_id, file_id);
create index document_versions_bytes on document_versions (stored_as);
select app.protect('document_versions');
create policy limited on document_versions as restrictive to reinforce_tenant, reinforce_platform
  using (exists (select from document_files f where f.id = file_id));

-- What a look into the bytes of a file found. It belongs to the bytes: a version that is restored keeps its answer.
create table document_checks (
  organization_id uuid not null references organizations (id),
  stored_as text not null,
  state text not null check (state in ('waiting', 'checked', 'held')),
  -- Why it is held, in words.
  reason text,
  -- The virus scanner that looked, if one did.
  scanner text,
  -- Who handed the bytes in: restoring a version makes nobody their owner.
  uploaded_by uuid,
  created_at timestamptz(3) not null default now(),
  checked_at timestamptz(3),
  released_by uuid,
  released_at timestamptz(3),
  release_reason text,
  primary key (organization_id, stored_as)
);
create index document_checks_waiting on document_checks (created_at) where state = 'waiting';
select app.protect('document_checks');

-- What is held, or still waits for the virus scanner, opens for Admins and for whoever handed it in.
create function app.opens_document(state text, released_at timestamptz, uploaded_by uuid) returns boolean language sql stable parallel safe as $$
  select state is null or state = 'checked' or released_at is not null or app.sees_limited()
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.id = uploaded_by)
$$;
