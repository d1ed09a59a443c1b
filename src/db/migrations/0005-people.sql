-- People of an organization, programs with a key, invitations, and the mails to all of them.
create table reinforce_users (
  id uuid primary key default gen_random_uuid(),
  auth_user_id uuid not null unique,
  email text not null,
  full_name text not null default '',
  role text not null default 'user',
  organization_id uuid references organizations (id),
  profile_image text,
  admin_level text check (admin_level in ('Manager', 'Admin')),
  text_template text,
  created_at timestamptz(3) not null default now(),
  deactivated_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  two_factor_at timestamptz(3)
);
create index reinforce_users_organization on reinforce_users (organization_id);
create unique index reinforce_users_in_organization on reinforce_users (organization_id, id);
create index reinforce_users_admins on reinforce_users (organization_id, id) where admin_level = 'Admin' and deactivated_at is null;
select app.protect('reinforce_users', 'organization_id = app.organization_id()');
-- Before the organization is known, people read their own profile and nothing else.
create policy own_profile on reinforce_users for select to reinforce_tenant using (auth_user_id = app.user_id());

create function app.person_id() returns uuid language sql stable parallel safe as $$
  select u.id from public.reinforce_users u where u.auth_user_id = app.user_id()
$$;

-- Who may see what is limited to Admins: an Admin, and the house itself, which acts for nobody.
create function app.sees_limited() returns boolean language sql stable parallel safe as $$
  select app.is_house()
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.admin_level = 'Admin')
$$;

-- The profile says whether a person has a second factor; what sign-in asks for follows in the same transaction. Turned on: the
-- factor counts, and other sessions than the one named in app.session end. Off: it is gone, and when somebody else took it away so
-- are the sessions: who asked may not be who is signed in.
create function app.follow_second_factor() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.two_factor_at is null then
    delete from auth."twoFactor" where "userId" = new.auth_user_id;
    delete from auth.session where "userId" = new.auth_user_id and app.user_id() is distinct from new.auth_user_id;
  else
    update auth."twoFactor" set verified = true where "userId" = new.auth_user_id;
    if not found then raise exception 'there is no second factor to turn on'; end if;
    delete from auth.session where "userId" = new.auth_user_id and token is distinct from nullif(current_setting('app.session', true), '');
  end if;
  update auth."user" set "twoFactorEnabled" = new.two_factor_at is not null where id = new.auth_user_id;
  return null;
end $$;
revoke execute on function app.follow_second_factor from public;
create trigger follow_second_factor after update of two_factor_at on reinforce_users for each row
  when (old.two_factor_at is distinct from new.two_factor_at) execute function app.follow_second_factor();

create table invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  token_hash text not null unique,
  email text not null default '',
  phone_number text not null default '',
  full_name text not null default '',
  role text not null default 'user',
  admin_level text check (admin_level in ('Manager', 'Admin')),
  invited_by uuid not null,
  -- Who said that the invited person agreed to be texted, and when.
  text_agreed_by uuid,
  text_agreed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  withdrawn_at timestamptz(3)
);
create index invitations_organization on invitations (organization_id);
select app.protect('invitations');

-- Mails on their way. The body of a reset or an invitation carries a link, so it is forgotten when it has left; only the
-- mailbox of a demo ('kept') keeps it. A report may carry a file, and is sent at most once: whether it left when its process died
-- is said to be unknown.
create table mails (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('reset', 'invitation', 'report', 'notice')),
  about uuid,
  to_address text not null check (length(to_address) <= 320),
  subject text not null,
  body text,
  attachment_name text check (length(attachment_name) <= 200),
  attachment text check (length(attachment) <= 1000000),
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'kept')),
  tries int not null default 0,
  problem text,
  claimed_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index mails_newest on mails (organization_id, created_at desc);
create index mails_about on mails (organization_id, about);
select app.protect('mails');

-- Keys with which a program of a clinic calls the API. Only a hash of the key is stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations (id),
  name text not null check (length(name) between 1 and 80),
  prefix text not null,
  key_hash text not null unique,
  scope text not null check (scope in ('read', 'write')),
  created_by uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_keys_organization on api_keys (organization_id, created_at desc);
select app.protect('api_keys');
