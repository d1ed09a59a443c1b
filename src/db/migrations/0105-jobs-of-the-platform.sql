-- A tenant enqueues for its own organization alone; the platform's role, which sees every organization, for each of them.
-- Within a function of the owner current_user is the owner: the role that the transaction took is the setting.
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
end $$;
