-- People who leave. However an account is closed, its sessions end in the same transaction, and every process drops what it remembers
-- of them when it commits: calls, live updates, and notifications stop then. Keys and calendars ask for the account at each call.
create function app.close_account() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.session where "userId" = new.auth_user_id;
  perform pg_notify('reinforce_session', new.auth_user_id::text);
  return null;
end $$;
revoke execute on function app.close_account from public;
create trigger close_account after update of deactivated_at on reinforce_users for each row
  when (old.deactivated_at is null and new.deactivated_at is not null) execute function app.close_account();

-- A key of a clinic's directory of people (SCIM) reaches its people and nothing else.
alter table api_keys drop constraint api_keys_scope_check;
alter table api_keys add constraint api_keys_scope_check check (scope in ('read', 'write', 'scim'));
