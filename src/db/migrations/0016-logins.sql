-- Saved logins of job boards: the secret parts are envelopes, never text.

-- The key of an organization, wrapped by the master key that comes from APP_SECRET. Only the rotation command rewrites it.
create table organization_keys (
  organization_id uuid primary key references organizations (id),
  wrapped bytea not null,
  wrapped_at timestamptz(3) not null default now()
);
select app.protect('organization_keys');
revoke update, delete on organization_keys from reinforce_tenant;

-- Envelopes: secret, notes, totp, two_factor_note. The place of the secret's envelope names its number, so that an earlier
-- one cannot stand in for it.
create table logins (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  site text not null,
  url text,
  username text not null,
  secret bytea,
  secret_number int not null default 1,
  secret_changed_at timestamptz(3) not null default now(),
  strength smallint check (strength between 0 and 3),
  -- Equal within an organization when the secrets are; made with the organization's key.
  reuse_hash bytea,
  totp bytea,
  two_factor_note bytea,
  notes bytea,
  owner_id uuid,
  tags text[] not null default '{}',
  rotates_on date,
  created_at timestamptz(3) not null default now(),
  created_by uuid,
  updated_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  last_used_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  unique (organization_id, id)
);
create index logins_organization on logins (organization_id, lower(site));
create index logins_reuse on logins (organization_id, reuse_hash) where deleted_at is null;
create index logins_deleted on logins (deleted_at) where deleted_at is not null;
select app.protect('logins');

-- Earlier secrets, their envelopes untouched.
create table login_versions (
  organization_id uuid not null references organizations (id),
  login_id uuid not null,
  number int not null,
  secret bytea not null,
  reuse_hash bytea not null,
  since timestamptz(3) not null,
  replaced_at timestamptz(3) not null,
  replaced_by uuid,
  primary key (login_id, number),
  foreign key (organization_id, login_id) references logins (organization_id, id) on delete cascade
);
create index login_versions_organization on login_versions (organization_id, login_id);
select app.protect('login_versions');

-- Who besides the owner and Admins may use, see or edit an entry, and until when.
create table login_access (
  organization_id uuid not null references organizations (id),
  login_id uuid not null,
  user_id uuid not null,
  level text not null check (level in ('use', 'see', 'edit')),
  until timestamptz(3),
  given_by uuid,
  given_at timestamptz(3) not null default now(),
  primary key (login_id, user_id),
  foreign key (organization_id, login_id) references logins (organization_id, id) on delete cascade
);
create index login_access_organization on login_access (organization_id, login_id);
create index login_access_user on login_access (user_id);
select app.protect('login_access');

-- A session in which the person gave the own password again, as the hash of its token.
create table login_unlocks (
  session_hash bytea primary key,
  organization_id uuid not null references organizations (id),
  user_id uuid not null,
  until timestamptz(3) not null
);
create index login_unlocks_organization on login_unlocks (organization_id);
create index login_unlocks_until on login_unlocks (until);
select app.protect('login_unlocks');

-- Wrong own passwords in a row, and until when reveals are locked for the person.
create table login_tries (
  user_id uuid primary key,
  organization_id uuid not null references organizations (id),
  wrong int not null default 0,
  locked_until timestamptz(3)
);
create index login_tries_organization on login_tries (organization_id);
select app.protect('login_tries');

-- An entry is there for its owner, for Admins and for whom it was shared with; the house itself acts for nobody.
create policy entry on logins as restrictive to reinforce_tenant, reinforce_platform
  using (
    (select app.sees_limited()) or owner_id = (select app.person_id())
    or exists (select from login_access a where a.login_id = logins.id and a.user_id = (select app.person_id()) and (a.until is null or a.until > now()))
  )
  with check (true);
create policy entry on login_versions as restrictive to reinforce_tenant, reinforce_platform
  using (exists (select from logins l where l.id = login_id)) with check (true);
