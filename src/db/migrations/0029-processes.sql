-- Which processes of the installation run, or ran until a day ago: no organization's data. Each writes its own row every 30 s and takes
-- it away when it is told to end; one that was killed stays and grows old. By the database's clock, so that machines may differ.
create table app.processes (
  id uuid primary key,
  name text not null,
  host text not null,
  pid int not null,
  version text not null,
  started_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now()
);
grant select on app.processes to reinforce_platform;

-- Tries the failed jobs of a queue again, one or all, and answers how many: what pg-boss's own retry does (one more try, due at once),
-- within the transaction that writes the fact. Whoever commits it wakes the workers, as with app.enqueue.
create function app.retry_jobs(queue text, job uuid default null) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare many int;
begin
  update pgboss.job j set state = 'retry', retry_limit = j.retry_limit + 1, completed_on = null
  where j.name = queue and j.state = 'failed' and (job is null or j.id = job);
  get diagnostics many = row_count;
  if many > 0 then perform app.remember_enqueued(queue, now()); end if;
  return many;
end $$;
revoke execute on function app.retry_jobs from public;
grant execute on function app.retry_jobs to reinforce_platform;
