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
