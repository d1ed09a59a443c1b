alter table reinforce_users
  add column deactivated_at timestamptz(3),
  add column last_sign_in_at timestamptz(3),
  add column two_factor_at timestamptz(3);
create index reinforce_users_admins on reinforce_users (organization_id, id) where admin_level = 'Admin' and deactivated_at is null;
alter table organizations add column requires_two_factor boolean not null default false;
alter table invitations add column withdrawn_at timestamptz(3);
-- An Admin reads at the field that an address is in use; who uses it he does not learn.
grant execute on function app.is_taken to reinforce_tenant;

alter table auth."user" add column "twoFactorEnabled" boolean not null default false;
create table auth."twoFactor" (
  id uuid primary key default gen_random_uuid(),
  secret text not null,
  "backupCodes" text not null,
  "userId" uuid not null unique references auth."user" (id) on delete cascade,
  verified boolean not null default true,
  "failedVerificationCount" int not null default 0,
  "lockedUntil" timestamptz(3),
  -- The time step of the last code that was accepted: a code works once.
  last_step bigint not null default 0
);

-- Failed sign-ins by account, address and device; keys are hashes.
create table auth.sign_in_tries (
  key text primary key,
  failures int not null,
  last_at timestamptz(3) not null
);

-- Who asked for a new password, known to us or not: the answer to both is the same and takes the same time.
create table auth.reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  asked_at timestamptz(3) not null,
  answered_at timestamptz(3)
);
create index reset_requests_email on auth.reset_requests (email, asked_at);
create table auth.reset_links (
  token_hash text primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  made_by uuid,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index reset_links_user on auth.reset_links (user_id);
