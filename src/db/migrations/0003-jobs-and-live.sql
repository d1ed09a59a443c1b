-- What a transaction leaves for later: jobs for the workers, and a word to open pages. pg-boss makes its own tables (src/db/migrate.ts).

-- A transaction remembers which jobs it enqueued and when the earliest of those for later is due; whoever commits it tells the
-- workers afterwards (src/platform/server/database.ts), so that they need not ask twice a second and no commit waits for a NOTIFY.
create function app.remember_enqueued(job_name text, start_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  names text := coalesce(current_setting('app.enqueued', true), '');
  due text := nullif(current_setting('app.enqueued_for', true), '');
begin
  if start_at <= now() then
    if position(' ' || job_name || ' ' in names || ' ') = 0 then perform set_config('app.enqueued', names || ' ' || job_name, true); end if;
  elsif due is null or start_at < due::timestamptz then
    perform set_config('app.enqueued_for', start_at::text, true);
  end if;
end $$;
revoke execute on function app.remember_enqueued from public;

-- Enqueues without any right on the job tables: a tenant for its own organization alone; the platform's role, which sees every
-- organization, for each of them. Within a function of the owner current_user is the owner: the role that the transaction
-- took is the setting.
create function app.enqueue(job_name text, payload jsonb, start_at timestamptz default now()) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare organization uuid := (payload ->> 'organizationId')::uuid;
begin
  if organization is null or app.organization_id() is null
     or (organization <> app.organization_id() and current_setting('role') <> 'reinforce_platform') then
    raise exception 'a job must belong to the organization of its transaction';
  end if;
  insert into pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, policy, dead_letter)
  select q.name, payload, start_at, start_at + make_interval(secs => q.retention_seconds), q.retry_limit, q.retry_delay,
         q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.policy, q.dead_letter
  from pgboss.queue q where q.name = job_name;
  if not found then raise exception 'there is no queue %', job_name; end if;
  perform app.remember_enqueued(job_name, start_at);
end $$;
revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to reinforce_tenant, reinforce_platform;

-- Some tables are watched by open pages: any change is told at commit, whoever made it. Ids only. A table that is watched has the
-- triggers announce_added, announce_changed and announce_gone; they name the area and the column of the organization.
create function app.announce_change() returns trigger language plpgsql as $$
declare
  area text := tg_argv[0];
  column_name text := tg_argv[1];
begin
  if tg_op = 'DELETE' then
    execute format('select pg_notify(''reinforce_live'', json_build_object(''organization'', o, ''area'', $1)::text) from (select distinct %I as o from gone) c', column_name) using area;
  else
    execute format('select pg_notify(''reinforce_live'', json_build_object(''organization'', o, ''area'', $1)::text) from (select distinct %I as o from added) c', column_name) using area;
  end if;
  return null;
end $$;
