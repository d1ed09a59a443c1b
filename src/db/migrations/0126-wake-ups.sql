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

create or replace function app.enqueue(job_name text, payload jsonb, start_at timestamptz default now()) returns void
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
