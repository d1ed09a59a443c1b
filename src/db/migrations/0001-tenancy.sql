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

create schema app;
create schema auth;
grant usage on schema app, public to reinforce_tenant, reinforce_platform;

-- The organization and person of this transaction; null outside one, and then no row is visible.
create function app.organization_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;
create function app.user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

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

-- A tenant enqueues without any right on the job tables; the payload may only speak of its own organization.
create function app.enqueue(job_name text, payload jsonb, start_at timestamptz default now()) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.organization_id() is null or (payload ->> 'organizationId')::uuid is distinct from app.organization_id() then
    raise exception 'a job must belong to the organization of its transaction';
  end if;
  insert into pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, policy, dead_letter)
  select q.name, payload, start_at, start_at + make_interval(secs => q.retention_seconds), q.retry_limit, q.retry_delay,
         q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.policy, q.dead_letter
  from pgboss.queue q where q.name = job_name;
  if not found then raise exception 'there is no queue %', job_name; end if;
end $$;
revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to reinforce_tenant, reinforce_platform;
