-- Whatever holds a text until a moment (the guard, a vendor's wish, a new try, a person) thereby enqueues the job that releases it
-- then. One waiting job is enough: its run enqueues the next. One that is about to begin does not count: it may look before this
-- transaction is committed. The queue may be missing (a program that only imports); then the rare look for all finds what is due.
create function app.release_at(due timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if due is null or app.organization_id() is null then return; end if;
  begin
    if exists (select from pgboss.job where name = 'release-texts' and state < 'active'
               and start_after > clock_timestamp() + interval '5 seconds' and start_after <= due) then return; end if;
    perform app.enqueue('release-texts', jsonb_build_object('organizationId', app.organization_id()), greatest(due, now()));
  exception when invalid_schema_name or undefined_table or raise_exception then null;
  end;
end $$;
revoke execute on function app.release_at from public;
grant execute on function app.release_at to reinforce_tenant, reinforce_platform;

create function app.release_held() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app.release_at(min(c.send_at)) from changed c where c.message_status = 'held' and c.send_at is not null having min(c.send_at) is not null;
  return null;
end $$;
create trigger release_held after insert on text_messages referencing new table as changed
  for each statement execute function app.release_held();
create trigger release_held_again after update on text_messages referencing new table as changed
  for each statement execute function app.release_held();
