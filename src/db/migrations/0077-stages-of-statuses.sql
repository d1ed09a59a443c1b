-- What a status stands for in the figures, taken from its label when it is made: a rename changes no figure.
create function app.status_stage(label text) returns text language sql immutable parallel safe as $$
  select case app.fold_case(app.trimmed(label))
    when 'in-process to hire' then 'in_process' when 'interview scheduled' then 'interviewed' when 'candidate assessment' then 'interviewed' end
$$;
revoke execute on function app.status_stage from public;
grant execute on function app.status_stage to reinforce_tenant, reinforce_platform;

alter table pipeline_statuses add column stage text check (stage in ('in_process', 'interviewed'));
create function app.keep_status_stage() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.stage := coalesce(new.stage, app.status_stage(new.status_label));
  return new;
end $$;
create trigger keep_status_stage before insert or update of status_label on pipeline_statuses for each row execute function app.keep_status_stage();

-- Labels that were renamed or deleted, and what a link or a saved view means by them now.
create table former_statuses (
  organization_id uuid not null references organizations (id),
  label_key text not null check (length(label_key) <= 500),
  now_label text not null check (length(now_label) <= 500),
  primary key (organization_id, label_key)
);
select app.protect('former_statuses');

set local role reinforce_platform;
update pipeline_statuses set status_label = status_label where app.status_stage(status_label) is not null;
reset role;
