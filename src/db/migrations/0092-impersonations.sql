-- Platform staff who look as an organization impersonate it.

alter table auth.viewings rename to impersonations;
alter table auth.impersonations rename constraint viewings_organization_id_fkey to impersonations_organization_id_fkey;
alter table auth.impersonations rename constraint viewings_pkey to impersonations_pkey;
alter table auth.impersonations rename constraint viewings_user_id_fkey to impersonations_user_id_fkey;
alter index auth.viewings_open rename to impersonations_open;
alter index auth.viewings_organization rename to impersonations_organization;
alter index auth.viewings_user rename to impersonations_user;
alter trigger end_viewings on auth.session rename to end_impersonations;
alter trigger end_viewings on reinforce_users rename to end_impersonations;
alter function app.start_viewing rename to start_impersonation;
alter function app.end_viewing rename to end_impersonation;
alter function app.end_viewings_of_person rename to end_impersonations_of_person;
alter function app.end_viewings_of_session rename to end_impersonations_of_session;

-- Functions whose body names what was renamed.
create or replace function app.end_impersonation(viewing uuid)
 RETURNS TABLE(organization_id uuid, user_id uuid, seconds integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update auth.impersonations v set ended_at = coalesce(v.ended_at, least(now(), v.until)), told = true where v.id = viewing and not v.told
    returning v.organization_id, v.user_id, extract(epoch from v.ended_at - v.started_at)::int
$function$;
create or replace function app.end_impersonations_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update auth.impersonations v set ended_at = now() where v.user_id = new.id and v.ended_at is null;
  return null;
end $function$;
create or replace function app.end_impersonations_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update auth.impersonations v set ended_at = now() where v.session_token = old.token and v.ended_at is null;
  return null;
end $function$;
create or replace function app.start_impersonation(session_token text, user_id uuid, organization_id uuid, minutes integer, OUT id uuid, OUT until timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update auth.impersonations v set ended_at = v.until where v.session_token = start_impersonation.session_token and v.ended_at is null and v.until <= now();
  insert into auth.impersonations as v (session_token, user_id, organization_id, until)
    values (start_impersonation.session_token, start_impersonation.user_id, start_impersonation.organization_id, now() + make_interval(mins => minutes))
    returning v.id, v.until into start_impersonation.id, start_impersonation.until;
end $function$;

