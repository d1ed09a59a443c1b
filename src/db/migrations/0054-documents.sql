-- Folders can be limited to Admins: `restricted` is said of the folder itself, `limited` holds for all that lies in it.
alter table document_folders add column restricted boolean not null default false;
alter table document_folders add column limited boolean not null default false;
alter table document_folders add column made_by uuid;
-- What was deleted lies in the trash; `trashed_with` is the id of what the person deleted: a file, or the folder around it.
alter table document_folders add column deleted_at timestamptz(3);
alter table document_folders add column trashed_with uuid;

-- A file of a candidate lies in no folder until somebody moves it into one.
alter table document_files add column candidate_id uuid;
alter table document_files add column version int not null default 1;
alter table document_files add column updated_at timestamptz(3) not null default now();
alter table document_files add column trashed_with uuid;
alter table document_files add unique (organization_id, id);
alter table document_files add foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
  on delete set null (candidate_id);
create index document_files_candidate on document_files (organization_id, candidate_id) where candidate_id is not null;
create index document_files_expiry on document_files (organization_id, expires_on) where expires_on is not null and deleted_at is null;
create index document_files_deleted on document_files (deleted_at) where deleted_at is not null;
create index document_folders_deleted on document_folders (deleted_at) where deleted_at is not null;
create index document_files_bytes on document_files (stored_as);

-- One name once in a place.
create unique index document_folders_name on document_folders
  (organization_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;
create unique index document_files_name on document_files
  (organization_id, coalesce(folder_id, candidate_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;

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

-- Who may see what is limited to Admins: an Admin, and the house itself, which acts for nobody.
create function app.sees_limited() returns boolean language sql stable parallel safe as $$
  select app.user_id() is null
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.admin_level = 'Admin')
$$;
create policy limited on document_folders as restrictive to reinforce_tenant, reinforce_platform
  using (not limited or (select app.sees_limited()));
create policy limited on document_files as restrictive to reinforce_tenant, reinforce_platform
  using (folder_id is null or exists (select from document_folders d where d.id = folder_id));
create policy limited on document_versions as restrictive to reinforce_tenant, reinforce_platform
  using (exists (select from document_files f where f.id = file_id));

-- When a candidate goes (an import is undone), the files that lie with the candidate go to the trash; those in a folder stay.
create function app.trash_documents_of_candidate() returns trigger language plpgsql as $$
begin
  update public.document_files set deleted_at = now(), trashed_with = id
  where organization_id = old.organization_id and candidate_id = old.id and folder_id is null and deleted_at is null;
  return old;
end $$;
create trigger trash_documents before delete on all_candidates for each row execute function app.trash_documents_of_candidate();
