-- Sign-in comes before any tenant: the tenant roles have no rights in this schema. Names in quotes are better-auth's.
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  phone_number text not null default '',
  role text not null default 'user',
  organization text not null default '',
  "twoFactorEnabled" boolean not null default false,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create unique index user_phone on auth."user" (phone_number) where phone_number <> '';

-- A session's token is kept as its hash: who reads a backup signs in nowhere.
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "expiresAt" timestamptz(3) not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create index session_of_user on auth.session ("userId");

create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz(3),
  "refreshTokenExpiresAt" timestamptz(3),
  scope text,
  password text,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create index account_of_user on auth.account ("userId");

create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz(3) not null,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);

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

-- A person's way to sign in and the profile are made in one transaction; only platform's role may call this.
create function app.create_sign_in(id uuid, name text, email text, phone text, role text, organization text, password_hash text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth."user" (id, name, email, phone_number, role, organization)
    values (create_sign_in.id, create_sign_in.name, lower(create_sign_in.email), create_sign_in.phone, create_sign_in.role, create_sign_in.organization);
  insert into auth.account ("accountId", "providerId", "userId", password)
    values (create_sign_in.id::text, 'credential', create_sign_in.id, password_hash);
end $$;
revoke execute on function app.create_sign_in from public;
grant execute on function app.create_sign_in to reinforce_platform;

-- An Admin reads at the field that an address is in use, and does not learn who uses it.
create function app.is_taken(email text, phone text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth."user" u where u.email = lower(is_taken.email) or (is_taken.phone <> '' and u.phone_number = is_taken.phone))
$$;
revoke execute on function app.is_taken from public;
grant execute on function app.is_taken to reinforce_tenant, reinforce_platform;
