-- A folder is open to everybody of its organization, or restricted: to Admins, and to the people named here.
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

-- The restricted folders around a folder, itself included: who is not named in each of them does not see what lies in it.
alter table document_folders add column walls uuid[] not null default '{}';
set local role reinforce_platform;
with recursive down as (
  select id, case when restricted then array[id] else '{}'::uuid[] end as walls from document_folders where parent_id is null
  union all
  select d.id, case when d.restricted then down.walls || d.id else down.walls end from document_folders d join down on d.parent_id = down.id)
update document_folders d set walls = down.walls from down where d.id = down.id and down.walls <> '{}';
reset role;

create function app.passes_walls(walls uuid[]) returns boolean language sql stable parallel safe as $$
  select app.sees_limited() or (cardinality(walls) > 0 and not exists (
    select from unnest(walls) w where not exists (
      select from public.document_folder_people p join public.reinforce_users u on u.id = p.user_id
      where p.folder_id = w and u.auth_user_id = app.user_id())))
$$;
drop policy limited on document_folders;
create policy limited on document_folders as restrictive to reinforce_tenant, reinforce_platform
  using (not limited or app.passes_walls(walls));
