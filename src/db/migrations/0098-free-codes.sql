-- Codes are unique over all organizations, which a tenant cannot see: which of these are taken, and nothing of whose they are.
create function app.taken_codes(wanted text[]) returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select lower(j.code) from public.job_codes j where lower(j.code) in (select lower(w) from unnest(wanted) w)
$$;
grant create on schema app to reinforce_platform;
alter function app.taken_codes owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
revoke execute on function app.taken_codes from public;
grant execute on function app.taken_codes to reinforce_tenant, reinforce_platform;
