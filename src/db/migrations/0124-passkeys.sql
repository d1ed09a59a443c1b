-- Passkeys, as the library of sign-in keeps them: a public key each, and nothing that signs in. A key belongs to one account: no one
-- registers another's again.
create table auth.passkey (
  id uuid primary key default gen_random_uuid(),
  name text check (length(name) between 1 and 60),
  "publicKey" text not null check (length("publicKey") <= 4000),
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "credentialID" text not null unique check (length("credentialID") between 1 and 1400),
  counter bigint not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  "createdAt" timestamptz(3) not null default now(),
  aaguid text,
  last_used_at timestamptz(3)
);
create index passkey_of_user on auth.passkey ("userId");

-- As in 0005, and when someone else takes the second factor away, the passkeys go with the sessions: they may be on the lost phone.
create or replace function app.follow_second_factor() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.two_factor_at is null then
    delete from auth."twoFactor" where "userId" = new.auth_user_id;
    if app.user_id() is distinct from new.auth_user_id then
      delete from auth.session where "userId" = new.auth_user_id;
      delete from auth.passkey where "userId" = new.auth_user_id;
    end if;
  else
    update auth."twoFactor" set verified = true where "userId" = new.auth_user_id;
    if not found then raise exception 'there is no second factor to turn on'; end if;
    delete from auth.session where "userId" = new.auth_user_id and token is distinct from nullif(current_setting('app.session', true), '');
  end if;
  update auth."user" set "twoFactorEnabled" = new.two_factor_at is not null where id = new.auth_user_id;
  return null;
end $$;
