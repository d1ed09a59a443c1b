-- Ways to sign in. An email tells people of a sign-in from a browser that their account does not know. Programs keep no cookie: the
-- same program at the same address is emailed once a day. The key is a hash and is swept with the other tries.
create function app.claim_new_device(device text, at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth.sign_in_tries as t (key, failures, last_at) values (claim_new_device.device, 0, claim_new_device.at)
    on conflict (key) do update set last_at = excluded.last_at where t.last_at <= excluded.last_at - interval '1 day';
  return found;
end $$;
revoke execute on function app.claim_new_device from public;
grant execute on function app.claim_new_device to reinforce_tenant, reinforce_platform;

-- How far a session proved who is there, besides the password: 'code', 'recovery code', or 'provider' where the organization says
-- that its provider asks for a second factor itself. Null: the password alone.
alter table auth.session add factor text;

-- People of an organization with an address of this domain sign in with this provider alone; without a row with anything.
create table sign_in_rules (
  organization_id uuid primary key references organizations (id),
  domain text not null check (length(domain) between 3 and 253),
  provider text not null check (provider in ('google', 'microsoft')),
  -- The provider's own second factor is enough: ours is not asked for.
  trusts_provider boolean not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null
);
select app.protect('sign_in_rules');
