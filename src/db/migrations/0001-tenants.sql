-- Who may see which row: two roles, the settings of a transaction, and one way to protect a table.

-- Roles are cluster-wide and may exist already: two databases of one cluster share them.
do $$
declare r text;
begin
  foreach r in array array['reinforce_tenant', 'reinforce_platform'] loop
    begin
      execute format('create role %I nologin', r);
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      if current_setting('server_version_num')::int >= 160000 then
        execute format('grant %I to current_user with inherit false, set true', r);
      else
        execute format('grant %I to current_user', r);
      end if;
    exception when insufficient_privilege then null;
    end;
    if not pg_has_role(current_user, r, 'MEMBER') then
      raise exception 'An administrator must first run: GRANT % TO %', r, current_user;
    end if;
  end loop;
end $$;

-- `app` holds functions, and tables that are no organization's; `auth` what signing in needs, before any tenant is known.
create schema app;
create schema auth;
grant usage on schema app, public to reinforce_tenant, reinforce_platform;

-- The organization and person of this transaction; null outside one, and then no row is visible.
create function app.organization_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;
create function app.user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- The house itself (jobs, vendors' calls, our own commands) says so. Nobody in particular (a program with a key, the reader of a
-- link) is not the house: what is limited to Admins, and saved logins, stay closed to them.
create function app.is_house() returns boolean language sql stable parallel safe
  return current_setting('app.house', true) is not distinct from 'on';

-- Forces row level security on a table: a tenant sees rows where `tenant_sees` holds, platform staff see all. The
-- organization is compared with the bare function: in a sub-select the planner could not tell a large clinic from a small one.
create function app.protect(t regclass, tenant_sees text default 'organization_id = app.organization_id()') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant on %s to reinforce_tenant using (%s) with check (%s)', t, tenant_sees, tenant_sees);
  -- On PostgreSQL 15 a member of a role always passes its policies: the owner may become platform's role, not be it.
  execute format('create policy platform on %1$s to reinforce_platform using (%2$s) with check (%2$s)', t, $q$(select current_user = 'reinforce_platform')$q$);
  execute format('grant select, insert, update, delete on %s to reinforce_tenant, reinforce_platform', t);
end $$;
revoke execute on function app.protect from public;
