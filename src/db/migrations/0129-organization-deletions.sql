-- Deletions of whole organizations: scheduled, undone, or carried out. The row of one that was carried out is its certificate.
create table organization_deletions (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  name text not null,
  requested_by uuid not null,
  requested_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- As they were, for an undo.
  status_before text not null,
  closed_accounts uuid[] not null,
  has_stopped_texts boolean not null,
  undone_by uuid,
  undone_at timestamptz(3),
  -- From then on it can't be undone.
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- By table, how many rows are gone and how many stay, without values.
  erased jsonb not null default '{}',
  kept jsonb not null default '{}',
  stored_files int not null default 0,
  primary key (organization_id, id)
);
create unique index organization_deletions_open on organization_deletions (organization_id) where undone_at is null and finished_at is null;
create index organization_deletions_due on organization_deletions (due_at) where undone_at is null and finished_at is null;
select app.protect('organization_deletions', 'false');

-- Deletes accounts with all that belongs to them. Only a deletion that has started calls it.
create function app.delete_sign_ins(ids uuid[]) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare n int;
begin
  delete from auth.reset_requests r using auth."user" u where u.id = any(ids) and lower(r.email) = lower(u.email);
  delete from auth."user" u where u.id = any(ids);
  get diagnostics n = row_count;
  return n;
end $$;
revoke execute on function app.delete_sign_ins from public;
grant execute on function app.delete_sign_ins to reinforce_platform;

-- Drops what waits to be done for an organization.
create function app.drop_jobs(organization uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from pgboss.job j where j.data ->> 'organizationId' = organization::text and j.state in ('created', 'retry');
end $$;
revoke execute on function app.drop_jobs from public;
grant execute on function app.drop_jobs to reinforce_platform;
